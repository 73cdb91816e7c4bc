import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addressBudgets } from '../../src/platform/http/load/limits.ts';
import type { Browser } from '../browser.ts';
import { type Caller, makeWorld, type World } from '../matrix/world.ts';
import { type TestApp, useOwnTestApp } from '../test-app.ts';

// With a mail server to send to, though nobody sends: then every mail is a job.
const app = useOwnTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
let [mine, theirs]: World[] = [];
beforeAll(async () => {
  [mine, theirs] = [await makeWorld(app), await makeWorld(app)];
});
beforeEach(() => app.forgetLimits());

const make = (person: Browser, name: string, headers: Record<string, string> = {}) =>
  person.post('/storage-locations', { name, kind: 'bin' }, headers);

test('the same Idempotency-Key with the same body is one thing in each organization, and answers with its own', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const [me, them] = [await mine!.person('owner'), await theirs!.person('owner')];
  const first = [await make(me, 'same', key), await make(them, 'same', key)];
  const again = [await make(me, 'same', key), await make(them, 'same', key)];
  expect(first.map(({ status }) => status)).toEqual([201, 201]);
  expect(first[0]!.body.id).not.toBe(first[1]!.body.id);
  expect(again.map(({ body }) => body)).toEqual(first.map(({ body }) => body));
  for (const [index, world] of [mine!, theirs!].entries())
    expect(await app.sql`select org_id from storage_location where id = ${first[index]!.body.id}`).toEqual([
      { orgId: world.orgId },
    ]);
});

test('also for one person who is a member of both, and with another body in the other', async () => {
  const person = await mine!.person('owner');
  await app.sql`insert into membership (org_id, id, user_id, role_key) values (${theirs!.orgId}, ${randomUUID()}, ${person.id}, 'owner')`;
  const elsewhere = (await theirs!.signIn(person.id, theirs!.orgId)).browser;
  const key = { 'idempotency-key': randomUUID() };
  const answers = [
    await make(person, 'here', key),
    await make(elsewhere, 'there', key),
    await make(person, 'here', key),
  ];
  expect(answers.map(({ status, body }) => [status, body.name])).toEqual([
    [201, 'here'],
    [201, 'there'],
    [201, 'here'],
  ]);
});

test.each(['change', 'read'] as const)(
  'what one organization uses up of its calls to %s, another behind the same address still has',
  async (limit) => {
    // Twelve and sixty thousand calls are what is configured; the rule is the same at five. A server of its own has counted none.
    const fresh = await serverWith(limit, 5);
    const [me, colleague, them] = [
      await mine!.person('owner'),
      await mine!.person('owner'),
      await theirs!.person('owner'),
    ].map((person) => at(fresh, person));
    const call = (browser: typeof me) =>
      limit === 'read'
        ? browser!.get('/storage-locations')
        : browser!.post('/storage-locations', { name: 'x', kind: 'bin' });
    const good = limit === 'read' ? 200 : 201;
    const answers = [];
    for (let round = 0; round < 6; round += 1) answers.push((await call(me)).status);
    expect(answers).toEqual([good, good, good, good, good, 429]);
    expect((await call(colleague)).status).toBe(429);
    expect((await call(them)).status).toBe(good);
  },
);

test('a token that is none opens no budget of its own: the address pays for it', async () => {
  const fresh = await serverWith('read', 5);
  const browser = fresh.browser();
  const statuses = [];
  for (let round = 0; round < 7; round += 1)
    statuses.push((await browser.get('/me', { 'x-access-token': `x.${round}.y` })).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('the same mail asked for by two organizations is two jobs, and each tells of its own', async () => {
  const email = `${randomUUID()}@invited.test`;
  const clients = [await mine!.person('owner'), await theirs!.person('owner')];
  const before = await queued();
  for (const person of clients)
    expect((await person.post('/invitations', { email, role: 'viewer' })).status).toBe(201);
  const jobs = (await queued()).filter(({ id }) => !before.some((job) => job.id === id));
  expect(jobs.length).toBe(2);
  expect(new Set(jobs.map(({ payload }) => JSON.stringify(payload))).size).toBe(2);
  // Jobs with one key replace each other. None of ours has a key.
  expect(jobs.map(({ key }) => key)).toEqual([null, null]);
  const mails = await app.sql<
    { bodyText: string }[]
  >`select body_text from mail where recipient = ${email} order by created_at, id`;
  const links = mails.map(({ bodyText }) => /invitation=([\w-]+)/.exec(bodyText)?.[1] ?? '');
  const offered = await Promise.all(
    links.map(async (link) => (await app.browser().get(`/invitation-links/${link}`)).body),
  );
  expect(offered.map((offer) => offer.organizationName)).toEqual(
    [mine!, theirs!].map(({ boss }) => boss.user.activeOrganization!.name),
  );
});

const budgets = { ...addressBudgets };
afterAll(() => void Object.assign(addressBudgets, budgets));

const serverWith = async (limit: 'read' | 'change', calls: number) => {
  Object.assign(addressBudgets, budgets, { [limit]: { calls, seconds: 600 } });
  return app.another();
};

/** The same person, calling another server. */
const at = (server: TestApp, { state }: Caller) => {
  const browser = server.browser();
  browser.keep({ accessToken: state.accessToken ?? '' });
  return browser;
};

const queued = () =>
  app.sql<
    { id: string; key: string | null; payload: unknown }[]
  >`select j.id::text, j.key, j.payload from graphile_worker._private_jobs j`;
