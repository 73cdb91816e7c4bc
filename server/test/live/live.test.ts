import { connect } from 'node:net';
import type { ToldChange } from '@archway/contract/kernel/api/live';
import { afterEach, expect, test, vi } from 'vitest';
import { colleague, owner, type PersonInTest } from '../people.ts';
import { type TestApp, useOwnTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';

const app = useOwnTestApp();
const open: AbortController[] = [];
const changed = (id: string) => ({
  type: 'Category',
  id,
  invalidated: expect.arrayContaining(['categories', 'items', 'dashboard', 'audit']),
});
afterEach(() => {
  for (const one of open.splice(0)) one.abort();
});

/** Listens as a page does, and keeps what it hears. */
const listen = async (person: PersonInTest, at: TestApp = app, shown = '') => {
  const ending = new AbortController();
  open.push(ending);
  const answer = await fetch(`${at.url}/live${shown}`, {
    headers: { cookie: `accessToken=${person.state.accessToken}` },
    signal: ending.signal,
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  const heard = { changes: [] as ToldChange[], over: false, text: '' };
  const read = async () => {
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
      heard.text += part;
      heard.changes = [...heard.text.matchAll(/^data: (\{.*\})$/gm)].map(([, text]) => JSON.parse(text!));
    }
    heard.over = true;
  };
  read().catch(() => undefined);
  await vi.waitFor(() => expect(heard.text).toContain('event: listening'));
  return heard;
};

const make = (person: PersonInTest) => warehouseOf(person).category();

/** The first to listen waits until the server itself listens to the database. */
const listenWell = async (person: PersonInTest, at: TestApp = app) => {
  const heard = await listen(person, at);
  await vi.waitFor(
    async () => {
      await make(person);
      expect(heard.changes.length).toBeGreaterThan(0);
    },
    { timeout: 10_000 },
  );
  return heard;
};

test('a change is told to the others of the organization, at every server, and to nobody else', async () => {
  const boss = await owner(app);
  const crew = await colleague(app, boss, 'crew');
  const stranger = await owner(app);
  const other = await app.another();
  const [here, there, outside] = [
    await listenWell(boss),
    await listenWell({ ...crew, post: boss.post.bind(boss) } as PersonInTest, other),
    await listenWell(stranger),
  ];
  const id = await make(boss);
  for (const heard of [here, there])
    await vi.waitFor(() => expect(heard.changes).toContainEqual(changed(id)));
  const later = await make(stranger);
  await vi.waitFor(() => expect(outside.changes).toContainEqual(changed(later)));
  expect(outside.text).not.toContain(id);
});

test('somebody is told of what they may read, and of nothing else', async () => {
  const boss = await owner(app);
  const crew = await colleague(app, boss, 'crew');
  const heard = await listen(crew);
  const vendor = await boss.post('/vendors', { name: 'Loom & Daughters' });
  expect(vendor.status).toBe(201);
  const id = await make(boss);
  await vi.waitFor(() => expect(heard.changes).toContainEqual(changed(id)), { timeout: 10_000 });
  expect(heard.text).not.toContain(vendor.body.id);
});

test('whoever begins to listen is told what was changed since they read, and only what they may read', async () => {
  const boss = await owner(app);
  const crew = await colleague(app, boss, 'crew');
  const vendor = await boss.post('/vendors', { name: 'Loom & Daughters' });
  const id = await make(boss);
  const [late, ofCrew, unaware] = [
    await listen(boss, app, '?shown=2500'),
    await listen(crew, app, '?shown=2500'),
    await listen(boss),
  ];
  expect(late.changes).toContainEqual(changed(id));
  expect(late.changes.map((change) => change.id)).toContain(vendor.body.id);
  expect(ofCrew.changes).toContainEqual(changed(id));
  expect(ofCrew.text).not.toContain(vendor.body.id);
  expect(unaware.changes).toEqual([]);
  expect((await listen(await owner(app), app, '?shown=2500')).text).not.toContain(id);
});

test('whoever read long ago, or much has changed since, reads everything again; nonsense is nothing', async () => {
  const boss = await owner(app);
  expect((await listen(boss, app, '?shown=60001')).text).toContain('event: missed');
  for (const shown of ['?shown=', '?shown=-1', '?shown=NaN', '?shown=a&shown=b'])
    expect((await listen(boss, app, shown)).text, shown).not.toContain('event: missed');
});

test('a call that arrives twice is told once', async () => {
  const boss = await owner(app);
  const heard = await listenWell(boss);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const [first, second] = [
    await boss.post('/categories', { name: 'Twins' }, key),
    await boss.post('/categories', { name: 'Twins' }, key),
  ];
  expect(second.body.id).toBe(first.body.id);
  const id = await make(boss);
  await vi.waitFor(() => expect(heard.changes).toContainEqual(changed(id)));
  expect(heard.changes.filter((change) => change.id === first.body.id)).toHaveLength(1);
});

test('whoever loses their rights stops listening at once', async () => {
  const boss = await owner(app);
  const crew = await colleague(app, boss, 'crew');
  await listenWell(boss);
  const heard = await listen(crew);
  const rows = (await boss.get('/members')).body.rows as { id: string; email: string; version: number }[];
  const membership = rows.find(({ email }) => email === crew.email)!;
  const removed = await boss.delete(`/members/${membership.id}`);
  expect(removed.status).toBeLessThan(300);
  await vi.waitFor(() => expect(heard.over).toBe(true));
  expect(heard.text).toContain('event: again');
  expect((await crew.request('GET', '/live')).status).toBeGreaterThanOrEqual(401);
});

test('a stream that was ended is told nothing more, however long its reader takes to take the last word', async () => {
  const boss = await owner(app);
  await listenWell(boss);
  const { port } = new URL(app.url);
  const deaf = connect(Number(port), '127.0.0.1');
  deaf.pause();
  deaf.on('error', () => {});
  deaf.write(`GET /live HTTP/1.1\r\nhost: archway\r\ncookie: accessToken=${boss.state.accessToken}\r\n\r\n`);
  const changes = Array.from({ length: 30 }, (_, at) =>
    at % 3 === 0
      ? boss.put('/me/notifications', { newDevice: at % 2 === 0, invitationAccepted: true })
      : boss.post('/categories', { name: `K ${at}` }),
  );
  for (const { status } of await Promise.all(changes)) expect(status).toBeLessThan(300);
  const heard = await listenWell(boss);
  expect(heard.over).toBe(false);
  deaf.destroy();
});

test('without a token, or with one that is none, nobody listens', async () => {
  for (const headers of [{}, { cookie: 'accessToken=nonsense' }, { 'x-access-token': 'nonsense' }])
    expect((await fetch(`${app.url}/live`, { headers })).status).toBe(401);
});

test('a server that stops does not wait for those who listen', async () => {
  const boss = await owner(app);
  const other = await app.another();
  const heard = await listen(boss, other);
  await other.server.close();
  await vi.waitFor(() => expect(heard.over).toBe(true));
});
