import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../test/people.ts';
import { stockOf } from '../../test/stock.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
let boss: PersonInTest;
let vendor: string;

beforeAll(async () => {
  boss = await owner(app);
  vendor = (await boss.post('/vendors', { name: 'Bower' })).body.id;
  const other = (await boss.post('/vendors', { name: 'Other' })).body.id;
  const { item, unit, bulk } = stockOf(app, boss);
  const sofa = await item({ vendor, purchaseCost: 118_000 });
  await unit({ item: sofa });
  await unit({ item: sofa, cost: 99_900 });
  await unit({ item: sofa, cost: 0 });
  await unit({ item: sofa, lifecycle: 'sold' });
  await unit({ item: await item({ vendor }) });
  const locationId = (await boss.post('/storage-locations', { name: 'Linen', kind: 'zone' })).body.id;
  const towel = await item({ vendor, tracking: 'bulk', purchaseCost: 1200 });
  await bulk({ item: towel, at: locationId, quantity: 180 });
  await unit({ item: await item({ vendor: other, purchaseCost: 1 }) });
  await unit({ item: await item({ vendor, purchaseCost: 5, deleted: true }) });
});
beforeEach(() => app.forgetLimits());

test('pieces and spend are those with codes, each at its cost or else its item’s, and bulk with what is on hand', async () => {
  expect((await boss.get(`/vendors/${vendor}`)).body).toMatchObject({
    items: 3,
    units: 5 + 180,
    spend: 118_000 + 99_900 + 0 + 118_000 + 180 * 1200,
  });
});

test('sums beyond two thousand million are whole and right', async () => {
  const rich = (await boss.post('/vendors', { name: 'Rich' })).body.id;
  const { item, unit } = stockOf(app, boss);
  const dear = await item({ vendor: rich, purchaseCost: 2_000_000_000 });
  for (let piece = 0; piece < 3; piece += 1) await unit({ item: dear });
  expect((await boss.get(`/vendors/${rich}`)).body.spend).toBe(6_000_000_000);
});

test.each(['admin', 'designer', 'warehouse', 'accountant'])('the role %s sees it', async (role) => {
  const person = await colleague(app, boss, role);
  expect((await person.get(`/vendors/${vendor}`)).body.spend).toBe(551_900);
});

test('a viewer sees the vendor without it, and crew do not see the vendor', async () => {
  const viewer = await colleague(app, boss, 'viewer');
  expect((await viewer.get(`/vendors/${vendor}`)).body).toMatchObject({ units: 185, spend: null });
  expectProblem(await (await colleague(app, boss, 'crew')).get(`/vendors/${vendor}`), 'forbidden');
});

test.each([
  ['may change vendors and not see costs', [{ action: 'manage', subject: 'Vendor' }]],
  [
    'may see costs only under a condition',
    [
      { action: 'manage', subject: 'Vendor' },
      { action: 'read', subject: 'Cost', conditions: { own: true } },
    ],
  ],
])('somebody who %s is told none, also after a change of their own', async (_what, rules) => {
  const role = (await boss.post('/roles', { name: `Buyer ${rules.length}`, rules })).body;
  const buyer = await colleague(app, boss, role.key);
  const seen = (await buyer.get(`/vendors/${vendor}`)).body;
  expect(seen.spend).toBeNull();
  const changed = await buyer.patch(`/vendors/${vendor}`, { version: seen.version, terms: 'Cash' });
  expect(changed.body).toMatchObject({ terms: 'Cash', spend: null });
  expect((await buyer.post('/vendors', { name: `New ${rules.length}` })).body.spend).toBeNull();
});
