import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { owner, type PersonInTest } from '../../../../test/people.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { warehouseOf } from '../../../../test/warehouse.ts';
import { newId } from '../../../platform/ids.ts';

const app = useTestApp();
let boss: PersonInTest;
let orgId: string;
let categoryId: string;

beforeAll(async () => {
  boss = await owner(app);
  orgId = boss.user.activeOrganization!.id;
  categoryId = await warehouseOf(boss).category('Chairs');
  await app.sql`insert into item (org_id, id, category_id, name, sku, tracking)
    select ${orgId}, gen_random_uuid(), ${categoryId}, 'Chair ' || (n * 7919 % 1301), '', 'unit' from generate_series(1, 1300) n`;
});

/** By reading all of them. */
const expected = async (page: number, itemsPerPage: number) => {
  const rows = await app.sql<{ id: string }[]>`
    select id from item where org_id = ${orgId} and deleted_at is null and status <> 'archived' order by sort_name, id`;
  return rows.slice((page - 1) * itemsPerPage, page * itemsPerPage).map(({ id }) => id);
};

const shown = async (page: number, itemsPerPage: number) => {
  const { body } = await boss.get(`/items?sortBy=name&page=${page}&itemsPerPage=${itemsPerPage}`);
  return body.rows.map(({ id }: { id: string }) => id);
};

/** What may happen between two looks at the list, to the item that stands somewhere in it. */
const happenings = {
  nothing: async () => {},
  added: async () => {
    await boss.post('/items', { name: `Chair ${newId()}`, categoryId });
  },
  renamed: async (id: string) => {
    await app.sql`update item set name = ${`Zigzag ${newId()}`} where org_id = ${orgId} and id = ${id}`;
  },
  moved: async (id: string) => {
    await app.sql`update item set monthly_rent = 100 where org_id = ${orgId} and id = ${id}`;
  },
  archived: async (id: string) => {
    await boss.post(`/items/${id}/archive`);
  },
  removed: async (id: string) => {
    await boss.delete(`/items/${id}`);
  },
  addedUp: async () => {
    await app.sql.begin(async (sql) => {
      await sql`select set_config('app.org', ${orgId}, true)`;
      await sql`select add_up_tally()`;
    });
  },
};

test('a far page shows what it would by reading everything before it, whatever happened meanwhile', async () => {
  const step = fc.record({
    happens: fc.constantFrom(...(Object.keys(happenings) as (keyof typeof happenings)[])),
    to: fc.nat(1200),
    page: fc.integer({ min: 10, max: 13 }),
    itemsPerPage: fc.constantFrom(50, 100),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
      await app.forgetLimits();
      for (const { happens, to, page, itemsPerPage } of steps) {
        const [id = ''] = await expected(to + 1, 1);
        await happenings[happens](id);
        const farPage = (page * 100) / itemsPerPage;
        expect(await shown(farPage, itemsPerPage)).toEqual(await expected(farPage, itemsPerPage));
      }
    }),
    { numRuns: 12 },
  );
});
