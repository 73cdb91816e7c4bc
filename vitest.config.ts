import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { contractPlugin } from './web/build/contract-plugin.ts';

/**
 * Files share their worker's modules, which are loaded once: a file starts in a tenth of the time. A test that changes what
 * others import (a mock, a setting of a library for the whole process) is named `*.alone.test.ts`, and has no database.
 */
const together = { isolate: false };
const alone = ['**/*.alone.test.ts'];
/**
 * Tests of the web that need a page are named `*.page.test.ts`, and those of what the app keeps in its modules (session,
 * guard and their listeners) `*.page.alone.test.ts`: each has a page of its own.
 */
const onAPage = ['**/*.page.test.{ts,tsx}'];
const onTheirOwnPage = ['**/*.page.alone.test.{ts,tsx}'];

/** For a machine that others share, which may stand still for many seconds. */
const patience = { testTimeout: 90_000, hookTimeout: 120_000, teardownTimeout: 60_000 };

/** A matrix is a short file and a long work: begun last, it would keep one worker busy while the others rest. */
class MatricesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isMatrix = ({ moduleId }: TestSpecification) => moduleId.endsWith('matrices.test.ts');
    return [...sorted.filter(isMatrix), ...sorted.filter((file) => !isMatrix(file))];
  }
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: Math.max(2, availableParallelism()),
    silent: 'passed-only',
    sequence: { sequencer: MatricesFirst },
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
          ...patience,
        },
      },
      {
        plugins: [contractPlugin()],
        test: {
          name: 'web',
          include: ['web/{src,worker}/**/*.test.{ts,tsx}'],
          exclude: [...onAPage, ...onTheirOwnPage],
          environment: 'node',
          ...together,
          ...patience,
        },
      },
      ...[
        { name: 'web-page', include: onAPage, isolate: false },
        { name: 'web-page-alone', include: onTheirOwnPage, isolate: true },
      ].map(({ name, include, isolate }) => ({
        plugins: [contractPlugin()],
        test: {
          name,
          include: include.map((files) => `web/src/${files}`),
          environment: 'jsdom',
          setupFiles: ['web/src/test/page.ts'],
          isolate,
          ...patience,
        },
      })),
      {
        // Reads what the build made, so it runs where Node does.
        test: { name: 'bundle', include: ['web/*.test.ts'], environment: 'node', ...patience },
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
