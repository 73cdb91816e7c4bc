import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { useTestApp } from '../test-app.ts';
import { call, rows } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { makeWorld, type World } from './world.ts';

const app = useTestApp();
let [world, other]: World[] = [];
beforeAll(async () => {
  [world, other] = [await makeWorld(app), await makeWorld(app)];
});
beforeEach(() => app.forgetLimits());

/** What was written to both ledgers while the work was done. */
const entriesOf = async (work: () => Promise<unknown>) => {
  const entries = () =>
    app.sql<
      { id: string; action: string }[]
    >`select id, action from audit_entry union all select id, action from account_entry`;
  const before = new Set((await entries()).map(({ id }) => id));
  await work();
  await app.work();
  return (await entries()).filter(({ id }) => !before.has(id)).map(({ action }) => action);
};

const changing = rows(({ meta }) => meta.change !== false);

test.each(changing)('%s writes exactly one entry, under the name it declares', async (_name, endpoint) => {
  const person = await world!.person('owner');
  const input = await exampleOf(endpoint)(world!, person);
  const entries = await entriesOf(async () =>
    expect((await call(person, endpoint, input)).status).toBe(endpoint.status),
  );
  expect(entries).toEqual([endpoint.meta.change]);
});

test.each(rows(({ meta }) => meta.change === false))('%s writes none', async (_name, endpoint) => {
  const person = await world!.person('owner');
  const input = await exampleOf(endpoint)(world!, person);
  expect(await entriesOf(() => call(person, endpoint, input))).toEqual([]);
});

test.each(changing)('%s that fails writes none', async (_name, endpoint) => {
  const person = await world!.person('owner');
  const input = await exampleOf(endpoint)(world!, person);
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

describe('with an Idempotency-Key', () => {
  const keyed = rows(({ meta }) => meta.change !== false && meta.access !== 'anyone');

  test.each(keyed)('%s repeated gives the same answer and has one effect', async (_name, endpoint) => {
    const person = await world!.person('owner');
    const input = await exampleOf(endpoint)(world!, person);
    const key = { 'idempotency-key': randomUUID() };
    const answers: Awaited<ReturnType<typeof call>>[] = [];
    const entries = await entriesOf(async () => {
      for (let round = 0; round < 3; round += 1) answers.push(await call(person, endpoint, input, key));
    });
    expect(answers.map(({ status }) => status)).toEqual([endpoint.status, endpoint.status, endpoint.status]);
    expect(answers[1]!.body).toEqual(answers[0]!.body);
    expect(answers[2]!.body).toEqual(answers[0]!.body);
    expect(entries).toEqual([endpoint.meta.change]);
  });

  test.each(keyed)('%s twice at the same moment has one effect', async (_name, endpoint) => {
    const person = await world!.person('owner');
    const input = await exampleOf(endpoint)(world!, person);
    const key = { 'idempotency-key': randomUUID() };
    let answers: Awaited<ReturnType<typeof call>>[] = [];
    const entries = await entriesOf(async () => {
      answers = await Promise.all([call(person, endpoint, input, key), call(person, endpoint, input, key)]);
    });
    expect(answers.map(({ status }) => status)).toEqual([endpoint.status, endpoint.status]);
    expect(answers[1]!.body).toEqual(answers[0]!.body);
    expect(entries).toEqual([endpoint.meta.change]);
  });

  const make = (
    person: {
      post(
        path: string,
        body: unknown,
        headers: Record<string, string>,
      ): Promise<Awaited<ReturnType<typeof call>>>;
    },
    name: string,
    key: string,
  ) => person.post('/storage-locations', { name, kind: 'bin' }, { 'idempotency-key': key });

  test('another body, or another endpoint, under the same key is refused', async () => {
    const person = await world!.person('owner');
    const key = randomUUID();
    expect((await make(person, 'one', key)).status).toBe(201);
    expectProblem(await make(person, 'two', key), 'idempotency_mismatch');
    expectProblem(
      await person.post(
        '/roles',
        { name: 'x', rules: [{ action: 'read', subject: 'Item' }] },
        { 'idempotency-key': key },
      ),
      'idempotency_mismatch',
    );
  });

  test('another person and another organization have the same key to themselves', async () => {
    const key = randomUUID();
    const callers = [
      await world!.person('owner'),
      await world!.person('owner'),
      await other!.person('owner'),
    ];
    const answers = await Promise.all(callers.map((person) => make(person, 'same', key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3);
  });

  test('one person who acts in two organizations has it once in each', async () => {
    const person = await world!.person('owner');
    const key = randomUUID();
    const first = await make(person, 'same', key);
    await app.sql`insert into membership (org_id, id, user_id, role_key) values (${other!.orgId}, ${randomUUID()}, ${person.id}, 'owner')`;
    const second = await make((await other!.signIn(person.id, other!.orgId)).browser, 'same', key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).not.toBe(first.body.id);
  });

  test('a call that failed leaves the key free', async () => {
    const person = await world!.person('owner');
    const key = randomUUID();
    expect((await make(person, '', key)).status).toBe(422);
    expect((await make(person, 'right', key)).status).toBe(201);
  });

  test('somebody who lost the right does not get the answer again', async () => {
    const person = await world!.person('owner');
    const key = randomUUID();
    await make(person, 'once', key);
    await app.sql`update membership set role_key = 'viewer' where id = ${person.membershipId}`;
    expectProblem(await make(person, 'once', key), 'forbidden');
  });

  test('a key is forgotten after a day', async () => {
    const person = await world!.person('owner');
    const key = randomUUID();
    const first = await make(person, 'daily', key);
    await app.sql`update idempotency_key set created_at = now() - interval '25 hours' where key = ${key}`;
    await app.jobs.sweep({});
    const second = await make(person, 'daily', key);
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });

  test.each(['short', 'x'.repeat(101), 'with a blank inside', 'ключключ'])('%s is no key', async (key) => {
    const person = await world!.person('owner');
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/storage-locations',
      headers: {
        'x-access-token': person.state.accessToken,
        'idempotency-key': key,
        'content-type': 'application/json',
      },
      payload: { name: 'x', kind: 'bin' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
  });
});

test('a change that the database undid because of a deadlock is done again, once', async () => {
  const person = await world!.person('owner');
  await app.sql.unsafe(`create sequence refusals;
    grant usage on sequence refusals to archway_app;
    create function refuse_twice() returns trigger language plpgsql as $$ begin if nextval('refusals') <= 2 then raise exception 'deadlock' using errcode = '40P01'; end if; return new; end $$;
    create trigger refuse_twice before insert on storage_location for each row execute function refuse_twice()`);
  const entries = await entriesOf(async () =>
    expect((await person.post('/storage-locations', { name: 'third time', kind: 'bin' })).status).toBe(201),
  );
  await app.sql.unsafe('drop trigger refuse_twice on storage_location');
  expect(entries).toEqual(['storage-location.created']);
});

/** All rows that a change can touch; counters, sessions in use and keys apart. */
const sum = async () => {
  const tables = [
    'app_user',
    'organization',
    'membership',
    'role',
    'invitation',
    'storage_location',
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
