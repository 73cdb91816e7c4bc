import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../test-app.ts';
import { call, type Endpoint, type Rows } from './endpoints.ts';
import { entriesOf } from './entries-of.ts';
import { exampleOf } from './examples.ts';
import { makeWorld, type World } from './world.ts';

/** What a change writes, and what a repeated one does. */
export const changesMatrix = (app: TestApp, own: Rows) => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(app);
  });
  beforeEach(() => app.forgetLimits());

  const changing = own(({ meta }) => meta.change !== false);

  test.each(changing)('%s writes exactly one entry, under the name it declares', async (_name, endpoint) => {
    const person = await world.person('owner');
    const input = await exampleOf(endpoint)(world, person);
    const entries = await entriesOf(app, async () =>
      expect((await call(person, endpoint, input)).status).toBe(endpoint.status),
    );
    expectEntries(entries, endpoint);
  });

  test.each(own(({ meta }) => meta.change === false))('%s writes none', async (_name, endpoint) => {
    const person = await world.person('owner');
    const input = await exampleOf(endpoint)(world, person);
    expect(await entriesOf(app, () => call(person, endpoint, input))).toEqual([]);
  });

  test.each(changing)('%s that fails writes none', async (_name, endpoint) => {
    const person = await world.person('owner');
    const input = await exampleOf(endpoint)(world, person);
    // The one thing that is looked at last: the row of the change cannot be written.
    await app.sql.unsafe(
      `create or replace function refuse_now() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`,
    );
    for (const table of ['audit_entry', 'account_entry'])
      await app.sql.unsafe(
        `create trigger refuse_now before insert on ${table} for each row execute function refuse_now()`,
      );
    const before = await sum();
    const answer = await call(person, endpoint, input);
    for (const table of ['audit_entry', 'account_entry'])
      await app.sql.unsafe(`drop trigger refuse_now on ${table}`);
    // Asking for a link is taken at once and done later.
    if (endpoint.name !== 'auth.forgotPassword') expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('not now');
    expect(await sum()).toEqual(before);
    await app.work();
  });

  const keyed = own(({ meta }) => meta.change !== false && meta.access !== 'anyone');

  test.each(keyed)(
    '%s repeated under one Idempotency-Key gives the same answer and has one effect',
    async (_name, endpoint) => {
      const person = await world.person('owner');
      const input = await exampleOf(endpoint)(world, person);
      const key = { 'idempotency-key': randomUUID() };
      const answers: Awaited<ReturnType<typeof call>>[] = [];
      const entries = await entriesOf(app, async () => {
        for (let round = 0; round < 3; round += 1) answers.push(await call(person, endpoint, input, key));
      });
      expect(answers.map(({ status }) => status)).toEqual([
        endpoint.status,
        endpoint.status,
        endpoint.status,
      ]);
      expect(answers[1]!.body).toEqual(answers[0]!.body);
      expect(answers[2]!.body).toEqual(answers[0]!.body);
      expectEntries(entries, endpoint);
    },
  );

  test.each(keyed)(
    '%s under one Idempotency-Key twice at the same moment has one effect',
    async (_name, endpoint) => {
      const person = await world.person('owner');
      const input = await exampleOf(endpoint)(world, person);
      const key = { 'idempotency-key': randomUUID() };
      let answers: Awaited<ReturnType<typeof call>>[] = [];
      const entries = await entriesOf(app, async () => {
        answers = await Promise.all([call(person, endpoint, input, key), call(person, endpoint, input, key)]);
      });
      expect(answers.map(({ status }) => status)).toEqual([endpoint.status, endpoint.status]);
      expect(answers[1]!.body).toEqual(answers[0]!.body);
      expectEntries(entries, endpoint);
    },
  );

  /** All rows that a change can touch; counters, sessions in use and keys apart. */
  const sum = async () => {
    const tables = [
      'app_user',
      'organization',
      'membership',
      'role',
      'invitation',
      'storage_location',
      'client',
      'property',
      'staging',
      'staging_room',
      'design_line',
      'reservation',
      'vendor',
      'category',
      'label_code',
      'audit_entry',
      'account_entry',
      'one_time_token',
      'mail',
      'session',
      'idempotency_key',
    ];
    const sums: Record<string, string | null> = {};
    for (const table of tables)
      sums[table] = (
        await app.sql.unsafe<{ sum: string | null }[]>(
          `select md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`,
        )
      )[0]!.sum;
    return sums;
  };
};

/** One under the name the endpoint declares; beside it at most one of each change that it declares to make too. */
const expectEntries = (entries: readonly string[], { meta: { change, also = [] } }: Endpoint) => {
  const others = also.filter((action) => action !== change && entries.includes(action));
  expect([...entries].sort()).toEqual([change, ...others].sort());
};
