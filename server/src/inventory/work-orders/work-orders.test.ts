import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner } from '../../../test/people.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const damaged = async () => {
  const boss = await owner(app);
  const things = warehouseOf(boss);
  const piece = await things.unit();
  await boss.post('/units/damage', { unitIds: [piece.id], condition: 'broken', note: 'a leg is off' });
  const [order] = (await boss.get(`/work-orders?unitId=${piece.id}`)).body.rows;
  return { boss, ...things, piece, order };
};

test('a piece in repair can be promised again once its order is done', async () => {
  const { boss, piece, order, bin } = await damaged();
  expect((await boss.post(`/work-orders/${order.id}/start`)).body.status).toBe('in_progress');
  const locationId = await bin();
  expect(
    await boss.post(`/work-orders/${order.id}/finish`, { condition: 'fair', cost: 4500, locationId }),
  ).toMatchObject({
    status: 200,
    body: { status: 'done', cost: 4500, closedAt: expect.any(String) },
  });
  expect((await boss.get(`/units/${piece.id}`)).body).toMatchObject({
    shownStatus: 'available',
    condition: 'fair',
    locationId,
  });
  for (const step of ['start', 'finish', 'cancel'])
    expectProblem(
      await boss.post(`/work-orders/${order.id}/${step}`, step === 'finish' ? {} : undefined),
      'illegal_transition',
    );
});

test('an order that is canceled leaves the piece as it is', async () => {
  const { boss, piece, order } = await damaged();
  expect((await boss.post(`/work-orders/${order.id}/cancel`)).body.status).toBe('canceled');
  expect((await boss.get(`/units/${piece.id}`)).body).toMatchObject({
    shownStatus: 'available',
    condition: 'broken',
  });
});

test('a piece that is worked on gets no second order', async () => {
  const { boss, piece } = await damaged();
  await boss.post('/units/damage', { unitIds: [piece.id], condition: 'poor' });
  expect((await boss.get(`/work-orders?unitId=${piece.id}`)).body.rows).toHaveLength(1);
});

test('an order of another organization does not exist, and costs are told to those who may know', async () => {
  const { boss, order } = await damaged();
  const stranger = await owner(app);
  for (const step of ['start', 'cancel'])
    expectProblem(await stranger.post(`/work-orders/${order.id}/${step}`), 'not_found');
  expectProblem(await stranger.post(`/work-orders/${order.id}/finish`, {}), 'not_found');
  await boss.post(`/work-orders/${order.id}/finish`, { cost: 100 });
  const crew = await colleague(app, boss, 'crew');
  expect((await crew.get('/work-orders')).body.rows).toMatchObject([{ status: 'done', cost: null }]);
  expect((await boss.get('/work-orders?status=done')).body.rows).toMatchObject([{ cost: 100 }]);
});

test('orders come in pages, what is not done first, and are found by piece, kind, status and note', async () => {
  const { boss, order, unit } = await damaged();
  const dirty = await unit();
  await boss.post('/units/damage', {
    unitIds: [dirty.id],
    condition: 'fair',
    kind: 'clean',
    note: 'Red wine',
  });
  await boss.post(`/work-orders/${order.id}/finish`, {});
  const codes = async (query: string) =>
    (await boss.get(`/work-orders?${query}`)).body.rows.map(({ unitCode }: { unitCode: string }) => unitCode);
  expect((await boss.get('/work-orders?itemsPerPage=5')).body).toMatchObject({
    total: 2,
    page: 1,
    rows: [{ unitCode: dirty.code, status: 'open' }, { status: 'done' }],
  });
  expect(await codes('kind=clean')).toEqual([dirty.code]);
  expect(await codes('status=done')).toEqual([order.unitCode]);
  expect(await codes('searchQuery=wine')).toEqual([dirty.code]);
  expect(await codes(`searchQuery=${order.unitCode}`)).toEqual([order.unitCode]);
  expect(await codes('searchQuery=nothing')).toEqual([]);
  expectProblem(await boss.get('/work-orders?sortBy=cost'), 'invalid_input');
});
