import { expect, test } from 'vitest';
import { useMoving } from '../../test/moves/use-moving.ts';
import { event, sendBy } from '../../test/scans/device-calls.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
const company = useMoving(app);

const tell = async (moveId: string, kind: string, unitId: string, more: object = {}) => {
  const { body } = await sendBy(company.boss, [event(kind, { moveId, unitId, ...more })]);
  expect(body.events).toMatchObject([{ applied: true }]);
};
const pieceNow = async (id: string) => {
  const { lifecycle, custody } = (await company.boss.get(`/units/${id}`)).body;
  return [lifecycle, custody];
};
const countsNow = async (moveId: string) => {
  const { sold, dropped, picked } = (await company.moving.moveNow(moveId)).progress;
  return { sold, dropped, picked };
};

/** A home with one chair, and its move-out. */
const oneChair = async () => {
  const item = await company.moving.house.item({ name: 'Chair' });
  const bin = await company.moving.house.bin();
  const [unit] = await company.moving.house.units(1, { itemId: item.id, locationId: bin });
  const chair = unit?.id ?? '';
  const { staging, move } = await company.moving.moveIn([{ itemId: item.id, quantity: 1 }]);
  await tell(move.id, 'dropped', chair);
  expect((await company.moving.complete(move.id)).status).toBe(200);
  const out = await company.moving.plan(staging.id, 'out');
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
  expect((await company.moving.complete(out.id)).status).toBe(200);
});

test('a piece that is said to be sold on a move and is checked in there without more is in use', async () => {
  const { chair, bin, out } = await oneChair();
  await tell(out.id, 'sold', chair);
  await tell(out.id, 'returned', chair, { locationId: bin });
  expect(await pieceNow(chair)).toEqual(['active', 'in_storage']);
});

test('a piece that was sold from its own page is recorded where it is, and stays sold', async () => {
  const { chair, bin, out } = await oneChair();
  expect((await company.boss.post('/units/sell', { unitIds: [chair] })).status).toBe(200);
  await tell(out.id, 'returned', chair, { locationId: bin });
  expect(await pieceNow(chair)).toEqual(['sold', 'in_storage']);
});
