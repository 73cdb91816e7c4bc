import type { Category } from '@archway/contract/inventory/category';
import { beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { stockOf } from '../../../test/stock.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const add = async (boss: PersonInTest, name: string, parent?: Category): Promise<Category> =>
  (await boss.post('/categories', { name, parentId: parent?.id })).body;
const rowsOf = async (boss: PersonInTest): Promise<Category[]> => (await boss.get('/categories')).body.rows;

test('removing an empty category closes the gap it leaves, and its name is free', async () => {
  const boss = await owner(app);
  const [a] = [await add(boss, 'A'), await add(boss, 'B'), await add(boss, 'C')];
  await stockOf(app, boss).item({ category: a.id, deleted: true });
  expect(await boss.delete(`/categories/${a.id}`)).toMatchObject({ status: 200, body: { ok: true } });
  expect((await rowsOf(boss)).map(({ name, position }) => [name, position])).toEqual([
    ['B', 0],
    ['C', 1],
  ]);
  expectProblem(await boss.get(`/categories/${a.id}`), 'not_found');
  expectProblem(await boss.delete(`/categories/${a.id}`), 'not_found');
  expect(await add(boss, 'A')).toMatchObject({ position: 2 });
  expect((await boss.get('/audit?action=category.removed')).body.total).toBe(1);
});

test('one that has items, archived ones too, or categories inside is refused, and the reason counts them', async () => {
  const boss = await owner(app);
  const [a, b] = [await add(boss, 'Sofas'), await add(boss, 'Rugs')];
  const { item } = stockOf(app, boss);
  await item({ category: a.id, status: 'archived' });
  await item({ category: a.id });
  await add(boss, 'Loveseats', a);
  await add(boss, 'Runners', b);
  const refused = await boss.delete(`/categories/${a.id}`);
  expectProblem(refused, 'in_use');
  expect(refused.body).toMatchObject({
    items: 2,
    children: 1,
    detail: 'Sofas is in use (items: 2, categories inside: 1). Move them elsewhere first.',
  });
  expect((await boss.delete(`/categories/${b.id}`)).body).toMatchObject({ items: 0, children: 1 });
  expect(await rowsOf(boss)).toHaveLength(4);
});

test('removing one and adding one inside it at the same moment: one of the two is refused', async () => {
  const boss = await owner(app);
  for (let round = 0; round < 10; round += 1) {
    const a = await add(boss, `A ${round}`);
    const [removed, added] = await Promise.all([
      boss.delete(`/categories/${a.id}`),
      boss.post('/categories', { name: 'Inside', parentId: a.id }),
    ]);
    expect([
      [200, 422],
      [409, 201],
    ]).toContainEqual([removed.status, added.status]);
  }
});

test('removing is for whoever may, in their own organization', async () => {
  const [boss, stranger] = [await owner(app), await owner(app)];
  const a = await add(boss, 'A');
  expectProblem(await stranger.delete(`/categories/${a.id}`), 'not_found');
  expectProblem(await (await colleague(app, boss, 'designer')).delete(`/categories/${a.id}`), 'forbidden');
  expect(await rowsOf(boss)).toEqual([a]);
});
