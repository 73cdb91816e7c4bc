import { beforeEach, expect, test } from 'vitest';
import { owner } from '../../test/people.ts';
import { useTestApp } from '../../test/test-app.ts';
import { warehouseOf } from '../../test/warehouse.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

test('what an entry refers to is named, also when it is removed meanwhile, and never by another organization', async () => {
  const [boss, stranger] = [await owner(app), await owner(app)];
  const house = warehouseOf(boss);
  const [sofas, rugs] = [await house.category('Sofas'), await house.category('Rugs')];
  const foreign = await warehouseOf(stranger).category('Not yours');
  const item = await house.item({ categoryId: sofas });
  await boss.patch(`/items/${item.id}`, { version: 1, categoryId: rugs, description: foreign });
  await boss.delete(`/categories/${sofas}`);

  const [entry] = (await boss.get('/audit?action=item.changed')).body.rows;
  expect(entry.details.categoryId).toEqual({ from: sofas, to: rugs });
  expect(entry.references).toEqual({
    [sofas]: { type: 'Category', name: 'Sofas' },
    [rugs]: { type: 'Category', name: 'Rugs' },
  });
  const [made] = (await boss.get('/audit?action=category.created')).body.rows;
  expect(made.references).toEqual({});
});

test('a copy of an item tells what it was copied from by its name', async () => {
  const boss = await owner(app);
  const item = await warehouseOf(boss).item({ name: 'Harlow sofa' });
  await boss.post(`/items/${item.id}/duplicate`, {});
  const [entry] = (await boss.get('/audit?action=item.duplicated')).body.rows;
  expect(entry.references).toEqual({
    [entry.details.original]: { type: 'Item', name: 'Harlow sofa' },
  });
});
