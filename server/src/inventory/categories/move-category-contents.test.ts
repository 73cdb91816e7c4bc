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
const remove = (boss: PersonInTest, { id }: Category, moveTo: string) =>
  boss.request('DELETE', `/api/categories/${id}`, { moveTo });
const treeOf = async (boss: PersonInTest) =>
  (await boss.get('/categories')).body.rows.map(({ name, position, items }: Category) => [
    name,
    position,
    items,
  ]);

test('a category goes; its items and the categories inside stand in another one, after what stood there', async () => {
  const boss = await owner(app);
  const [sofas, seating] = [await add(boss, 'Sofas'), await add(boss, 'Seating')];
  const [loveseats] = [await add(boss, 'Loveseats', sofas), await add(boss, 'Stools', seating)];
  const { item } = stockOf(app, boss);
  const one = await item({ category: sofas.id });
  await item({ category: sofas.id, status: 'archived' });
  await item({ category: loveseats.id });
  expect(await remove(boss, sofas, seating.id)).toMatchObject({ status: 200, body: { ok: true } });
  expect(await treeOf(boss)).toEqual([
    ['Seating', 0, 1],
    ['Stools', 0, 0],
    ['Loveseats', 1, 1],
  ]);
  expect((await boss.get(`/items/${one}`)).body.categoryId).toBe(seating.id);
  expect((await boss.get('/audit?action=category.removed')).body.rows).toMatchObject([
    { subjectName: 'Sofas', details: { items: 2, categories: 1, movedTo: seating.id } },
  ]);
});

test('what is in it may go to the one it stands in', async () => {
  const boss = await owner(app);
  const top = await add(boss, 'Seating');
  const [sofas] = [await add(boss, 'Sofas', top), await add(boss, 'Stools', top)];
  await add(boss, 'Loveseats', sofas);
  expect((await remove(boss, sofas, top.id)).status).toBe(200);
  expect(await treeOf(boss)).toEqual([
    ['Seating', 0, 0],
    ['Stools', 0, 0],
    ['Loveseats', 1, 0],
  ]);
});

test('not itself, not inside it, not somebody else’s: nothing changes', async () => {
  const [boss, stranger] = [await owner(app), await owner(app)];
  const sofas = await add(boss, 'Sofas');
  const inside = await add(boss, 'Loveseats', sofas);
  await stockOf(app, boss).item({ category: sofas.id });
  const before = await treeOf(boss);
  for (const to of [sofas.id, inside.id, (await add(stranger, 'Theirs')).id, 'not an id'])
    expectProblem(await remove(boss, sofas, to), 'invalid_input', 'moveTo');
  expectProblem(await remove(stranger, sofas, sofas.id), 'not_found');
  expect(await treeOf(boss)).toEqual(before);
});

test('two of one name do not stand beside each other: the target is named, and nothing changes', async () => {
  const boss = await owner(app);
  const [sofas, seating] = [await add(boss, 'Sofas'), await add(boss, 'Seating')];
  await add(boss, 'Small', sofas);
  await add(boss, 'small', seating);
  await stockOf(app, boss).item({ category: sofas.id });
  const before = await treeOf(boss);
  expectProblem(await remove(boss, sofas, seating.id), 'invalid_input', 'moveTo');
  expect(await treeOf(boss)).toEqual(before);
});

test('moving items takes the right to change them', async () => {
  const boss = await owner(app);
  const [sofas, seating] = [await add(boss, 'Sofas'), await add(boss, 'Seating')];
  await stockOf(app, boss).item({ category: sofas.id });
  const rules = [
    { action: 'read', subject: 'Organization' },
    { action: 'manage', subject: 'Category' },
  ];
  const { key } = (await boss.post('/roles', { name: 'Tidy', rules })).body;
  expectProblem(await remove(await colleague(app, boss, key), sofas, seating.id), 'forbidden');
  expect(await treeOf(boss)).toHaveLength(2);
});
