import { guardedFields } from '@archway/contract/guarded-fields';
import { expect } from 'vitest';
import type { Pool } from '../../src/platform/db/pool.ts';
import type { Endpoint } from './endpoints.ts';
import { schemaFields } from './schema-fields.ts';
import type { Caller, World } from './world.ts';

export const guardedNames: readonly string[] = [...guardedFields.values()].flat();
/** What nobody would write by chance, and no part of an id. */
export const canary = 731_104_917;
const written = [String(canary), (canary / 100).toFixed(2)];
export const isTold = (text: string) => written.some((amount) => text.includes(amount));

/** Costs of this organization that nobody would write by chance, and somebody who may not see them. */
export const guardedCosts = (world: World) => {
  const { app } = world;

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

  return { unknowing, plant, quietly, costs, kept };
};

export const guardedIn = ({ input, meta }: Endpoint) =>
  meta.change && !meta.answersFile
    ? [...new Set(schemaFields(input))].filter((name) => guardedNames.includes(name))
    : [];
