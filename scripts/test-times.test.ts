import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './ensure-installed.mjs';
import { testTimes, timesOfPlaywright, timesOfVitest } from './test-times.mjs';

const vitest = {
  testResults: [
    {
      name: join(root, 'server/src/vendors/vendors.test.ts'),
      assertionResults: [
        { fullName: 'a vendor is added', duration: 1500 },
        { fullName: 'a vendor is skipped' },
      ],
    },
    {
      name: join(root, 'server/src/platform/http/limits.test.ts'),
      assertionResults: [{ fullName: 'a limit', duration: 900 }],
    },
  ],
};
const playwright = {
  suites: [
    {
      file: 'vendors/vendors.spec.ts',
      specs: [{ title: 'adds a vendor', tests: [{ results: [{ duration: 2000 }, { duration: 500 }] }] }],
      suites: [{ specs: [{ title: 'inside', tests: [{ results: [{ duration: 100 }] }] }] }],
    },
  ],
};

test('times are added up over the rooms by slice, what no slice owns by its part of the house', () => {
  const lines = testTimes([...timesOfVitest(vitest), ...timesOfPlaywright(playwright)]);
  expect(lines.slice(0, 3).map((line) => line.trim())).toEqual([
    'Time per slice',
    '4.1 s  vendors',
    '0.9 s  server/platform',
  ]);
});

test('the slowest tests are named with their file, a journey with all its attempts', () => {
  const lines = testTimes([...timesOfVitest(vitest), ...timesOfPlaywright(playwright)], { slowest: 2 });
  expect(lines.slice(-3).map((line) => line.trim())).toEqual([
    'The slowest 2',
    '2.5 s  e2e/vendors/vendors.spec.ts  adds a vendor',
    '1.5 s  server/src/vendors/vendors.test.ts  a vendor is added',
  ]);
});

test('a run without a report has no times', () => {
  expect([...timesOfVitest(undefined), ...timesOfPlaywright(undefined)]).toEqual([]);
});
