/**
 * How many tests passed and failed, from a JSON report of vitest. A file that could not be read counts as one
 * failure, and so does a run that ended badly without a failed test (an error outside of any test).
 */
export const countVitest = (report, exitCode) => {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults);
  const broken = files.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed));
  const passed = tests.filter((each) => each.status === 'passed').length;
  return withExitCode({ passed, failed: tests.filter(isFailed).length + broken.length }, exitCode);
};

/**
 * The same from a JSON report of Playwright, where `errors` are those outside of any test. A journey that passed at its
 * second try counts as passed; those beyond the few that may be unsteady count as failed.
 */
export const countPlaywright = (report, exitCode) => {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  const outside = report?.errors?.length ?? 0;
  const tooMany = Math.max(0, flaky - unsteadyAtMost);
  return withExitCode(
    { passed: expected + flaky - tooMany, failed: unexpected + outside + tooMany },
    exitCode,
  );
};

/** Of several hundred journeys on a machine that others share. */
const unsteadyAtMost = 5;

const isFailed = (each) => each.status === 'failed';

const withExitCode = (count, exitCode) =>
  exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
