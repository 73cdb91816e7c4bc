import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from './ensure-installed.mjs';
import { runChecks } from './run-checks.mjs';
import { runChild } from './run-child.mjs';
import { runJourneys, runUnitTests } from './run-tests.mjs';
import { testFilters } from './test-filters.mjs';
import { testTimes } from './test-times.mjs';

/**
 * `npm test`: checks, web build, tests, journeys, what took how long, and one last line `N passed, N failed`.
 * `npm test -- [slice or part of a path…] [--unit] [--e2e] [--no-check]` runs a part of it.
 */
const { values: only, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { unit: { type: 'boolean' }, e2e: { type: 'boolean' }, 'no-check': { type: 'boolean' } },
});

/** The lowest there is: a process that runs only while no other wants to. */
const idleOnly = 19;

await ensureInstalled();
const filters = testFilters(words);
// A build and tests that wait leave a processor idle now and then: this fills it, and takes no more.
const checking = Promise.all(only['no-check'] ? [] : [checked()]);
const counts = [await built()];
const tests = [];
if (!only.e2e) tests.push(await ran('tests', runUnitTests, filters.unit));
if (!only.unit) tests.push(await ran('journeys', runJourneys, filters.journeys));
counts.push(...(await checking), ...tests, ...nothingRan(tests));

const sum = (kind) => counts.reduce((total, count) => total + count[kind], 0);
process.exitCode = sum('failed') === 0 ? 0 : 1;
for (const line of testTimes(tests.flatMap(({ times }) => times))) console.log(line);
const unsteady = tests.flatMap((each) => each.unsteady ?? []);
if (unsteady.length > 0) console.log(`\nPassed at the second try only: ${unsteady.length}`);
for (const text of unsteady) console.log(text);
for (const { lines = [] } of counts) for (const text of lines) console.log(text);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);

// What they found is read after the tests, whose reporter writes meanwhile.
async function checked() {
  const lines = [];
  const results = await runChecks({ priority: idleOnly, print: (text) => lines.push(text) });
  if (results.some((result) => result.stopped)) process.exit(130);
  const passed = results.filter((result) => result.ok).length;
  return { passed, failed: results.length - passed, lines };
}

// A process of its own: a build that fails ends its process, and the tests go on to the last line.
async function built() {
  const { code, stopped } = await runChild(process.execPath, [join(root, 'scripts', 'build-web.mjs')], {
    cwd: root,
  });
  if (stopped) process.exit(130);
  console.log(`${code === 0 ? '✓' : '✗'} web build`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function ran(what, run, wanted) {
  if (wanted?.length === 0) return { what, passed: 0, failed: 0, times: [] };
  return { what, ...(await run(wanted ?? [])) };
}

// Silence is not success: every kind must have run, or with a filter at least one of them.
function nothingRan(tests) {
  const silent = tests.filter(({ passed, failed }) => passed + failed === 0);
  if (words.length > 0 && silent.length < tests.length) return [];
  for (const { what } of silent) console.log(`✗ no ${what} ran`);
  return silent.map(() => ({ passed: 0, failed: 1 }));
}
