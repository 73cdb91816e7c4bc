import { guardedFields } from '@archway/contract/kernel/guarded-fields';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Pool } from '../../src/platform/db/pool.ts';
import { useTestApp } from '../test-app.ts';
import { call, type Endpoint, endpoints, type Input, rows } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { schemaFields } from './schema-fields.ts';
import { type Caller, makeWorld, type World } from './world.ts';

const app = useTestApp();
let world: World;
beforeAll(async () => {
  world = await makeWorld(app);
});
beforeEach(() => app.forgetLimits());

const names: readonly string[] = Object.values(guardedFields).flat();
/** What nobody would write by chance, and no part of an id. */
const canary = 731_104_917;
const written = [String(canary), (canary / 100).toFixed(2)];
const isTold = (text: string) => written.some((amount) => text.includes(amount));

/** May do everything but see costs. */
const unknowing = async (): Promise<Caller> => {
  const person = await world.person('crew');
  const { id, key } = await world.role();
  const rules = [
    { action: 'manage', subject: 'all' },
    { action: 'manage', subject: 'Cost', inverted: true },
  ];
  await app.sql`update role set rules = ${app.sql.json(rules)} where id = ${id}`;
  await app.sql`update membership set role_key = ${key}, role_id = ${id} where id = ${person.membershipId}`;
  return person;
};

/** Every cost of the organization is the canary, and the log tells of a change to and from it. */
const plant = () =>
  quietly(async (sql) => {
    await sql`update item set purchase_cost = ${canary}, replacement_cost = ${canary} where org_id = ${world.orgId}`;
    await sql`update unit set acquisition_cost = ${canary} where org_id = ${world.orgId}`;
    await sql`update work_order set cost = ${canary} where org_id = ${world.orgId}`;
  });
/** Without new versions, which the examples do not know. */
const quietly = (change: (sql: Pool) => Promise<void>) =>
  app.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await change(sql as unknown as Pool); // a transaction takes the same statements
  });
const costs = async () => ({
  items:
    await app.sql`select id, purchase_cost, replacement_cost from item where org_id = ${world.orgId} order by id`,
  units: await app.sql`select id, acquisition_cost from unit where org_id = ${world.orgId} order by id`,
  orders: await app.sql`select id, cost from work_order where org_id = ${world.orgId} order by id`,
});
const kept = async (before: Awaited<ReturnType<typeof costs>>) => {
  const after = await costs();
  for (const table of ['items', 'units', 'orders'] as const) {
    const now = new Map(after[table].map((row) => [row.id, row]));
    for (const row of before[table]) if (now.has(row.id)) expect(now.get(row.id)).toEqual(row);
  }
};

const inside = rows(({ meta }) => typeof meta.access === 'object');

describe('somebody who may do everything but see costs', () => {
  test.each(inside)('is told none by %s', async (_name, endpoint) => {
    const person = await unknowing();
    const input = await exampleOf(endpoint)(world, person);
    await plant();
    const id = await world.item();
    await world.boss.patch(`/items/${id}`, { version: 1, purchaseCost: canary, replacementCost: canary });
    const before = await costs();
    const answer = await call(person, endpoint, input);
    expect([answer.status, answer.text]).toEqual([endpoint.status, expect.anything()]);
    expect(isTold(answer.text), answer.text).toBe(false);
    await kept(before);
  });

  const changing = inside.filter(([, endpoint]) => guardedIn(endpoint).length > 0);
  test.each(changing)('changes none by %s, nor erases it', async (_name, endpoint) => {
    for (const field of guardedIn(endpoint))
      for (const value of [canary + 1, canary, 0, null]) {
        const person = await unknowing();
        const input = withField(await exampleOf(endpoint)(world, person), field, value);
        await plant();
        const before = await costs();
        const answer = await call(person, endpoint, input);
        // What is new says with null that it says nothing.
        const isSilent = value === null && !endpoint.name.endsWith('.change');
        expect([field, value, answer.status]).toEqual([field, value, isSilent ? endpoint.status : 403]);
        await kept(before);
      }
  });

  test('imports none, neither by what is checked nor by what was checked while they could', async () => {
    const person = await unknowing();
    const of = (name: string) => endpoints.find((endpoint) => endpoint.name === name)!;
    const checking = await exampleOf(of('imports.check'))(world, person);
    const mapping = ['name', 'sku', 'purchaseCost'];
    expect((await call(person, of('imports.check'), { ...checking, mapping })).status).toBe(403);
    const applying = await exampleOf(of('imports.apply'))(world, person);
    await quietly(async (sql) => {
      await sql`update import set plan = plan || ${sql.json({ mapping })} where id = ${String(applying.id)}`;
    });
    expect((await call(person, of('imports.apply'), applying)).status).toBe(403);
  });
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
  if (name === 'vendors.get') {
    const id = await world.item();
    await world.unit(id);
    await app.sql`update item set vendor_id = ${String(input.id)} where id = ${id}`;
  }
  await plant();
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
        .filter((one) => names.includes(one))
        .map((one) => `${name} ${one}`),
    ),
  ).toEqual([]);
});

test('whatever is called a cost anywhere is guarded', () => {
  const all = endpoints.flatMap(({ input, output }) => [...schemaFields(input), ...schemaFields(output)]);
  expect([...new Set(all)].filter((name) => /cost|spend|paid/i.test(name) && !names.includes(name))).toEqual(
    [],
  );
});

const guardedIn = ({ input, meta }: Endpoint) =>
  meta.change && !meta.answersFile
    ? [...new Set(schemaFields(input))].filter((name) => names.includes(name))
    : [];

/** Into the input itself, or into the first of its rows. */
const withField = (input: Input, field: string, value: unknown): Input => {
  const [first, ...others] = Array.isArray(input.rows) ? input.rows : [];
  return first ? { ...input, rows: [{ ...first, [field]: value }, ...others] } : { ...input, [field]: value };
};

const sortsAndFilters = (input: Endpoint['input']): string[] => {
  if (!input) return [];
  const {
    sortBy,
    columns: _columns,
    ...filters
  } = input.shape as Record<string, { unwrap?: () => { options?: string[] } }>; // zod's own shape
  return [...Object.keys(filters), ...(sortBy?.unwrap?.().options ?? [])];
};
