import { expect, test } from 'vitest';
import { useMoving } from '../../test/moves/use-moving.ts';
import { event, sendBy } from '../../test/scans/device-calls.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
const company = useMoving(app);

const availableNow = async (itemId: string) =>
  (await company.boss.get(`/availability?from=2027-08-10&to=2027-08-20&itemIds=${itemId}`)).body.rows[0];
const ordersOf = async (itemId: string) =>
  (await company.boss.get(`/work-orders?itemId=${itemId}&sortBy=openedAt`)).body.rows;
const pulledFrom = async (moveId: string) =>
  (await company.boss.get(`/moves/${moveId}/pull-list`)).body.rows.flatMap(
    ({ unitCodes }: { unitCodes: string[] }) => unitCodes,
  );

test('a piece that came back with work to be done on it is free once that is done, whoever checked it in', async () => {
  const item = await company.moving.house.item({ name: 'Chair' });
  const bin = await company.moving.house.bin();
  const [unit, other] = await company.moving.house.units(2, { itemId: item.id, locationId: bin });
  const { move } = await company.moving.moveIn([{ itemId: item.id, quantity: 1 }]);
  const about = { moveId: move.id, unitId: unit?.id };
  await sendBy(company.boss, [event('picked', about), event('damaged', { ...about, needs: 'repair' })]);
  expect(await availableNow(item.id)).toMatchObject({ cap: 2, free: 2 });
  await sendBy(company.boss, [event('returned', { ...about, locationId: bin, verdict: 'ok' })]);
  expect(await availableNow(item.id)).toMatchObject({ owned: 2, cap: 1, free: 1 });
  expect((await company.boss.get(`/items/${item.id}`)).body.counts).toMatchObject({
    available: 0,
    inRepair: 1,
  });
  const { move: next } = await company.moving.moveIn([]);
  expect(await pulledFrom(next.id)).not.toContain(unit?.code);
  const [order] = await ordersOf(item.id);
  expect((await company.boss.post(`/work-orders/${order.id}/start`)).status).toBe(200);
  expect(await availableNow(item.id)).toMatchObject({ cap: 1 });
  expect((await company.boss.post(`/work-orders/${order.id}/finish`, {})).status).toBe(200);
  expect(await availableNow(item.id)).toMatchObject({ cap: 2, free: 2 });
  expect(other).toBeDefined();
});

test('a job that was promised that very piece loses it, and one that counted on as many', async () => {
  const item = await company.moving.house.item({ name: 'Chair' });
  const bin = await company.moving.house.bin();
  const [unit] = await company.moving.house.units(1, { itemId: item.id, locationId: bin });
  const { move } = await company.moving.moveIn([]);
  const job = await company.moving.job([{ itemId: item.id, quantity: 1, unitId: unit?.id ?? '' }]);
  const about = { moveId: move.id, unitId: unit?.id };
  await sendBy(company.boss, [
    event('picked', about),
    event('damaged', about),
    event('returned', { ...about, locationId: bin, verdict: 'ok' }),
  ]);
  expect((await company.boss.get(`/stagings/${job.id}/lines`)).body.rows).toMatchObject([
    { status: 'bumped', held: 0 },
  ]);
});

test('what is only counted is written off, or worked on in the number that was checked in', async () => {
  const bin = await company.moving.house.bin();
  const item = await company.moving.house.item({ name: 'Towel', tracking: 'bulk' });
  expect(
    (await company.boss.post('/stock/receive', { itemId: item.id, locationId: bin, quantity: 10 })).status,
  ).toBe(200);
  const { move } = await company.moving.moveIn([{ itemId: item.id, quantity: 9 }]);
  const about = { moveId: move.id, itemId: item.id };
  const cleaned = event('returned', {
    ...about,
    quantity: 3,
    locationId: bin,
    verdict: 'clean',
    note: 'Wine',
  });
  await sendBy(company.boss, [
    event('picked', { ...about, quantity: 9, locationId: bin }),
    event('returned', { ...about, quantity: 2, locationId: bin, verdict: 'retire' }),
    cleaned,
    event('returned', { ...about, quantity: 1, locationId: bin, verdict: 'repair' }),
    event('returned', { ...about, quantity: 3, locationId: bin, verdict: 'ok' }),
  ]);
  expect(await availableNow(item.id)).toMatchObject({ owned: 8, cap: 4, free: 4 });
  const orders = await ordersOf(item.id);
  expect(orders).toHaveLength(2);
  expect(orders).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'clean', quantity: 3, unitId: null, note: 'Wine', status: 'open' }),
      expect.objectContaining({ kind: 'repair', quantity: 1, locationName: expect.any(String) }),
    ]),
  );
  const clean = orders.find(({ kind }: { kind: string }) => kind === 'clean');
  const repair = orders.find(({ kind }: { kind: string }) => kind === 'repair');
  expect((await company.boss.post(`/work-orders/${repair.id}/finish`, {})).status).toBe(200);
  expect(await availableNow(item.id)).toMatchObject({ cap: 5 });
  await sendBy(company.boss, [event('undone', { undoes: cleaned.id })]);
  expect(await availableNow(item.id)).toMatchObject({ owned: 8, cap: 8 });
  expect((await ordersOf(item.id)).find(({ id }: { id: string }) => id === clean.id).status).toBe('canceled');
});
