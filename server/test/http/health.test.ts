import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { openMigrated } from '../../src/platform/db/connections/open-database.ts';
import { expectProblem } from '../expect-problem.ts';
import { owner, type PersonInTest } from '../people.ts';
import { startTestApp, type TestApp, testSecret } from '../test-app.ts';
import { makeTestDatabase, type TestDatabase } from '../test-cluster.ts';
import { makeFaultProxy } from './fault-proxy.ts';

let wire: Awaited<ReturnType<typeof makeFaultProxy>>;
let database: TestDatabase;
let app: TestApp;
let robin: PersonInTest;

beforeAll(async () => {
  wire = await makeFaultProxy();
  database = await makeTestDatabase();
  const behindWire = await openMigrated(
    database.ownerTarget,
    { ...database.appTarget, ...wire.target },
    { repo: readConfig({}).repo, POOL_SIZE: 4 },
  );
  const both = async () => {
    await Promise.all([behindWire.close(), database.close()]);
  };
  app = await startTestApp(
    {},
    {
      database: { ...database, ...behindWire, close: both },
      time: { offsetMs: 0 },
      tokenSecrets: [testSecret],
    },
  );
  robin = await owner(app);
});
afterAll(async () => {
  wire.mend();
  await app.close();
  wire.close();
});
beforeEach(() => app.forgetLimits());

/** When a connection that is not answered gives up by itself. */
const connectMs = 10_000;

const send = async (path: string) => {
  const start = performance.now();
  const { status } = await app.browser().request('GET', path);
  return { status, ms: performance.now() - start };
};
const recovers = () =>
  expect.poll(async () => (await send('/readyz')).status, { timeout: 10_000, interval: 100 }).toBe(200);

test('with a database it is alive and ready', async () => {
  expect((await send('/livez')).status).toBe(200);
  expect((await send('/readyz')).status).toBe(200);
});

test('with the database gone it is alive, not ready, says so to callers, and recovers by itself', async () => {
  wire.cut();
  expect((await send('/livez')).status).toBe(200);
  const { status, ms } = await send('/readyz');
  expect(status).toBe(503);
  expect(ms).toBeLessThan(connectMs);
  const call = await robin.get('/me');
  expectProblem(call, 'unavailable');
  expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(call.text).not.toMatch(/postgres|ECONN|socket|CONNECTION/i);
  wire.mend();
  await recovers();
  expect((await robin.get('/me')).status).toBe(200);
});

test('with a database that gives no answer it knows without waiting for it, and recovers by itself', {
  timeout: 40_000,
}, async () => {
  wire.goDead();
  for (let round = 0; round < 5; round += 1) {
    const { status, ms } = await send('/readyz');
    expect(status).toBe(503);
    expect(ms).toBeLessThan(connectMs);
  }
  expect((await send('/livez')).status).toBe(200);
  wire.cut();
  wire.mend();
  await recovers();
  expect((await robin.get('/me')).status).toBe(200);
});

test('on its way out it is not ready any more', async () => {
  app.server.load.draining = true;
  expect((await send('/readyz')).status).toBe(503);
  const answer = await app.browser().request('GET', '/livez');
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  app.server.load.draining = false;
});

test('while every connection of requests waits for a lock it is not ready, and it is when they go on', async () => {
  const { superuser } = database;
  const holder = await superuser.reserve();
  await holder`begin`;
  await holder`lock table category in access exclusive mode`;
  const calls = Array.from({ length: 4 }, () => robin.post('/categories', { name: crypto.randomUUID() }));
  const waiting = async () =>
    (
      await superuser`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    ).length;
  await expect.poll(waiting, { timeout: 10_000 }).toBe(4);
  const { status, ms } = await send('/readyz');
  expect(status).toBe(503);
  expect(ms).toBeLessThan(connectMs);
  expect((await send('/livez')).status).toBe(200);
  await holder`commit`;
  holder.release();
  for (const { status } of await Promise.all(calls)) expect(status).toBe(201);
  expect((await send('/readyz')).status).toBe(200);
});

test('while the questions that share a connection wait for a lock it is not ready, and it is when they go on', async () => {
  const { id } = (await robin.post('/categories', { name: 'Held' })).body;
  const item = (await robin.post('/items', { name: 'Held', categoryId: id })).body;
  const holder = await database.superuser.reserve();
  await holder`begin`;
  await holder`lock table item in access exclusive mode`;
  const calls = Array.from({ length: 3 }, () => robin.get(`/items/${item.id}`));
  await expect.poll(async () => (await send('/readyz')).status, { timeout: 10_000 }).toBe(503);
  await holder`commit`;
  holder.release();
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
  expect((await send('/readyz')).status).toBe(200);
});
