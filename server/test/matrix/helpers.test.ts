import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { useOwnTestApp } from '../test-app.ts';
import { call, rows } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { type Caller, makeWorld, type World } from './world.ts';

/** What somebody without an account may call: nothing but what says so, and there only of the move they help with. */
const app = useOwnTestApp();
let world: World;
let elsewhere: World;
beforeAll(async () => {
  [world, elsewhere] = [await makeWorld(app), await makeWorld(app)];
});
beforeEach(() => app.forgetLimits());

const helperOf = async (moveId: string): Promise<Caller> => {
  const { secret } = await world.helperLink(moveId);
  const browser = app.browser();
  const { body } = await browser.post('/helper-links/join', { token: secret, name: 'Jo Nash' });
  browser.keep(body);
  const [{ membershipId }] = await app.sql<
    [{ membershipId: string }]
  >`select id as membership_id from membership where user_id = ${body.user.id}`;
  const [{ sessionId }] = await app.sql<
    [{ sessionId: string }]
  >`select id as session_id from session where user_id = ${body.user.id}`;
  const own = {
    id: body.user.id,
    email: 'jo@nowhere.test',
    password: 'none at all',
    membershipId,
    sessionId,
  };
  return Object.assign(browser, { ...own, refreshToken: body.refreshToken });
};

const forMembers = rows(({ meta }) => meta.access !== 'anyone');
const closed = forMembers.filter(([, { meta }]) => meta.ofHelper === undefined);
const named = forMembers.filter(([, { meta }]) => typeof meta.ofHelper === 'string');
const own = forMembers.filter(([, { meta }]) => meta.ofHelper === true);

test('helpers may call these', () => {
  expect([...named, ...own].map(([name]) => name).sort()).toEqual([
    'account.me',
    'deviceEvents.send',
    'deviceEvents.sendPicture',
    'moves.codes',
    'moves.events',
    'moves.get',
    'moves.present',
    'moves.pullList',
  ]);
});

const reads = forMembers.filter(([, { meta }]) => meta.ofHelper !== undefined && !meta.change);

test.each(reads)(
  '%s tells a helper neither who the members are nor what they wrote',
  async (_name, endpoint) => {
    const { id } = await world.move();
    const helper = await helperOf(id);
    const boss = await world.person('owner');
    const secret = `secret-${id}`;
    await app.sql`update app_user set last_name = ${secret} where status <> 'helper'`;
    await app.sql`update move set notes = ${secret} where id = ${id}`;
    await app.sql`update staging set name = ${secret} where id = (select staging_id from move where id = ${id})`;
    const at = new Date().toISOString();
    const events = ['signed', 'departed'].map((kind) => ({
      id: newId(),
      at,
      kind,
      moveId: id,
      note: secret,
    }));
    expect((await boss.post('/scans', { device: newId(), sentAt: at, events })).status).toBe(200);
    await boss.get(`/moves/${id}/present?tab=pickup`);
    await app.services.presence.allWritten();
    const field = endpoint.meta.ofHelper;
    const input = await exampleOf(endpoint)(world, helper);
    const answer = await call(
      helper,
      endpoint,
      typeof field === 'string' ? { ...input, [field]: id } : input,
    );
    expect(answer.status, answer.text).toBe(endpoint.status);
    expect(answer.text).not.toContain(secret);
  },
);

test.each(closed)('%s refuses a helper, also about their own move', async (_name, endpoint) => {
  const { id } = await world.move();
  const helper = await helperOf(id);
  const input = await exampleOf(endpoint)(world, await world.person('owner'));
  const answers = [
    await call(helper, endpoint, input),
    await call(helper, endpoint, { ...input, id }),
    await call(helper, endpoint, { ...input, moveId: id }),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [403, 'forbidden']),
  );
});

test.each(named)('%s answers a helper of their own move only', async (_name, endpoint) => {
  const field = String(endpoint.meta.ofHelper);
  const { id } = await world.move();
  const helper = await helperOf(id);
  const input = await exampleOf(endpoint)(world, await world.person('owner'));
  const answerFor = (moveId: unknown) => call(helper, endpoint, { ...input, [field]: moveId });
  expect((await answerFor(id)).status).toBe(endpoint.status);
  expect((await answerFor(id.toUpperCase())).status).toBe(endpoint.status);
  const others = [(await world.move()).id, (await elsewhere.move()).id, helper.id, 'nonsense', `${id},${id}`];
  for (const other of others) expect((await answerFor(other)).body.code).toBe('not_found');
  // Named twice, in the path and beside it, it is the same or nothing.
  const path = endpoint.path.replace(`{${field}}`, (await world.move()).id);
  const twice = await helper.request(endpoint.method, `/api${path}?tab=pickup&${field}=${id}`);
  expect(twice.status).toBeGreaterThanOrEqual(400);
});

test.each(own)('%s answers a helper about themselves', async (_name, endpoint) => {
  const { id } = await world.move();
  const helper = await helperOf(id);
  const { status, text } = await call(helper, endpoint, await exampleOf(endpoint)(world, helper));
  expect(status, text).toBe(endpoint.status);
});

test.each(forMembers)('%s answers nobody who helped until the link ended', async (_name, endpoint) => {
  const { id } = await world.move();
  const helper = await helperOf(id);
  const input = await exampleOf(endpoint)(world, helper);
  await app.sql`update move_helper_link set revoked_at = now() where move_id = ${id}`;
  const answer = await call(helper, endpoint, input);
  expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
});
