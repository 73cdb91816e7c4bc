import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useOwnTestApp } from '../test-app.ts';
import { expectNothingRemembered, interleave } from './interleaved-calls.ts';

const app = useOwnTestApp({ LOG_LEVEL: 'silent' });

test(
  'ten thousand calls of fifty organizations, in any order and over one pool, show nobody anything of others',
  {
    timeout: 240_000,
  },
  () => interleave(app, 10_000),
);

test('a connection that was given back remembers neither organization nor person', () =>
  expectNothingRemembered(app));

test('code that goes on after its transaction failed reaches no connection any more', async () => {
  const { db } = app.services;
  const key = randomUUID();
  let straggler: Promise<unknown> = Promise.resolve();
  const failing = db.transaction(async ({ sql }) => {
    straggler = sql`select 1`.then(
      () => sql`insert into rate_bucket (key, count, until) values (${key}, 1, now())`,
    );
    straggler.catch(() => {});
    throw new Error('failed meanwhile');
  });
  await expect(failing).rejects.toThrow('failed meanwhile');
  await expect(straggler).rejects.toThrow();
  expect(await app.sql`select 1 from rate_bucket where key = ${key}`).toHaveLength(0);
});

test('a statement that failed and was caught keeps the whole transaction from being kept', async () => {
  const key = randomUUID();
  const swallowing = app.services.db.transaction(async ({ sql }) => {
    await sql`insert into rate_bucket (key, count, until) values (${key}, 1, now())`;
    await sql`select 1 / 0`.catch(() => {});
  });
  await expect(swallowing).rejects.toThrow();
  expect(await app.sql`select 1 from rate_bucket where key = ${key}`).toHaveLength(0);
});
