import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from './find-browser.ts';

const executablePath = findBrowser();
// Each worker reads this file again: it then takes the browser found here.
process.env['ARCHWAY_CHROME'] = executablePath;

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e/results',
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e/report.json' }]],
  // A worker is a browser, a server and a PostgreSQL: one for each core, and two where there is one.
  workers: Math.max(2, availableParallelism()),
  fullyParallel: true,
  // On a server and a database of its own. Who needed it is named at the end of the run (decision 52).
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // A machine that others share may stand still for many seconds; what is waited for is visible, so nobody waits longer than needed.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: browserFlags() },
  },
});
