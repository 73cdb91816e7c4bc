import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdingLock } from './hold-lock.mjs';
import { runChild } from './run-child.mjs';
import { stopWithLine } from './stop-with-line.mjs';

/** The folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The oldest Node that runs the product; older ones only run these scripts. */
const neededNode = 24;

/** Installs what package-lock.json asks for, exactly, unless node_modules already is that. */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  await holdingLock(join(root, '.cache', 'install.lock'), async () => {
    if (isInstalled()) return;
    if (!matchesLock()) await install();
    writeFileSync(marker, wanted());
  });
};

/** The Node that runs the product: this one if it is new enough, else the one pinned in package.json. */
export const nodeBinary = () => {
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return process.execPath;
  const pinned = pinnedNodes.find(isProgram);
  if (pinned) return pinned;
  return stopWithLine(
    `Archway needs Node ${neededNode} and none could be installed for ${process.platform}-${process.arch}: ` +
      `please install Node ${neededNode} or newer (this is ${process.version}).`,
  );
};

/** One package for each kind of machine, under two kinds of names; npm installs the one that suits this machine. */
const machine = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const program = process.platform === 'win32' ? 'node.exe' : 'node';
const pinnedNodes = [`node-${machine}`, `node-bin-${machine}`].map((name) =>
  join(root, 'node_modules', name, 'bin', program),
);

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const marker = join(root, 'node_modules', '.archway-installed');
const lockFile = join(root, 'package-lock.json');

const isInstalled = () => existsSync(marker) && readFileSync(marker, 'utf8') === wanted();

const wanted = () =>
  createHash('sha256')
    .update(`${process.platform}-${process.arch}\n`)
    .update(readFileSync(lockFile))
    .digest('hex');

/** A person's own `npm install` counts too: npm keeps what it installed in node_modules/.package-lock.json. */
const matchesLock = () => {
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  const locked = packagesIn(lockFile);
  if (!present || !locked) return false;
  const ours = Object.keys(locked[''].optionalDependencies ?? {}).map((name) => `node_modules/${name}`);
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link) return true;
    if (present[path]) return present[path].version === entry.version;
    return entry.optional === true && !(ours.includes(path) && suits(entry));
  });
};

const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
};

const suits = ({ os, cpu }) => names(os, process.platform) && names(cpu, process.arch);
/** A package names one, several or none, which means all. */
const names = (wanted, ours) => wanted === undefined || [wanted].flat().includes(ours);

const install = async () => {
  process.stdout.write('Installing what Archway needs; the first time takes a minute or two…\n');
  // The product builds its own web app, so the tools are wanted even where NODE_ENV says production.
  // What the lock file names never changes: what npm has of it already need not be asked for again.
  const args = ['ci', '--include=dev', '--include=optional', '--prefer-offline', ...quietly];
  const { code, stopped } = await runChild(...npm(args), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (stopped) process.exit(130);
  if (code !== 0) {
    stopWithLine(`Archway could not install its packages (npm ci ended with ${code}): see the lines above.`);
  }
};

const quietly = ['--loglevel=error', '--no-audit', '--no-fund'];

/** The npm that started this script, or the one on the path. */
const npm = (args) => {
  const running = process.env.npm_execpath;
  if (running && /npm-cli\.c?js$/.test(running)) return [process.execPath, [running, ...args]];
  return process.platform === 'win32' ? ['npm.cmd', args] : ['npm', args];
};
