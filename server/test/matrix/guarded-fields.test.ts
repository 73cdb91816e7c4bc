import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useOwnTestApp } from '../test-app.ts';
import { call, type Endpoint, endpoints } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { canary, guardedCosts, guardedNames, isTold } from './guarded-costs.ts';
import { schemaFields } from './schema-fields.ts';
import { makeWorld, type World } from './world.ts';

const app = useOwnTestApp();
let world: World;
let made: ReturnType<typeof guardedCosts>;
beforeAll(async () => {
  world = await makeWorld(app);
  made = guardedCosts(world);
});
beforeEach(() => app.forgetLimits());

test('whoever may not see costs imports none, neither by what is checked nor by what was checked while they could', async () => {
  const person = await made.unknowing();
  const of = (name: string) => endpoints.find((endpoint) => endpoint.name === name)!;
  const checking = await exampleOf(of('imports.check'))(world, person);
  const mapping = ['name', 'sku', 'purchaseCost'];
  expect((await call(person, of('imports.check'), { ...checking, mapping })).status).toBe(403);
  const applying = await exampleOf(of('imports.apply'))(world, person);
  await made.quietly(async (sql) => {
    await sql`update import set plan = plan || ${sql.json({ mapping })} where id = ${String(applying.id)}`;
  });
  expect((await call(person, of('imports.apply'), applying)).status).toBe(403);
});

test.each([
  'items.get',
  'items.export',
  'units.get',
  'units.export',
  'vendors.get',
  'workOrders.list',
  'audit.list',
  'audit.export',
])('%s tells whoever may see costs', async (name) => {
  const endpoint = endpoints.find((one) => one.name === name)!;
  const person = await world.person('owner');
  const input = await exampleOf(endpoint)(world, person);
  if (name === 'workOrders.list') {
    const damage = endpoints.find((one) => one.name === 'units.reportDamage')!;
    await call(person, damage, await exampleOf(damage)(world, person));
  }
  if (name === 'vendors.get') {
    const id = await world.item();
    await world.unit(id);
    await app.sql`update item set vendor_id = ${String(input.id)} where id = ${id}`;
  }
  await made.plant();
  const id = await world.item();
  await world.boss.patch(`/items/${id}`, { version: 1, purchaseCost: canary });
  const answer = await call(person, endpoint, name === 'workOrders.list' ? {} : input);
  expect(isTold(answer.text), answer.text).toBe(true);
});

test('no list is sorted or narrowed by a guarded field', () => {
  const lists = endpoints.filter(({ method, meta }) => method === 'GET' || meta.answersFile);
  expect(
    lists.flatMap(({ name, input }) =>
      sortsAndFilters(input)
        .filter((one) => guardedNames.includes(one))
        .map((one) => `${name} ${one}`),
    ),
  ).toEqual([]);
});

test('whatever is called a cost anywhere is guarded', () => {
  const all = endpoints.flatMap(({ input, output }) => [...schemaFields(input), ...schemaFields(output)]);
  expect(
    [...new Set(all)].filter((name) => /cost|spend|paid/i.test(name) && !guardedNames.includes(name)),
  ).toEqual([]);
});

const sortsAndFilters = (input: Endpoint['input']): string[] => {
  if (!input) return [];
  const {
    sortBy,
    columns: _columns,
    ...filters
  } = input.shape as Record<string, { unwrap?: () => { options?: string[] } }>; // zod's own shape
  return [...Object.keys(filters), ...(sortBy?.unwrap?.().options ?? [])];
};
