import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary, root } from './ensure-installed.mjs';
import { runChild } from './run-child.mjs';

/**
 * Types beside lint, import law, dead code and the OpenAPI document: each with its time, and with its whole output when it fails. `print` takes
 * what is to be read; with a `priority` they give way to whatever else runs.
 */
export const runChecks = async ({ fix = false, print = console.log, priority } = {}) => {
  const [types, ...others] = checks(fix);
  const how = { print, priority };
  return (await Promise.all([runInTurn([types], how), runInTurn(others, how)])).flat();
};

const runInTurn = async (checks, how) => {
  const results = [];
  for (const check of checks) {
    const result = await run(check, how);
    results.push(result);
    if (result.stopped) break;
  }
  return results;
};

const tool = (...path) => join(root, 'node_modules', ...path);
const inColor = process.stdout.isTTY === true;

const checks = (fix) => [
  // Several checkers find the same types each for itself: twice the work, on cores that the other checks need.
  {
    name: 'types',
    args: [tool('typescript', 'bin', 'tsc'), '-b', '--singleThreaded', ...(inColor ? ['--pretty'] : [])],
  },
  { name: 'lint', args: [tool('@biomejs', 'biome', 'bin', 'biome'), ...lintOptions(fix)] },
  { name: 'import law', args: [join(root, 'scripts', 'import-law.mjs')] },
  { name: 'dead code', args: [tool('knip', 'bin', 'knip.js'), '--no-progress'] },
  {
    name: 'OpenAPI',
    args: ['--disable-warning=ExperimentalWarning', join(root, 'scripts', 'check-openapi.mjs')],
  },
];

const lintOptions = (fix) => [
  'check',
  '--error-on-warnings',
  ...(inColor ? ['--colors=force'] : []),
  ...(fix ? ['--write'] : []),
];

const run = async ({ name, args }, { print, priority }) => {
  const started = performance.now();
  const log = logFile(name);
  const out = openSync(log, 'w');
  const stdio = ['ignore', out, out];
  const { code, stopped } = await runChild(nodeBinary(), args, { cwd: root, stdio, priority });
  closeSync(out);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const ok = code === 0 && !stopped;
  print(`${ok ? '✓' : '✗'} ${name.padEnd(12)}${seconds} s`);
  if (!ok && !stopped) print(readFileSync(log, 'utf8'));
  return { name, ok, stopped };
};

const logFile = (name) => {
  const folder = join(root, '.cache', 'check');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${name.replaceAll(' ', '-')}.log`);
};
