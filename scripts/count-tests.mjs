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

/** The same from a JSON report of Playwright, where `errors` are those outside of any test. */
export const countPlaywright = (report, exitCode) => {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  const outside = report?.errors?.length ?? 0;
  return withExitCode({ passed: expected + flaky, failed: unexpected + outside }, exitCode);
};

const isFailed = (each) => each.status === 'failed';

const withExitCode = (count, exitCode) =>
  exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
