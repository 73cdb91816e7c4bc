import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../browser.ts';
import { expectProblem } from '../expect-problem.ts';
import { useOwnTestApp } from '../test-app.ts';
import { entriesOf } from './entries-of.ts';
import { makeWorld, type World } from './world.ts';

const app = useOwnTestApp();
let [world, other]: World[] = [];
beforeAll(async () => {
  [world, other] = [await makeWorld(app), await makeWorld(app)];
});
beforeEach(() => app.forgetLimits());

const make = (
  person: {
    post(path: string, body: unknown, headers: Record<string, string>): Promise<Answer>;
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
  const callers = [await world!.person('owner'), await world!.person('owner'), await other!.person('owner')];
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

test('a change that the database undid because of a deadlock is done again, once', async () => {
  const person = await world!.person('owner');
  await app.sql.unsafe(`create sequence refusals;
    grant usage on sequence refusals to archway_app;
    create function refuse_twice() returns trigger language plpgsql as $$ begin if nextval('refusals') <= 2 then raise exception 'deadlock' using errcode = '40P01'; end if; return new; end $$;
    create trigger refuse_twice before insert on storage_location for each row execute function refuse_twice()`);
  const entries = await entriesOf(app, async () =>
    expect((await person.post('/storage-locations', { name: 'third time', kind: 'bin' })).status).toBe(201),
  );
  await app.sql.unsafe('drop trigger refuse_twice on storage_location');
  expect(entries).toEqual(['storage-location.created']);
});
