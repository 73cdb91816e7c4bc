import { beforeAll, beforeEach, expect, test } from 'vitest';
import { movingOf } from '../../test/moves/moving.ts';
import { owner, type PersonInTest } from '../../test/people.ts';
import { event, sendBy } from '../../test/scans/device-calls.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
let boss: PersonInTest;
let moving: ReturnType<typeof movingOf>;
beforeAll(async () => {
  boss = await owner(app);
  moving = movingOf(boss);
});
beforeEach(() => app.forgetLimits());

const tell = async (moveId: string, kind: string, unitId: string, more: object = {}) => {
  const { body } = await sendBy(boss, [event(kind, { moveId, unitId, ...more })]);
  expect(body.events).toMatchObject([{ applied: true }]);
};
const pieceNow = async (id: string) => {
  const { lifecycle, custody } = (await boss.get(`/units/${id}`)).body;
  return [lifecycle, custody];
};
const countsNow = async (moveId: string) => {
  const { sold, dropped, picked } = (await moving.moveNow(moveId)).progress;
  return { sold, dropped, picked };
};

/** A home with one chair, and its move-out. */
const oneChair = async () => {
  const item = await moving.house.item({ name: 'Chair' });
  const bin = await moving.house.bin();
  const [unit] = await moving.house.units(1, { itemId: item.id, locationId: bin });
  const chair = unit?.id ?? '';
  const { staging, move } = await moving.moveIn([{ itemId: item.id, quantity: 1 }]);
  await tell(move.id, 'dropped', chair);
  expect((await moving.complete(move.id)).status).toBe(200);
  const out = await moving.plan(staging.id, 'out');
  return { chair, bin, out };
};

test('a piece that is said to be sold on a move and is in hand there again is in use, also when it comes home', async () => {
  const { chair, bin, out } = await oneChair();
  await tell(out.id, 'sold', chair);
  expect(await pieceNow(chair)).toEqual(['sold', 'left']);
  expect(await countsNow(out.id)).toEqual({ sold: 1, dropped: 0, picked: 1 });
  await tell(out.id, 'picked', chair);
  expect(await pieceNow(chair)).toEqual(['active', 'picked']);
  expect(await countsNow(out.id)).toEqual({ sold: 0, dropped: 0, picked: 1 });
  await tell(out.id, 'returned', chair, { locationId: bin });
  expect(await pieceNow(chair)).toEqual(['active', 'in_storage']);
  expect((await moving.complete(out.id)).status).toBe(200);
});

test('a piece that is said to be sold on a move and is checked in there without more is in use', async () => {
  const { chair, bin, out } = await oneChair();
  await tell(out.id, 'sold', chair);
  await tell(out.id, 'returned', chair, { locationId: bin });
  expect(await pieceNow(chair)).toEqual(['active', 'in_storage']);
});

test('a piece that was sold from its own page is recorded where it is, and stays sold', async () => {
  const { chair, bin, out } = await oneChair();
  expect((await boss.post('/units/sell', { unitIds: [chair] })).status).toBe(200);
  await tell(out.id, 'returned', chair, { locationId: bin });
  expect(await pieceNow(chair)).toEqual(['sold', 'in_storage']);
});
