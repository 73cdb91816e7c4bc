import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './count-tests.mjs';
import { unsteadyJourneys } from './unsteady-journeys.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('passed and failed tests are added up over the files, skipped ones are not', () => {
  const report = { testResults: [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed')] };
  expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 1 });
});

test('a test file that cannot be read is a failure', () => {
  expect(countVitest({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({
    passed: 1,
    failed: 1,
  });
});

test('an error outside of any test is a failure', () => {
  expect(countVitest({ testResults: [file('passed', 'passed')] }, 1)).toEqual({ passed: 1, failed: 1 });
  expect(countPlaywright({ stats: { expected: 3 }, errors: [{}] }, 1)).toEqual({ passed: 3, failed: 1 });
});

test('a run without a report is a failure', () => {
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 });
});

test('journeys are counted by their outcome', () => {
  const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 5 };
  expect(countPlaywright({ stats, errors: [] }, 1)).toEqual({ passed: 5, failed: 2 });
});

test('journeys that needed a second try are few, or they fail', () => {
  const stats = { expected: 100, flaky: 5, unexpected: 0 };
  expect(countPlaywright({ stats, errors: [] }, 0)).toEqual({ passed: 105, failed: 0 });
  expect(countPlaywright({ stats: { ...stats, flaky: 7 }, errors: [] }, 0)).toEqual({
    passed: 105,
    failed: 2,
  });
});

test('a journey that needed a second try is named with the first fault', () => {
  const report = {
    suites: [
      {
        file: 'moves/plan.spec.ts',
        specs: [{ title: 'steady', tests: [{ status: 'expected', results: [{}] }] }],
        suites: [
          {
            file: 'moves/plan.spec.ts',
            specs: [
              {
                title: 'unsteady',
                tests: [{ status: 'flaky', results: [{ error: { message: 'Timed out\nat a line' } }, {}] }],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(unsteadyJourneys(report)).toEqual(['e2e/moves/plan.spec.ts  unsteady  Timed out']);
  expect(unsteadyJourneys(undefined)).toEqual([]);
});
