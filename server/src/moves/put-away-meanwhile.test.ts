import { expect, test } from 'vitest';
import { useMoving } from '../../test/moves/use-moving.ts';
import { event, sendBy } from '../../test/scans/device-calls.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
const company = useMoving(app);

const tell = async (kind: string, unitId: string, more: object = {}) => {
  const told = event(kind, { unitId, ...more });
  const { body } = await sendBy(company.boss, [told]);
  expect(body.events).toMatchObject([{ applied: true }]);
  return told.id;
};
const undo = async (undoes: string) => {
  const { body } = await sendBy(company.boss, [event('undone', { undoes })]);
  expect(body.events).toMatchObject([{ applied: true }]);
};
const progressOf = async (id: string) => {
  const { progress, elsewhere } = await company.moving.moveNow(id);
  const { picked, dropped, returned } = progress;
  return { picked, dropped, returned, elsewhere: elsewhere.length };
};
const onTruck = { picked: 1, dropped: 0, returned: 0, elsewhere: 0 };
const back = { picked: 1, dropped: 0, returned: 1, elsewhere: 1 };

/** A move-in that has one chair in hand, and the move-in of another home. */
const inHand = async () => {
  const item = await company.moving.house.item({ name: 'Chair' });
  const bin = await company.moving.house.bin();
  const [unit] = await company.moving.house.units(2, { itemId: item.id, locationId: bin });
  const chair = unit?.id ?? '';
  const { move } = await company.moving.moveIn([{ itemId: item.id, quantity: 1 }]);
  const other = (await company.moving.moveIn([{ itemId: item.id, quantity: 1 }])).move;
  await tell('picked', chair, { moveId: move.id });
  expect(await progressOf(move.id)).toEqual(onTruck);
  return { chair, bin, move, other };
};

test('a piece that is put away by a plain scan is back from its move, until it is picked again', async () => {
  const { chair, bin, move } = await inHand();
  const put = await tell('moved', chair, { locationId: bin });
  expect(await progressOf(move.id)).toEqual(back);
  await undo(put);
  expect(await progressOf(move.id)).toEqual(onTruck);
  await tell('moved', chair, { locationId: bin });
  await tell('picked', chair, { moveId: move.id });
  expect(await progressOf(move.id)).toEqual(onTruck);
  await tell('moved', chair, { locationId: bin });
  expect((await company.moving.complete(move.id)).status).toBe(200);
});

test('a piece that is checked in on its own move is told of by that move alone', async () => {
  const { chair, bin, move } = await inHand();
  const checkedIn = await tell('returned', chair, { moveId: move.id, locationId: bin });
  expect(await progressOf(move.id)).toEqual({ ...back, elsewhere: 0 });
  await undo(checkedIn);
  expect(await progressOf(move.id)).toEqual(onTruck);
});

test('a piece that is checked in on another move is back from the one that had it in hand', async () => {
  const { chair, bin, move, other } = await inHand();
  await tell('returned', chair, { moveId: other.id, locationId: bin });
  expect(await progressOf(move.id)).toEqual(back);
});

test('a piece that is put elsewhere at a desk is back from its move, until that is taken back', async () => {
  const { chair, bin, move } = await inHand();
  const { status, body } = await company.boss.post('/units/move', { unitIds: [chair], locationId: bin });
  expect(status).toBe(200);
  expect(await progressOf(move.id)).toEqual(back);
  expect((await company.boss.post('/inventory-events/undo', { eventIds: body.eventIds })).status).toBe(200);
  expect(await progressOf(move.id)).toEqual(onTruck);
});

test('what comes out of a home and is put away by a plain scan is at home', async () => {
  const { chair, bin, move } = await inHand();
  await tell('dropped', chair, { moveId: move.id });
  expect((await company.moving.complete(move.id)).status).toBe(200);
  const out = await company.moving.plan(move.stagingId, 'out');
  await tell('picked', chair, { moveId: out.id });
  await tell('moved', chair, { locationId: bin });
  expect(await progressOf(out.id)).toEqual({ picked: 1, dropped: 1, returned: 0, elsewhere: 1 });
  expect((await company.moving.complete(out.id)).status).toBe(200);
});
