import { expect, test } from 'vitest';
import { useMoving } from '../../test/moves/use-moving.ts';
import { event, sendBy } from '../../test/scans/device-calls.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
const company = useMoving(app);

type Line = { itemId: string; quantity: number; held: number; unitId: string | null };

const stocked = async (count: number, name: string) => {
  const item = await company.moving.house.item({ name });
  return {
    itemId: item.id,
    ids: (await company.moving.house.units(count, { itemId: item.id })).map(({ id }) => id),
  };
};
const tell = async (moveId: string, kind: string, more: object) => {
  const told = event(kind, { moveId, ...more });
  const { body } = await sendBy(company.boss, [told]);
  expect(body.events).toMatchObject([{ applied: true }]);
  return told.id;
};
const keep = async (stagingId: string, roomId: string, itemId: string, unitId: string) => {
  const lines = [{ roomId, itemId, unitId, quantity: 1 }];
  expect((await company.boss.post(`/stagings/${stagingId}/lines`, { lines })).status).toBe(200);
};
const listOf = async (stagingId: string) =>
  (await company.boss.get(`/stagings/${stagingId}/lines`)).body.rows.map(
    ({ itemId, quantity, held, unitId }: Line) => ({
      itemId,
      quantity,
      held,
      unitId,
    }),
  );

/** A home that is promised two chairs; one came, and a stool instead of the other, which the lead keeps. */
const substituted = async () => {
  const [chair, stool] = [await stocked(2, 'Chair'), await stocked(1, 'Stool')];
  const { staging, move } = await company.moving.moveIn([{ itemId: chair.itemId, quantity: 2 }]);
  const picked = [
    await tell(move.id, 'picked', { unitId: chair.ids[0] }),
    await tell(move.id, 'picked', { unitId: stool.ids[0], lineId: move.lines[0].id }),
  ];
  await keep(staging.id, staging.roomId, stool.itemId, stool.ids[0]!);
  return { staging, move, chair, stool, picked };
};

test('a substitute that is kept stands on the list once; what it replaced is let go when the move is over', async () => {
  const { staging, move, chair, stool } = await substituted();
  const kept = { itemId: stool.itemId, quantity: 1, held: 1, unitId: stool.ids[0] };
  expect(await listOf(staging.id)).toEqual([
    { itemId: chair.itemId, quantity: 2, held: 2, unitId: null },
    kept,
  ]);
  for (const unitId of [chair.ids[0], stool.ids[0]]) await tell(move.id, 'dropped', { unitId });
  expect((await company.moving.complete(move.id)).status).toBe(200);
  expect(await listOf(staging.id)).toEqual([
    { itemId: chair.itemId, quantity: 2, held: 1, unitId: null },
    kept,
  ]);
  const again = await company.moving.plan(staging.id);
  expect(again.lines).toEqual([]);
});

test('when everything is taken back, updating the pieces plans what is promised now, each once', async () => {
  const { staging, move, chair, stool, picked } = await substituted();
  for (const undoes of picked) await sendBy(company.boss, [event('undone', { undoes })]);
  const now = await company.moving.moveNow(move.id);
  expect([now.status, now.lines.length]).toEqual(['scheduled', 1]);
  const { status, body } = await company.boss.post(`/moves/${move.id}/lines`, { version: now.version });
  expect(status).toBe(200);
  expect(body.lines).toMatchObject([
    { itemId: chair.itemId, planned: 2, unitId: null },
    { itemId: stool.itemId, planned: 1, unitId: stool.ids[0] },
  ]);
  await tell(move.id, 'picked', { unitId: stool.ids[0] });
  expect((await company.moving.moveNow(move.id)).progress).toMatchObject({ planned: 3, picked: 1 });
  expect((await listOf(staging.id)).length).toBe(2);
});

test('what is kept in a home without rooms stands in the room it gets, and is held for it once', async () => {
  const lamp = await stocked(2, 'Lamp');
  const { staging, move } = await company.moving.moveIn([]);
  await company.boss.delete(`/stagings/${staging.id}/rooms/${staging.roomId}`);
  for (const unitId of lamp.ids) await tell(move.id, 'picked', { unitId });
  const { status, body } = await company.boss.post(`/stagings/${staging.id}/rooms`, {
    rooms: [{ name: 'Whole home', roomType: 'living' }],
  });
  expect([status, body.rooms.length]).toEqual([200, 1]);
  await keep(staging.id, body.rooms[0].id, lamp.itemId, lamp.ids[0]!);
  for (const unitId of lamp.ids) await tell(move.id, 'dropped', { unitId });
  expect((await company.moving.complete(move.id)).status).toBe(200);
  const list = await listOf(staging.id);
  expect(list.reduce((sum: number, { held }: Line) => sum + held, 0)).toBe(2);
  expect((await company.moving.plan(staging.id, 'out')).planned).toBe(2);
});
