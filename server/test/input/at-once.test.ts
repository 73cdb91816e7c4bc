import { beforeEach, expect, test } from 'vitest';
import type { Answer } from '../browser.ts';
import { owner, signUpBody } from '../people.ts';
import { useTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

/** Fifty calls that only one of can succeed; the others are told which field is taken, as they would be one after the other. */
const fifty = (call: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: 50 }, (_, index) => call(index)));

const expectOne = (answers: readonly Answer[], status: number, field: string) => {
  const [made, refused] = [
    answers.filter((each) => each.status === status),
    answers.filter((each) => each.status !== status),
  ];
  expect({
    made: made.length,
    others: [...new Set(refused.map(({ status: other, text }) => (other === 422 ? 422 : text)))],
  }).toEqual({ made: 1, others: [422] });
  for (const { body } of refused)
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
};

test('an item with a SKU is added once, alone or among others, also when fifty add it at once', async () => {
  const boss = await owner(app);
  const categoryId = await warehouseOf(boss).category();
  const row = (sku: string) => ({ name: 'Sofa', sku, categoryId });
  expectOne(await fifty((at) => boss.post('/items', row(at % 2 ? 'ONE-1' : 'one-1'))), 201, 'sku');
  expectOne(
    await fifty((at) =>
      boss.post('/items/many', { rows: [row(`Own ${at}`), row(at % 2 ? 'TWO-1' : 'two-1')] }),
    ),
    201,
    'rows.1.sku',
  );
});

test('an item is given a SKU once, also when fifty are given it at once', async () => {
  const boss = await owner(app);
  const house = warehouseOf(boss);
  const categoryId = await house.category();
  const made = await boss.post('/items/many', {
    rows: Array.from({ length: 50 }, (_, at) => ({ name: `Chair ${at}`, categoryId })),
  });
  const ids: string[] = made.body.rows.map(({ id }: { id: string }) => id);
  expectOne(await fifty((at) => boss.patch(`/items/${ids[at]}`, { version: 1, sku: 'SAME' })), 200, 'sku');
});

test.each([
  ['vendors', '/vendors', { name: 'Fjord' }, 'name'],
  ['categories', '/categories', { name: 'Sofas' }, 'name'],
  ['places', '/storage-locations', { name: 'Bin', kind: 'bin', code: 'A-1' }, 'code'],
  ['roles', '/roles', { name: 'Movers', rules: [{ action: 'read', subject: 'Item' }] }, 'name'],
  ['views', '/views', { list: 'items', name: 'Mine', state: { search: {}, columns: null } }, 'name'],
] as const)('of fifty %s of one name made at once there is one', async (_what, path, body, field) => {
  const boss = await owner(app);
  expectOne(await fifty(() => boss.post(path, body)), 201, field);
});

test('of fifty pieces with one code added at once there is one', async () => {
  const boss = await owner(app);
  const house = warehouseOf(boss);
  const [{ id: itemId }, locationId] = [await house.item(), await house.bin()];
  expectOne(await fifty(() => boss.post('/units', { itemId, locationId, codes: ['MINE-1'] })), 201, 'codes');
});

test('of fifty accounts with one address made at once there is one', async () => {
  const body = signUpBody();
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => app.browser().post('/auth/signup', body)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ status }) => status >= 500))).toEqual(new Set([false]));
});

test('of fifty invitations to one address sent at once there is one', async () => {
  const boss = await owner(app);
  const answers = await fifty(() => boss.post('/invitations', { email: 'guest@else.test', role: 'crew' }));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
});

test('organizations and roles of one name founded at once get addresses of their own', async () => {
  const boss = await owner(app);
  const company = { companyType: 'other', companySize: '1', city: 'Lyon', state: 'Rhône' };
  await app.forgetLimits();
  // As many as an address may found.
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => boss.post('/organizations', { name: 'Second home', ...company })),
  );
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([201]);
  const roles = await fifty((at) =>
    boss.post('/roles', {
      name: `Movers${'!'.repeat(at % 5)}${'.'.repeat(Math.floor(at / 5))}`,
      rules: [{ action: 'read', subject: 'Item' }],
    }),
  );
  expect(roles.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
});

test('the same label, picture order, undo, default view and demo storage asked for fifty times at once never break', async () => {
  const boss = await owner(app);
  const house = warehouseOf(boss);
  const piece = await house.unit();
  const missing = (await boss.post('/units/missing', { unitIds: [piece.id] })).body;
  const view = (
    await boss.post('/views', { list: 'items', name: 'Mine', state: { search: {}, columns: null } })
  ).body;
  const calls = [
    () => boss.post('/labels', { kind: 'unit', targetId: piece.id }),
    () => boss.post('/inventory-events/undo', { eventIds: missing.eventIds }),
    () => boss.put('/views/default', { list: 'items', viewId: view.id }),
    () => boss.post('/storage-locations/demo', {}),
    () => boss.post('/units/damage', { unitIds: [piece.id], note: 'Scratch' }),
    () => boss.post('/stock/receive', { itemId: piece.itemId, locationId: piece.locationId, quantity: 1 }),
  ];
  for (const call of calls) {
    await app.forgetLimits();
    const failures = (await fifty(call)).filter(({ status }) => status >= 500);
    expect(failures.map(({ text }) => text)).toEqual([]);
  }
});
