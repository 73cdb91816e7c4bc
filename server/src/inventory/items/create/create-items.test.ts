import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../../test/people.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { warehouseOf } from '../../../../test/warehouse.ts';

const app = useTestApp();
let boss: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
let [categoryId, locationId]: string[] = [];
beforeAll(async () => {
  boss = await owner(app);
  house = warehouseOf(boss);
  [categoryId, locationId] = [await house.category(), await house.bin()];
});
beforeEach(() => app.forgetLimits());

const row = (name: string, more: Record<string, unknown> = {}) => ({ name, categoryId, ...more });
const total = async () => (await boss.get('/items')).body.total;

test('several items come with their pieces, each piece with the next code, bulk only counted', async () => {
  const rows = [
    row('Sofa', { sku: 'NEW-1', quantity: 2, locationId, purchaseCost: 90_000 }),
    row('Towel', { tracking: 'bulk', quantity: 40, locationId }),
    row('Promise', { status: 'draft' }),
  ];
  const added = await boss.post('/items/many', { rows });
  expect(added.status).toBe(201);
  const [sofa, towel, promise] = added.body.rows;
  expect([sofa.codes.length, towel.codes, promise.codes]).toEqual([2, [], []]);
  const pieces = (await boss.get(`/units?itemId=${sofa.id}`)).body.rows;
  expect(pieces.map(({ code }: { code: string }) => code)).toEqual(sofa.codes);
  expect(pieces[0]).toMatchObject({
    locationId,
    condition: 'new',
    acquisitionCost: 90_000,
    shownStatus: 'available',
  });
  expect((await boss.get(`/items/${towel.id}`)).body.counts.available).toBe(40);
  expect((await boss.get('/audit?action=item.created-many')).body.rows[0]).toMatchObject({
    subjectName: '3',
  });
});

test('all or none: what is wrong is told for every row, and nothing was added', async () => {
  const before = await total();
  const stranger = warehouseOf(await owner(app));
  const rows = [
    row('Fine'),
    row('Elsewhere', { categoryId: await stranger.category() }),
    row('Taken', { sku: 'new-1' }),
    row('Nowhere', { quantity: 1, locationId: await stranger.bin() }),
  ];
  const refused = await boss.post('/items/many', { rows });
  expectProblem(refused, 'invalid_input');
  expect(refused.body.errors.map(({ field, key }: { field: string; key: string }) => [field, key])).toEqual([
    ['rows.1.categoryId', 'errors.notFound'],
    ['rows.2.sku', 'errors.codeTaken'],
    ['rows.3.locationId', 'errors.notFound'],
  ]);
  expect(await total()).toBe(before);
});

test('pieces need a location, a sku is written once, and two hundred rows are enough', async () => {
  const wrong = await boss.post('/items/many', {
    rows: [row('', { quantity: 3 }), row('A', { sku: 'S' }), row('B', { sku: 's' })],
  });
  expect(wrong.body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'rows.0.name',
    'rows.0.locationId',
    'rows.2.sku',
  ]);
  const many = await boss.post('/items/many', { rows: Array.from({ length: 201 }, () => row('X')) });
  expect(many.body.errors).toMatchObject([{ field: 'rows', key: 'errors.tooMany', n: 200 }]);
});

test('sent twice with one key they are there once; whoever may not see costs writes none', async () => {
  const before = await total();
  const key = { 'idempotency-key': 'one-market-day' };
  const first = await boss.post('/items/many', { rows: [row('Once')] }, key);
  expect((await boss.post('/items/many', { rows: [row('Once')] }, key)).body).toEqual(first.body);
  expect(await total()).toBe(before + 1);
  const blind = await boss.post('/roles', { name: 'Blind', rules: [{ action: 'create', subject: 'Item' }] });
  const person = await colleague(app, boss, blind.body.key);
  expectProblem(await person.post('/items/many', { rows: [row('Dear', { purchaseCost: 1 })] }), 'forbidden');
  expect((await person.post('/items/many', { rows: [row('Cheap')] })).status).toBe(201);
});
