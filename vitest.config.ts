import { defineConfig } from 'vitest/config';
import { contractPlugin } from './web/build/contract-plugin.ts';

/**
 * Files share their worker's modules, which are loaded once: a file starts in a tenth of the time. A test that changes what
 * others import (a mock, a setting of a library for the whole process) is named `*.alone.test.ts`.
 */
const together = { isolate: false };
const alone = ['**/*.alone.test.ts'];
/** Tests of the web that need a page are named `*.page.test.ts`. */
const onAPage = ['**/*.page.test.{ts,tsx}'];

const patience = { testTimeout: 30_000, hookTimeout: 60_000, teardownTimeout: 30_000 };

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'contract',
          include: ['contract/src/**/*.test.ts'],
          environment: 'node',
          ...together,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/{src,test}/**/*.test.ts'],
          exclude: alone,
          environment: 'node',
          // One embedded PostgreSQL for the whole run; each test file makes its own database in it.
          globalSetup: ['server/test/global-setup.ts'],
          ...together,
          ...patience,
        },
      },
      {
        test: {
          name: 'server-alone',
          include: alone.map((files) => `server/src/${files}`),
          environment: 'node',
          globalSetup: ['server/test/global-setup.ts'],
          ...patience,
        },
      },
      {
        plugins: [contractPlugin()],
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: onAPage,
          environment: 'node',
          ...together,
          ...patience,
        },
      },
      {
        plugins: [contractPlugin()],
        test: {
          name: 'web-page',
          include: onAPage.map((files) => `web/src/${files}`),
          environment: 'jsdom',
          setupFiles: ['web/src/test/page.ts'],
          // The app keeps its session, languages and listeners in its modules: each file has its own.
          ...patience,
        },
      },
      {
        // Reads what the build made, so it runs where Node does.
        test: { name: 'bundle', include: ['web/bundle-weight.test.ts'], environment: 'node', ...patience },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          exclude: ['scripts/law/fixtures/**'],
          environment: 'node',
          ...patience,
        },
      },
    ],
  },
});
