import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type JobHandlers, migrateQueue, startWorker } from '../../src/platform/jobs/worker.ts';
import { makeFaultProxy } from '../http/fault-proxy.ts';
import { makeTestDatabase } from '../test-cluster.ts';

test('a job that ends while PostgreSQL is away is written down as done when it is back, and ends nothing else', {
  timeout: 40_000,
}, async () => {
  const [wire, database] = [await makeFaultProxy(), await makeTestDatabase()];
  const log = pino({ level: 'silent' });
  await migrateQueue(database.ownerTarget, log);
  const jobs = () =>
    database.superuser`select id from graphile_worker.jobs where task_identifier = 'send-mail'`;
  let runs = 0;
  const ended = Promise.withResolvers<void>();
  const handlers = {
    'send-mail': async () => {
      runs += 1;
      wire.cut();
      await ended.promise;
    },
    sweep: async () => {},
    'wake-imports': async () => {},
    'wake-nights': async () => {},
  } as unknown as JobHandlers; // no other job is asked for
  const worker = await startWorker({ ...database.ownerTarget, ...wire.target }, handlers, log);
  await database.superuser`select graphile_worker.add_job('send-mail', '{}'::json)`;
  await expect.poll(() => runs, { timeout: 10_000 }).toBe(1);
  const before = wire.refused();
  ended.resolve();
  await expect.poll(wire.refused, { timeout: 10_000 }).toBeGreaterThan(before + 2);
  wire.mend();
  await expect.poll(async () => (await jobs()).length, { timeout: 20_000, interval: 200 }).toBe(0);
  expect(runs).toBe(1);
  await worker.stop();
  wire.close();
  await database.close();
});
