import { type Category, categories } from '@archway/contract/inventory/category';
import { beforeEach, expect, test } from 'vitest';
import { statementsOf } from '../../../test/count-statements.ts';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { stockOf } from '../../../test/stock.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const add = async (boss: PersonInTest, name: string, parent?: Category): Promise<Category> =>
  (await boss.post('/categories', { name, parentId: parent?.id })).body;
const rowsOf = async (boss: PersonInTest): Promise<Category[]> => (await boss.get('/categories')).body.rows;

test('the tree lists each category after its parent and its elder siblings', async () => {
  const boss = await owner(app);
  const seating = await add(boss, 'Seating');
  const rugs = await add(boss, 'Rugs');
  const sofas = await add(boss, 'Sofas', seating);
  await add(boss, 'Runners', rugs);
  await add(boss, 'Armchairs', seating);
  await add(boss, 'Loveseats', sofas);
  expect((await rowsOf(boss)).map(({ name, position }) => [name, position])).toEqual([
    ['Seating', 0],
    ['Sofas', 0],
    ['Loveseats', 0],
    ['Armchairs', 1],
    ['Rugs', 1],
    ['Runners', 0],
  ]);
});

test('it counts the items of exactly each category, archived ones apart', async () => {
  const boss = await owner(app);
  const [sofas, rugs] = [await add(boss, 'Sofas'), await add(boss, 'Rugs')];
  const { item } = stockOf(app, boss);
  for (const status of ['active', 'draft', 'archived']) await item({ category: sofas.id, status });
  await item({ category: sofas.id, deleted: true });
  const moved = await item({ category: sofas.id });
  await app.sql`update item set category_id = ${rugs.id} where id = ${moved}`;
  const { body } = await boss.get('/categories');
  expect(body.rows.map(({ name, items }: Category) => [name, items])).toEqual([
    ['Sofas', 2],
    ['Rugs', 1],
  ]);
  expect(categories.list['~orpc'].outputSchema?.parse(body)).toEqual(body);
  for (const row of body.rows) expect((await boss.get(`/categories/${row.id}`)).body).toEqual(row);
});

test('two thousand categories are listed in one statement', async () => {
  const boss = await owner(app);
  const { orgId } = stockOf(app, boss);
  await app.sql`insert into category (org_id, id, name, position) select ${orgId}, gen_random_uuid(), 'Kind ' || n, n from generate_series(0, 39) n`;
  await app.sql`insert into category (org_id, id, parent_id, name, position)
    select ${orgId}, gen_random_uuid(), c.id, 'Part ' || n, n from category c, generate_series(0, 48) n where c.org_id = ${orgId}`;
  await app.sql`insert into item (org_id, id, category_id, name, tracking)
    select ${orgId}, gen_random_uuid(), c.id, 'Thing', 'unit' from category c where c.org_id = ${orgId}`;
  const { answer, statements } = await statementsOf(app, boss, '/categories');
  expect(answer.body.rows).toHaveLength(2000);
  expect(answer.body.rows.every(({ items }: Category) => items === 1)).toBe(true);
  expect(statements).toHaveLength(1);
});

test('it is one’s own organization’s, and open to every member', async () => {
  const [boss, stranger] = [await owner(app), await owner(app)];
  const sofas = await add(boss, 'Sofas');
  expect(await rowsOf(stranger)).toEqual([]);
  expectProblem(await stranger.get(`/categories/${sofas.id}`), 'not_found');
  const crew = await colleague(app, boss, 'crew');
  expect((await crew.get(`/categories/${sofas.id}`)).body).toEqual(sofas);
  expectProblem(await boss.get('/categories/nonsense'), 'invalid_input', 'id');
});
