import { expect, test, vi } from 'vitest';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';

const app = useOwnTestApp();

type Listed = { email: string; lastSeenAt: string | null; version: number };
const listed = async (boss: PersonInTest, { email }: PersonInTest): Promise<Listed> =>
  (await boss.get('/members')).body.rows.find((row: Listed) => row.email === email);
const seenAt = async (boss: PersonInTest, person: PersonInTest) =>
  Date.parse((await listed(boss, person)).lastSeenAt ?? '');

/** The server writes it down beside the call, so it is known a moment later. */
const settled = () => app.services.presence.allWritten();

const work = async (person: PersonInTest) => {
  expect((await person.get('/items')).status).toBe(200);
  await settled();
};

test('a member is seen while they work, every five minutes and no more often, without a new version', async () => {
  const boss = await owner(app);
  const designer = await colleague(app, boss, 'designer');
  await work(designer);
  const first = await seenAt(boss, designer);
  const { version } = await listed(boss, designer);
  expect(first).toBeGreaterThan(0);

  app.pass(4 * 60);
  await work(designer);
  expect(await seenAt(boss, designer)).toBe(first);

  app.pass(2 * 60);
  await work(designer);
  expect(await seenAt(boss, designer)).toBeGreaterThan(first + 5 * 60_000);
  expect((await listed(boss, designer)).version).toBe(version);
});

test('a second server does not write what the first has just written', async () => {
  const boss = await owner(app);
  await work(boss);
  const first = await seenAt(boss, boss);
  const other = await app.another();
  app.pass(60);
  const elsewhere = other.browser();
  elsewhere.keep({ accessToken: boss.state.accessToken ?? '' });
  expect((await elsewhere.get('/items')).status).toBe(200);
  await other.services.presence.allWritten();
  expect(await seenAt(boss, boss)).toBe(first);
});

test('nobody waits for a member who is being changed', async () => {
  const boss = await owner(app);
  await work(boss);
  app.pass(6 * 60);
  await app.sql.begin(async (sql) => {
    await sql`select 1 from membership where user_id = ${boss.user.id} for update`;
    await work(boss);
  });
  app.pass(6 * 60);
  await work(boss);
  await vi.waitFor(async () => expect(await seenAt(boss, boss)).toBeGreaterThan(Date.now()));
});

test('whoever was removed is not seen any more', async () => {
  const boss = await owner(app);
  const designer = await colleague(app, boss, 'designer');
  await work(designer);
  const [member] = (await boss.get('/members?searchQuery=reed')).body.rows;
  await boss.delete(`/members/${member.id}`);
  const lastSeen = () => app.sql`select last_seen_at from membership where id = ${member.id}`;
  const before = [...(await lastSeen())];
  app.pass(6 * 60);
  expect((await designer.get('/items')).status).toBe(403);
  await settled();
  expect([...(await lastSeen())]).toEqual(before);
});
