import { describe, expect, test } from 'vitest';
import { useMoving } from '../../test/moves/use-moving.ts';
import { event, sendBy } from '../../test/scans/device-calls.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
const company = useMoving(app);

const tell = async (moveId: string, kind: string, unitId: string, more: object = {}) => {
  const told = event(kind, { moveId, unitId, ...more });
  const { body } = await sendBy(company.boss, [told]);
  expect(body.events).toMatchObject([{ applied: true }]);
  return { ...body.events[0], id: told.id };
};
const completed = async (id: string) => {
  const { status, body } = await company.moving.complete(id);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const held = async (stagingId: string) => {
  const { rows } = (await company.boss.get(`/stagings/${stagingId}/lines`)).body;
  return rows.reduce((sum: number, line: { held: number }) => sum + line.held, 0);
};
const statusOf = async (stagingId: string) => (await company.boss.get(`/stagings/${stagingId}`)).body.status;
const whereIs = async (unitId: string) => {
  const [unit] = await app.sql`select custody, staging_id, move_id from unit where id = ${unitId}`;
  return unit;
};

/** A home that has so many chairs, with its move-out; and the move-in of another one, which is promised as many. */
const twoHomes = async (
  chairs: number,
  { promised = chairs, owned = chairs * 2, stay = { installOn: '2027-03-01', endsOn: '2027-05-01' } } = {},
) => {
  const item = await company.moving.house.item({ name: 'Chair' });
  const bin = await company.moving.house.bin();
  const units = await company.moving.house.units(owned, { itemId: item.id, locationId: bin });
  const ids = units.map(({ id }) => id).slice(0, chairs);
  const left = await company.moving.moveIn([{ itemId: item.id, quantity: chairs }]);
  for (const id of ids) {
    await tell(left.move.id, 'picked', id);
    await tell(left.move.id, 'dropped', id);
  }
  await completed(left.move.id);
  const out = await company.moving.plan(left.staging.id, 'out');
  const next = await company.moving.moveIn(
    promised > 0 ? [{ itemId: item.id, quantity: promised }] : [],
    'ready',
    stay,
  );
  return { ids, bin, from: left.staging, to: next.staging, out, into: next.move };
};

describe('a piece that leaves one home and goes straight into another', () => {
  test('counts as settled where it was picked, and fills its line where it is dropped', async () => {
    const { ids, from, to, out, into } = await twoHomes(1);
    const [chair = ''] = ids;
    await tell(out.id, 'picked', chair);
    const answer = await tell(into.id, 'dropped', chair);
    expect(answer).not.toHaveProperty('belongsTo');
    expect(await whereIs(chair)).toEqual({ custody: 'on_site', stagingId: to.id, moveId: into.id });
    expect((await company.moving.moveNow(out.id)).lines).toMatchObject([
      { picked: 1, dropped: 1, isExtra: false, status: 'dropped' },
    ]);
    expect((await company.moving.moveNow(into.id)).lines).toMatchObject([
      { picked: 1, dropped: 1, isExtra: false, status: 'dropped' },
    ]);
    await completed(out.id);
    expect([await statusOf(from.id), await held(from.id)]).toEqual(['closed', 0]);
    await completed(into.id);
    expect([await statusOf(to.id), await held(to.id)]).toEqual(['live', 1]);
    expect(await whereIs(chair)).toMatchObject({ custody: 'on_site', stagingId: to.id });
    expect((await company.moving.plan(to.id, 'out')).planned).toBe(1);
  });

  test('is told on both moves, whichever of them is over', async () => {
    const { ids, from, to, out, into } = await twoHomes(2);
    const [chair = '', other = ''] = ids;
    for (const id of ids) await tell(out.id, 'picked', id);
    await tell(into.id, 'picked', chair);
    const told = async () => [
      (await company.moving.moveNow(out.id)).transfers,
      (await company.moving.moveNow(into.id)).transfers,
    ];
    const piece = { unitId: chair, itemName: 'Chair' };
    const both = [
      [{ ...piece, direction: 'to', moveId: into.id, stagingId: to.id, stagingName: into.stagingName }],
      [{ ...piece, direction: 'from', moveId: out.id, stagingId: from.id, stagingName: out.stagingName }],
    ];
    expect(await told()).toMatchObject(both);
    await tell(into.id, 'dropped', chair);
    await tell(out.id, 'returned', other, { locationId: await company.moving.house.bin() });
    await completed(out.id);
    await completed(into.id);
    expect(await told()).toMatchObject(both);
    const onward = await company.moving.plan(to.id, 'out');
    await tell(onward.id, 'picked', chair);
    expect(await told()).toMatchObject(both);
  });

  test('that nobody had planned for the other home is held for it, also where no other piece is left', async () => {
    const { ids, from, to, out, into } = await twoHomes(1, { promised: 0, owned: 1 });
    const [chair = ''] = ids;
    await tell(out.id, 'picked', chair);
    await tell(into.id, 'dropped', chair);
    await completed(out.id);
    await completed(into.id);
    expect([await held(from.id), await held(to.id)]).toEqual([0, 1]);
    expect(await statusOf(from.id)).toBe('closed');
  });

  test('is held for the other home too when that move is over first', async () => {
    const { ids, from, to, out, into } = await twoHomes(1, { promised: 0, owned: 1 });
    const [chair = ''] = ids;
    await tell(out.id, 'picked', chair);
    await tell(into.id, 'dropped', chair);
    await completed(into.id);
    await completed(out.id);
    expect([await held(from.id), await held(to.id)]).toEqual([0, 1]);
  });

  test('is held for the other home where it came before its day, and no longer for the first', async () => {
    const stay = { installOn: '2027-06-01', endsOn: '2027-08-01' };
    const { ids, from, to, out, into } = await twoHomes(1, { owned: 1, stay });
    const [chair = ''] = ids;
    await tell(out.id, 'picked', chair);
    await tell(into.id, 'dropped', chair);
    await completed(into.id);
    expect([await statusOf(to.id), await held(to.id), await held(from.id)]).toEqual(['live', 1, 0]);
    await completed(out.id);
    expect([await statusOf(from.id), await held(from.id), await held(to.id)]).toEqual(['closed', 0, 1]);
  });

  test('is back in the hands of the first crew when that is taken back', async () => {
    const { ids, out, into } = await twoHomes(1);
    const [chair = ''] = ids;
    await tell(out.id, 'picked', chair);
    const dropped = await tell(into.id, 'dropped', chair);
    await sendBy(company.boss, [event('undone', { undoes: dropped.id })]);
    expect(await whereIs(chair)).toMatchObject({ custody: 'picked', moveId: out.id });
    const now = await company.moving.moveNow(out.id);
    expect([now.transfers, now.lines[0].dropped]).toEqual([[], 0]);
    expect((await company.moving.complete(out.id)).status).toBe(409);
  });
});

test('a job whose pieces were brought is live, and holds them, though another home is said to have what was sold there', async () => {
  const item = await company.moving.house.item({ name: 'Chair' });
  const bin = await company.moving.house.bin();
  const units = await company.moving.house.units(2, { itemId: item.id, locationId: bin });
  const [mine = '', theirs = ''] = units.map(({ id }) => id);
  const first = await company.moving.moveIn([{ itemId: item.id, quantity: 1 }]);
  const second = await company.moving.moveIn([{ itemId: item.id, quantity: 1 }]);
  await tell(first.move.id, 'dropped', mine);
  await completed(first.move.id);
  expect((await company.boss.post('/units/sell', { unitIds: [mine] })).status).toBe(200);
  await tell(second.move.id, 'dropped', theirs);
  await completed(second.move.id);
  expect([await statusOf(second.staging.id), await held(second.staging.id)]).toEqual(['live', 1]);
  expect(await held(first.staging.id)).toBe(0);
});

test('a job whose pieces were brought before their day is live, and goes without what is in another home until later', async () => {
  const [chair, lamp] = [
    await company.moving.house.item({ name: 'Chair' }),
    await company.moving.house.item({ name: 'Lamp' }),
  ];
  const bin = await company.moving.house.bin();
  const [one] = await company.moving.house.units(1, { itemId: chair.id, locationId: bin });
  const [light] = await company.moving.house.units(1, { itemId: lamp.id, locationId: bin });
  const first = await company.moving.moveIn([{ itemId: lamp.id, quantity: 1 }]);
  await tell(first.move.id, 'dropped', light?.id ?? '');
  await completed(first.move.id);
  const stay = { installOn: '2027-06-01', endsOn: '2027-08-01' };
  const { staging, move } = await company.moving.moveIn([{ itemId: chair.id, quantity: 1 }], 'ready', stay);
  const added = { lines: [{ roomId: staging.roomId, itemId: lamp.id, quantity: 1 }] };
  expect((await company.boss.post(`/stagings/${staging.id}/lines`, added)).status).toBe(200);
  expect(await held(staging.id)).toBe(2);
  await tell(move.id, 'dropped', one?.id ?? '');
  await completed(move.id);
  const { rows } = (await company.boss.get(`/stagings/${staging.id}/lines`)).body;
  expect(rows.map((line: { itemName: string; held: number }) => [line.itemName, line.held])).toEqual([
    ['Chair', 1],
    ['Lamp', 0],
  ]);
  expect([await statusOf(staging.id), await held(first.staging.id)]).toEqual(['live', 1]);
});
