import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { goLive, moveOut } from '../../test/moves/go-live.ts';
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

const stagingNow = async (id: string) => (await boss.get(`/stagings/${id}`)).body;
const linesNow = async (id: string) => (await boss.get(`/stagings/${id}/lines`)).body.rows;
const chairs = async (quantity = 2) => {
  const item = await moving.house.item({ name: 'Chair' });
  const bin = await moving.house.bin();
  const units = await moving.house.units(quantity, { itemId: item.id, locationId: bin });
  return { ...(await moving.moveIn([{ itemId: item.id, quantity }])), bin, units };
};

test('a move with something on the truck is not complete, and says what', async () => {
  const { move, units } = await chairs();
  await sendBy(boss, [event('picked', { moveId: move.id, unitId: units[0]?.id })]);
  const refused = await moving.complete(move.id);
  expectProblem(refused, 'conflict');
  expect(refused.body.unsettled).toMatchObject([{ itemName: 'Chair', count: 1 }]);
});

test('a move on which nothing was recorded is called off and not completed', async () => {
  const { move } = await chairs();
  expectProblem(await moving.complete(move.id), 'illegal_transition');
});

test('with its move-in a home is live and holds what was dropped; what came back or was short is free', async () => {
  const { move, units, staging, bin } = await chairs(3);
  const [dropped, returned] = units.map(({ id }) => id);
  const about = { moveId: move.id };
  await sendBy(boss, [
    event('picked', { ...about, unitId: dropped }),
    event('picked', { ...about, unitId: returned }),
    event('shorted', { ...about, lineId: move.lines[0].id, quantity: 1, note: 'Wet' }),
    event('dropped', { ...about, unitId: dropped }),
    event('returned', { ...about, unitId: returned, locationId: bin }),
  ]);
  const { status, body } = await moving.complete(move.id);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ status: 'completed', lines: [{ status: 'closed', dropped: 1, returned: 1 }] });
  expect((await stagingNow(staging.id)).status).toBe('live');
  expect(await linesNow(staging.id)).toMatchObject([{ status: 'out', held: 1 }]);
  const { rows } = (await boss.get('/audit?itemsPerPage=10')).body;
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['move.completed', 'staging.status-changed']),
  );
  expectProblem(await moving.complete(move.id), 'illegal_transition');
});

test('with its move-out a home is closed once nothing is left in it, and its pieces are free', async () => {
  const { staging, bin } = await chairs();
  const goesOn = async (status: string) => {
    const { version } = await stagingNow(staging.id);
    return boss.post(`/stagings/${staging.id}/status`, { version, status });
  };
  const moves = (await boss.get(`/moves?stagingId=${staging.id}`)).body.rows;
  await boss.post(`/moves/${moves[0].id}/cancel`, { version: moves[0].version });
  await goLive(boss, staging.id);
  expect((await stagingNow(staging.id)).status).toBe('live');
  await goesOn('notice');
  await moveOut(boss, staging.id, bin);
  expect((await stagingNow(staging.id)).status).toBe('closed');
  expect((await linesNow(staging.id)).every(({ held }: { held: number }) => held === 0)).toBe(true);
});

test('what comes late is recorded on a move that is over', async () => {
  const { move, units, staging } = await chairs();
  const [unitId, other] = units.map(({ id }) => id);
  await sendBy(boss, [event('dropped', { moveId: move.id, unitId })]);
  await moving.complete(move.id);
  const { body } = await sendBy(boss, [event('dropped', { moveId: move.id, unitId: other })]);
  expect(body.events).toMatchObject([{ applied: true }]);
  expect(await moving.moveNow(move.id)).toMatchObject({
    status: 'completed',
    lines: [{ dropped: 2, status: 'closed' }],
  });
  expect((await stagingNow(staging.id)).status).toBe('live');
});

test('a stranger completes nothing here', async () => {
  const { move } = await chairs();
  const stranger = await owner(app);
  expectProblem(await stranger.post(`/moves/${move.id}/complete`, { version: 1 }), 'not_found');
});

test('a move-out is not over before the move-in of a home that is still being installed', async () => {
  const { move, staging, units, bin } = await chairs();
  const [one, two] = units.map(({ id }) => id);
  await sendBy(boss, [event('dropped', { moveId: move.id, unitId: one })]);
  const out = await moving.plan(staging.id, 'out');
  await sendBy(boss, [event('returned', { moveId: out.id, unitId: one, locationId: bin })]);
  expectProblem(await moving.complete(out.id), 'conflict');
  expect((await stagingNow(staging.id)).status).toBe('installing');
  await sendBy(boss, [event('dropped', { moveId: move.id, unitId: two })]);
  expect((await moving.complete(move.id)).status).toBe(200);
  expect((await moving.complete(out.id)).status).toBe(200);
  expect(await linesNow(staging.id)).toMatchObject([{ status: 'out', held: 1 }]);
});

test('a home that another job shares is empty for its job once that job’s own is out, also of what is only counted', async () => {
  const item = await moving.house.item({ name: 'Towel', tracking: 'bulk' });
  const bin = await moving.house.bin();
  await boss.post('/stock/receive', { itemId: item.id, locationId: bin, quantity: 10 });
  const first = await moving.moveIn([{ itemId: item.id, quantity: 4 }]);
  const stay = { installOn: '2027-03-01', endsOn: '2027-05-01', propertyId: first.staging.propertyId };
  const shared = await moving.moveIn([{ itemId: item.id, quantity: 3 }], 'ready', stay);
  for (const [{ move }, quantity] of [
    [first, 4],
    [shared, 3],
  ] as const) {
    await sendBy(boss, [
      event('picked', { moveId: move.id, itemId: item.id, quantity, locationId: bin }),
      event('dropped', { moveId: move.id, itemId: item.id, quantity }),
    ]);
    expect((await moving.complete(move.id)).status).toBe(200);
  }
  const out = await moving.plan(first.staging.id, 'out');
  await sendBy(boss, [
    event('picked', { moveId: out.id, itemId: item.id, quantity: 4 }),
    event('returned', { moveId: out.id, itemId: item.id, quantity: 4, locationId: bin }),
  ]);
  expect((await moving.complete(out.id)).status).toBe(200);
  expect((await stagingNow(first.staging.id)).status).toBe('closed');
  expect(await linesNow(shared.staging.id)).toMatchObject([{ status: 'out', held: 3 }]);
});
