import { contract } from '@archway/contract';
import type { ProblemBody } from '@archway/contract/kernel/problem';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { makeApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { Services } from '../src/platform/services.ts';
import { type Browser, makeBrowser } from './browser.ts';
import { makeTestDatabase } from './test-cluster.ts';

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** The real server on a free port with a database of its own. Time can be turned; log lines are kept to be searched. */
export const startTestApp = async (overrides: Partial<Config> = {}) => {
  const database = await makeTestDatabase();
  const config = { ...readConfig({ PORT: '0', LOG_LEVEL: 'debug', DEMO: 'off', PUBLIC_URL: 'https://archway.example' }), ...overrides };
  const time = { offsetMs: 0 };
  const clock = { now: () => new Date(Date.now() + time.offsetMs) };
  const logged: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  const { server, services, jobs } = await makeApp({ config, database, clock, log, tokenSecrets: ['a secret for tests that is long enough'] });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    config,
    server,
    services: services as Services,
    jobs,
    database,
    /** Sees every row of every organization. */
    sql: database.superuser,
    logged,
    /** Moves the server's clock. */
    pass: (seconds: number) => { time.offsetMs += seconds * 1000; },
    browser: (): Browser => makeBrowser(url),
    close: async () => {
      await server.close();
      await database.close();
    },
  };
};

/** For test files: one app for all tests of the file. */
export const useTestApp = (overrides: Partial<Config> = {}): TestApp => {
  const holder: { app?: TestApp } = {};
  beforeAll(async () => { holder.app = await startTestApp(overrides); });
  afterAll(async () => { await holder.app?.close(); });
  // Looked up at each use, because the app only exists once the tests run.
  return new Proxy({} as TestApp, { get: (_target, name) => Reflect.get(holder.app ?? {}, name) });
};

export type { ProblemBody };
export { contract };
