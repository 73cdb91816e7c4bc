import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { takeAway } from '../exports.ts';
import { owner } from '../people.ts';
import { csvOf, importsOf } from '../sheets.ts';
import { useTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const full = async () => {
  const boss = await owner(app);
  const house = warehouseOf(boss);
  const { id: itemId } = await house.item({ name: 'Towel', tracking: 'bulk' });
  const [here, there] = [await house.bin(), await house.bin()];
  const receive = (locationId: string, quantity: number) =>
    boss.post('/stock/receive', { itemId, locationId, quantity });
  expect((await receive(here, 1_000_000)).status).toBe(200);
  /** As if a thousand others had been received: the ledger says so, and balance and item follow. */
  const grow = async (locationId: string, delta: number) => {
    const [event] = await app.sql<
      [{ id: string }]
    >`select id from scan_event where item_id = ${itemId} limit 1`;
    await app.sql`insert into stock_ledger (org_id, id, item_id, location_id, event_id, delta)
      values (${boss.user.activeOrganization!.id}, gen_random_uuid(), ${itemId}, ${locationId}, ${event.id}, ${delta})`;
  };
  return { boss, house, itemId, here, there, receive, grow };
};

test('more of a bulk item than anybody owns is refused with its field, in one place and over several', async () => {
  const { boss, itemId, here, there, receive, grow } = await full();
  await grow(here, 998_000_000);
  expect((await receive(here, 1_000_000)).status).toBe(200);
  expectProblem(await receive(here, 1_000_000), 'invalid_input', 'quantity');
  expectProblem(await receive(there, 1_000_000), 'invalid_input', 'quantity');
  expectProblem(
    await boss.post('/stock/count', { itemId, locationId: there, counted: 1_000_000 }),
    'invalid_input',
    'counted',
  );
  expect((await boss.post('/stock/count', { itemId, locationId: here, counted: 7 })).status).toBe(200);
  expect((await boss.get(`/items/${itemId}`)).body.counts.owned).toBe(7);
});

test('a balance at the edge of what a number holds is a problem that names the field, also when many are received at once', async () => {
  const { receive, here, grow } = await full();
  await grow(here, 2_146_000_000);
  const answers = await Promise.all(Array.from({ length: 10 }, () => receive(here, 1_000_000)));
  for (const answer of answers) expectProblem(answer, 'invalid_input', 'quantity');
});

test('places and the organization add up more than a number of four bytes holds', async () => {
  const { boss, house, here, grow } = await full();
  await grow(here, 1_999_000_000);
  const { id: other } = await house.item({ tracking: 'bulk' });
  await boss.post('/stock/receive', { itemId: other, locationId: here, quantity: 1_000_000 });
  const [event] = await app.sql<[{ id: string }]>`select id from scan_event where item_id = ${other} limit 1`;
  await app.sql`insert into stock_ledger (org_id, id, item_id, location_id, event_id, delta)
    values (${boss.user.activeOrganization!.id}, gen_random_uuid(), ${other}, ${here}, ${event.id}, 1999000000)`;
  const { rows } = (await boss.get('/storage-locations')).body;
  expect(rows.find(({ id }: { id: string }) => id === here).pieces).toBe(4_000_000_000);
  for (const path of [`/storage-locations/${here}`, '/dashboard', '/items', `/stock?locationId=${here}`])
    expect([path, (await boss.get(path)).status]).toEqual([path, 200]);
  for (const path of ['/storage-locations/export', '/items/export'])
    expect((await takeAway(app, boss, path, { format: 'csv' })).status).toBe(200);
});

test('what was paid to a vendor adds up beyond it too', async () => {
  const boss = await owner(app);
  const house = warehouseOf(boss);
  const vendor = (await boss.post('/vendors', { name: 'Fjord' })).body.id;
  const item = await house.item({
    vendorId: vendor,
    purchaseCost: 2_000_000_000,
    replacementCost: 2_000_000_000,
  });
  await house.units(50, { itemId: item.id, acquisitionCost: 2_000_000_000 });
  for (const path of [`/vendors/${vendor}`, '/vendors', '/dashboard', `/items/${item.id}/utilization`])
    expect([path, (await boss.get(path)).status]).toEqual([path, 200]);
  expect((await takeAway(app, boss, '/vendors/export', { format: 'csv' })).status).toBe(200);
});

test('a sheet that brings more of an item than it can have tells so for the row', async () => {
  const { boss, house } = await full();
  await house.category('Towels');
  await house.bin({ code: 'A-9' });
  const imports = importsOf(app, boss);
  const sent = await imports.send(
    csvOf(
      ['Name', 'SKU', 'Category', 'Counted', 'Quantity', 'Location'],
      ['Cloth', 'C-1', 'Towels', 'bulk', '99999999999', 'A-9'],
      ['Rag', 'C-2', 'Towels', 'bulk', '1e309', 'A-9'],
    ),
  );
  const checked = await imports.check(sent.id);
  expect([checked.state, checked.counts?.wrong]).toEqual(['checked', 2]);
});
