import { expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { goLive, moveOut } from '../../test/moves/go-live.ts';
import { useMoving } from '../../test/moves/use-moving.ts';
import { owner } from '../../test/people.ts';
import { event, sendBy } from '../../test/scans/device-calls.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
const company = useMoving(app);

const stagingNow = async (id: string) => (await company.boss.get(`/stagings/${id}`)).body;
const linesNow = async (id: string) => (await company.boss.get(`/stagings/${id}/lines`)).body.rows;
const chairs = async (quantity = 2) => {
  const item = await company.moving.house.item({ name: 'Chair' });
  const bin = await company.moving.house.bin();
  const units = await company.moving.house.units(quantity, { itemId: item.id, locationId: bin });
  return { ...(await company.moving.moveIn([{ itemId: item.id, quantity }])), bin, units };
};

test('a move with something on the truck is not complete, and says what', async () => {
  const { move, units } = await chairs();
  await sendBy(company.boss, [event('picked', { moveId: move.id, unitId: units[0]?.id })]);
  const refused = await company.moving.complete(move.id);
  expectProblem(refused, 'conflict');
  expect(refused.body.unsettled).toMatchObject([{ itemName: 'Chair', count: 1 }]);
});

test('a move on which nothing was recorded is called off and not completed', async () => {
  const { move } = await chairs();
  expectProblem(await company.moving.complete(move.id), 'illegal_transition');
});

test('with its move-in a home is live and holds what was dropped; what came back or was short is free', async () => {
  const { move, units, staging, bin } = await chairs(3);
  const [dropped, returned] = units.map(({ id }) => id);
  const about = { moveId: move.id };
  await sendBy(company.boss, [
    event('picked', { ...about, unitId: dropped }),
    event('picked', { ...about, unitId: returned }),
    event('shorted', { ...about, lineId: move.lines[0].id, quantity: 1, note: 'Wet' }),
    event('dropped', { ...about, unitId: dropped }),
    event('returned', { ...about, unitId: returned, locationId: bin }),
  ]);
  const { status, body } = await company.moving.complete(move.id);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ status: 'completed', lines: [{ status: 'closed', dropped: 1, returned: 1 }] });
  expect((await stagingNow(staging.id)).status).toBe('live');
  expect(await linesNow(staging.id)).toMatchObject([{ status: 'out', held: 1 }]);
  const { rows } = (await company.boss.get('/audit?itemsPerPage=10')).body;
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['move.completed', 'staging.status-changed']),
  );
  expectProblem(await company.moving.complete(move.id), 'illegal_transition');
});

test('with its move-out a home is closed once nothing is left in it, and its pieces are free', async () => {
  const { staging, bin } = await chairs();
  const goesOn = async (status: string) => {
    const { version } = await stagingNow(staging.id);
    return company.boss.post(`/stagings/${staging.id}/status`, { version, status });
  };
  const moves = (await company.boss.get(`/moves?stagingId=${staging.id}`)).body.rows;
  await company.boss.post(`/moves/${moves[0].id}/cancel`, { version: moves[0].version });
  await goLive(company.boss, staging.id);
  expect((await stagingNow(staging.id)).status).toBe('live');
  await goesOn('notice');
  await moveOut(company.boss, staging.id, bin);
  expect((await stagingNow(staging.id)).status).toBe('closed');
  expect((await linesNow(staging.id)).every(({ held }: { held: number }) => held === 0)).toBe(true);
});

test('what comes late is recorded on a move that is over', async () => {
  const { move, units, staging } = await chairs();
  const [unitId, other] = units.map(({ id }) => id);
  await sendBy(company.boss, [event('dropped', { moveId: move.id, unitId })]);
  await company.moving.complete(move.id);
  const { body } = await sendBy(company.boss, [event('dropped', { moveId: move.id, unitId: other })]);
  expect(body.events).toMatchObject([{ applied: true }]);
  expect(await company.moving.moveNow(move.id)).toMatchObject({
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
  await sendBy(company.boss, [event('dropped', { moveId: move.id, unitId: one })]);
  const out = await company.moving.plan(staging.id, 'out');
  await sendBy(company.boss, [event('returned', { moveId: out.id, unitId: one, locationId: bin })]);
  expectProblem(await company.moving.complete(out.id), 'conflict');
  expect((await stagingNow(staging.id)).status).toBe('installing');
  await sendBy(company.boss, [event('dropped', { moveId: move.id, unitId: two })]);
  expect((await company.moving.complete(move.id)).status).toBe(200);
  expect((await company.moving.complete(out.id)).status).toBe(200);
  expect(await linesNow(staging.id)).toMatchObject([{ status: 'out', held: 1 }]);
});

test('a home that another job shares is empty for its job once that job’s own is out, also of what is only counted', async () => {
  const item = await company.moving.house.item({ name: 'Towel', tracking: 'bulk' });
  const bin = await company.moving.house.bin();
  await company.boss.post('/stock/receive', { itemId: item.id, locationId: bin, quantity: 10 });
  const first = await company.moving.moveIn([{ itemId: item.id, quantity: 4 }]);
  const stay = { installOn: '2027-03-01', endsOn: '2027-05-01', propertyId: first.staging.propertyId };
  const shared = await company.moving.moveIn([{ itemId: item.id, quantity: 3 }], 'ready', stay);
  for (const [{ move }, quantity] of [
    [first, 4],
    [shared, 3],
  ] as const) {
    await sendBy(company.boss, [
      event('picked', { moveId: move.id, itemId: item.id, quantity, locationId: bin }),
      event('dropped', { moveId: move.id, itemId: item.id, quantity }),
    ]);
    expect((await company.moving.complete(move.id)).status).toBe(200);
  }
  const out = await company.moving.plan(first.staging.id, 'out');
  await sendBy(company.boss, [
    event('picked', { moveId: out.id, itemId: item.id, quantity: 4 }),
    event('returned', { moveId: out.id, itemId: item.id, quantity: 4, locationId: bin }),
  ]);
  expect((await company.moving.complete(out.id)).status).toBe(200);
  expect((await stagingNow(first.staging.id)).status).toBe('closed');
  expect(await linesNow(shared.staging.id)).toMatchObject([{ status: 'out', held: 3 }]);
});
