import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, runOnce } from 'graphile-worker';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { makeApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import { openMigrated } from '../src/platform/db/connections/open-database.ts';
import type { Pool } from '../src/platform/db/pool.ts';
import type { HttpServer } from '../src/platform/http/server.ts';
import { openQueuePool } from '../src/platform/jobs/queue-pool.ts';
import { type JobHandlers, tasksOf } from '../src/platform/jobs/worker.ts';
import { loggerOptions } from '../src/platform/log/logger-options.ts';
import type { Services } from '../src/platform/services.ts';
import { makePasswords, type Passwords } from '../src/platform/tokens/passwords.ts';
import { type Browser, makeBrowser } from './browser.ts';
import { makeTestDatabase, type TestDatabase } from './test-cluster.ts';

export type TestApp = {
  readonly url: string;
  readonly config: Config;
  readonly server: HttpServer;
  readonly services: Services;
  readonly jobs: JobHandlers;
  readonly database: TestDatabase;
  /** Sees every row of every organization. */
  readonly sql: Pool;
  readonly logged: readonly string[];
  /** Another server process on the same database, with connections of its own; also what a restart would be. */
  another(overrides?: Partial<Config>, tokenSecrets?: readonly string[]): Promise<TestApp>;
  /** Moves the server's clock. */
  pass(seconds: number): void;
  /** Does every job that is due now, once. A job that fails is put back by the queue for later. */
  work(): Promise<void>;
  /** Forgets who called how often, as if the hour were over. */
  forgetLimits(): Promise<void>;
  browser(): Browser;
  close(): Promise<void>;
};

type Parts = {
  readonly database: TestDatabase;
  readonly time: { offsetMs: number };
  readonly tokenSecrets: readonly string[];
  /** As dear as in the product only where that is what the test is about: thousands of people sign in here. */
  readonly passwords: Passwords;
};

/** The real server on a free port with a database of its own. Time can be turned; log lines are kept to be searched. */
export const startTestApp = async (
  overrides: Partial<Config> = {},
  parts: Partial<Parts> = {},
): Promise<TestApp> => {
  const database = parts.database ?? (await makeTestDatabase());
  const ownFolder = overrides.ARCHWAY_DATA ? undefined : await mkdtemp(join(tmpdir(), 'archway-data-'));
  const config = {
    ...readConfig({ PORT: '0', LOG_LEVEL: 'debug', DEMO: 'off', PUBLIC_URL: 'https://archway.example' }),
    ...(ownFolder ? { ARCHWAY_DATA: ownFolder } : {}),
    ...overrides,
  };
  const { time = { offsetMs: 0 }, tokenSecrets = [testSecret], passwords = quickPasswords() } = parts;
  const clock = { now: () => new Date(Date.now() + time.offsetMs) };
  const logged: string[] = [];
  const log = pino(loggerOptions(config), { write: (line: string) => void logged.push(line) });
  const { server, services, jobs } = await makeApp({ config, database, clock, log, tokenSecrets, passwords });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const others: { close(): Promise<void> }[] = [];
  let queue: ReturnType<typeof openQueuePool> | undefined;

  const another: TestApp['another'] = async (more = {}, secrets = tokenSecrets) => {
    const own = await openMigrated(database.ownerTarget, database.appTarget, {
      repo: readConfig({}).repo,
      POOL_SIZE: more.POOL_SIZE ?? 8,
      onStatement: database.watch.onStatement,
    });
    const app = await startTestApp(
      { ...overrides, ARCHWAY_DATA: config.ARCHWAY_DATA, ...more },
      { database: { ...database, ...own }, time, tokenSecrets: secrets, passwords },
    );
    others.push(app);
    return app;
  };

  return {
    url,
    config,
    server,
    services,
    jobs,
    database,
    sql: database.superuser,
    logged,
    another,
    pass: (seconds) => {
      time.offsetMs += seconds * 1000;
    },
    work: async () => {
      queue ??= openQueuePool(database.ownerTarget, log);
      await runOnce({ pgPool: queue, taskList: tasksOf(jobs), logger: silence, noHandleSignals: true });
      await written(queue);
    },
    forgetLimits: async () => {
      await database.superuser`delete from rate_bucket`;
    },
    browser: () => makeBrowser(url),
    close: async () => {
      await Promise.all(others.map((other) => other.close()));
      await server.close();
      await queue?.end();
      if (ownFolder) await rm(ownFolder, { recursive: true, force: true });
      await database.close();
    },
  };
};

export const testSecret = 'a secret for tests that is long enough';
const quickPasswords = () => makePasswords({ memoryCost: 256, timeCost: 1 });
/** The queue writes down how jobs ended without waiting for it. */
const written = async (queue: ReturnType<typeof openQueuePool>) => {
  const giveUpAt = Date.now() + 5000;
  const taken = () => queue.query('select from graphile_worker._private_jobs where locked_at is not null');
  while ((await taken()).rowCount && Date.now() < giveUpAt) await sleep(5);
};

const silence = new Logger(() => () => {});

/**
 * For test files: the app of this worker, which other files use before and after, each with organizations of its own.
 * Whoever turns the clock, counts rows of everybody, reads the log or runs all jobs needs `useOwnTestApp`.
 */
export const useTestApp = (): TestApp => {
  const holder: { app?: TestApp } = {};
  beforeAll(async () => {
    shared ??= startTestApp();
    holder.app = await shared;
    await holder.app.forgetLimits();
  });
  afterAll(async () => {
    await holder.app?.database.checkStatements();
  });
  return whenStarted(holder);
};

/** It is never closed: its worker ends, and the cluster with all databases in it is thrown away. */
let shared: Promise<TestApp> | undefined;

/** For test files: one app for all tests of this file alone, with a database of its own. */
export const useOwnTestApp = (overrides: Partial<Config> = {}, parts: Partial<Parts> = {}): TestApp => {
  const holder: { app?: TestApp } = {};
  beforeAll(async () => {
    holder.app = await startTestApp(overrides, parts);
  });
  afterAll(async () => {
    await holder.app?.close();
  });
  return whenStarted(holder);
};

/** Looked up at each use, because the app only exists once the tests run. */
const whenStarted = (holder: { readonly app?: TestApp }): TestApp =>
  new Proxy({} as TestApp, { get: (_target, name) => Reflect.get(holder.app ?? {}, name) });
