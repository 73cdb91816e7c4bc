import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countPlaywright, countVitest } from './count-tests.mjs';
import { nodeBinary, root } from './ensure-installed.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { runChild } from './run-child.mjs';
import { timesOfPlaywright, timesOfVitest } from './test-times.mjs';
import { unsteadyJourneys } from './unsteady-journeys.mjs';

const reports = {
  unit: join(root, '.cache', 'test', 'vitest.json'),
  e2e: join(root, '.cache', 'e2e', 'report.json'),
};

/** Every *.test.ts of every room, on a PostgreSQL of its own. */
export const runUnitTests = (filters) =>
  counted(
    { file: reports.unit, count: countVitest, times: timesOfVitest },
    [
      tool('vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports.unit}`,
      ...(filters.length > 0 ? ['--passWithNoTests', ...filters] : []),
    ],
    plainInLogs(),
  );

/** Every journey of e2e/ in a real browser. */
export const runJourneys = (filters) =>
  counted({ file: reports.e2e, count: countPlaywright, times: timesOfPlaywright }, [
    tool('@playwright', 'test', 'cli.js'),
    'test',
    `--config=${join(root, 'e2e', 'playwright.config.ts')}`,
    ...(filters.length > 0 ? ['--pass-with-no-tests', ...filters] : []),
  ]);

const tool = (...path) => join(root, 'node_modules', ...path);

const counted = async ({ file, count, times }, args, env = process.env) => {
  rmSync(file, { force: true });
  const ownTemporary = inMemory();
  const { code, stopped } = await runChild(nodeBinary(), args, {
    cwd: root,
    env: { ...caches, ...(ownTemporary ? { TMPDIR: ownTemporary } : {}), ...env },
  });
  if (ownTemporary) rmSync(ownTemporary, { recursive: true, force: true });
  if (stopped) process.exit(130);
  const report = read(file);
  return { ...count(report, code), times: times(report), unsteady: unsteadyJourneys(report) };
};

const caches = {
  NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
  PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, '.cache', 'e2e', 'scripts'),
};

/** A folder of this run's own, with a short name: the paths of sockets may not be long. */
const inMemory = () => {
  const folder = memoryFolder();
  if (!folder) return undefined;
  const own = mkdtempSync(join(folder, 'archway-'));
  // As root the databases run as another user, who must be able to enter.
  chmodSync(own, 0o755);
  return own;
};

// vitest colors its output wherever CI is set; a log file is for reading.
const plainInLogs = () => {
  const { FORCE_COLOR, ...rest } = process.env;
  return process.stdout.isTTY ? process.env : { ...rest, NO_COLOR: '1' };
};

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};
