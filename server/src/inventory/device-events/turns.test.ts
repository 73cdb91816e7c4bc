import { beforeAll, beforeEach, expect, test } from 'vitest';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { ago, event, minute, sendBy } from '../../../test/scans/device-calls.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';
import { newId } from '../../platform/ids.ts';

const app = useOwnTestApp();
let boss: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
beforeAll(async () => {
  boss = await owner(app);
  house = warehouseOf(boss);
});
beforeEach(() => app.forgetLimits());

/** In the database of this test: others use the same PostgreSQL. */
const waitingInDatabase = async () =>
  (
    await app.sql<{ count: number }[]>`
      select count(distinct l.pid)::int as count from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where not l.granted and a.datname = current_database()`
  )[0]!.count;

/** While somebody holds what `take` takes. */
const whileHeld = async (take: (sql: typeof app.sql) => Promise<unknown>, work: () => Promise<void>) => {
  await app.sql.begin(async (sql) => {
    await take(sql as unknown as typeof app.sql);
    await work();
  });
};

test('however many devices wait for their turn, most connections are left to everybody else', async () => {
  const [stranger, unit, crew] = [await owner(app), await house.unit(), await colleague(app, boss, 'crew')];
  const orgId = boss.user.activeOrganization!.id;
  let calls: Promise<{ status: number }>[] = [];
  await whileHeld(
    (sql) => sql`select pg_advisory_xact_lock(hashtextextended(${orgId}, 60))`,
    async () => {
      const seenBy = (person: PersonInTest) =>
        Array.from({ length: 6 }, () => sendBy(person, [event('seen', { unitId: unit.id })]));
      calls = [...seenBy(boss), ...seenBy(crew)];
      await expect.poll(waitingInDatabase).toBe(3);
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => stranger.post('/categories', { name: `Kind ${newId()}` })),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(await waitingInDatabase()).toBe(3);
    },
  );
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
});

test('whoever names many devices at once leaves room for everybody else of the organization', async () => {
  const [crew, unit] = [await colleague(app, boss, 'crew'), await house.unit()];
  const mine = await house.unit();
  let calls: Promise<{ status: number }>[] = [];
  await whileHeld(
    (sql) => sql`select 1 from unit where id = ${unit.id} for update`,
    async () => {
      calls = Array.from({ length: 40 }, () => sendBy(crew, [event('seen', { unitId: unit.id })]));
      await expect.poll(waitingInDatabase).toBe(2);
      expect((await sendBy(boss, [event('seen', { unitId: mine.id })])).status).toBe(200);
      expect(await waitingInDatabase()).toBe(2);
    },
  );
  const answers = (await Promise.all(calls)).map(({ status }) => status);
  expect([...new Set(answers)].sort()).toEqual([200, 429]);
});

test('the calls of one device follow each other outside of the database', async () => {
  const [device, unit] = [newId(), await house.unit()];
  let calls: Promise<{ status: number }>[] = [];
  await whileHeld(
    (sql) => sql`select 1 from unit where id = ${unit.id} for update`,
    async () => {
      const seen = () => sendBy(boss, [event('seen', { unitId: unit.id })], { device });
      calls = Array.from({ length: 5 }, seen);
      await expect.poll(waitingInDatabase).toBe(1);
      expect((await boss.get('/items')).status).toBe(200);
      expect(await waitingInDatabase()).toBe(1);
    },
  );
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
});

test('whoever may record nothing keeps nobody from recording', async () => {
  const [viewer, unit] = [await colleague(app, boss, 'viewer'), await house.unit()];
  const orgId = boss.user.activeOrganization!.id;
  await whileHeld(
    (sql) => sql`select pg_advisory_xact_lock_shared(hashtextextended(${orgId}, 60))`,
    async () => {
      const undo = await sendBy(viewer, [event('undone', { undoes: newId() })]);
      expect(undo.body.events).toMatchObject([{ review: 'forbidden' }]);
      const seen = await sendBy(boss, [event('seen', { unitId: unit.id })]);
      expect(seen.body.events).toMatchObject([{ applied: true }]);
    },
  );
});

test('an id that two calls record at the same moment is recorded once and answered as known to the other', async () => {
  const unit = await house.unit();
  const seen = event('seen', { unitId: unit.id });
  const other = event('missing', { unitId: unit.id });
  let calls: Promise<{ body: { events: { id: string; duplicate: boolean; review: unknown }[] } }>[] = [];
  await whileHeld(
    (sql) => sql`select 1 from unit where id = ${unit.id} for update`,
    async () => {
      calls = [sendBy(boss, [seen]), sendBy(boss, [seen, other])];
      await expect.poll(waitingInDatabase).toBe(2);
    },
  );
  const answers = (await Promise.all(calls)).flatMap(({ body }) => body.events);
  const ofSeen = answers.filter(({ id }) => id === seen.id);
  expect(ofSeen.map(({ duplicate }) => duplicate).toSorted()).toEqual([false, true]);
  expect(answers).toMatchObject(answers.map(() => ({ applied: true, review: null })));
  expect((await boss.get('/scan-reviews')).text).not.toContain(seen.id);
});

test('events of a member are not moved by what somebody else sends under the name of their device', async () => {
  const [hand, unit, device] = [await colleague(app, boss, 'warehouse'), await house.unit(), newId()];
  const first = event('seen', { unitId: unit.id, at: ago(50 * minute) });
  const then = event('seen', { unitId: unit.id, at: ago(40 * minute) });
  // An id that is older than those, with the moment of now.
  const wicked = event('seen', { unitId: unit.id, id: `00000000-0000-7000-8000-${newId().slice(24)}` });
  await sendBy(boss, [wicked], { device });
  await sendBy(hand, [first, then], { device });
  const rows = await app.sql<{ id: string; at: string }[]>`
    select id, at from scan_event where id in ${app.sql([first.id, then.id])} order by at`;
  const off = rows.map(({ at }, index) =>
    Math.abs(Date.parse(at) - Date.parse([first, then][index]!['at'] as string)),
  );
  expect(Math.max(...off)).toBeLessThan(minute);
});
