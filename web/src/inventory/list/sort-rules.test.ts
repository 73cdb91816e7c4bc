import names from '@archway/contract/inventory/names/en.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { itemsKind } from './items-kind.ts';
import { firstOrder, nameOfSort, sortType } from './sort-rules.ts';

test('whatever the table is sorted by is offered to cards too, under a name', () => {
  expect(itemsKind.columns).toContain('assemblyMinutes');
  for (const by of itemsKind.columns) expect(names.item).toHaveProperty(nameOfSort(by));
});

test('directions are called by what is compared', () => {
  expect(
    ['name', 'category', 'monthlyRent', 'owned', 'updatedAt'].map((by) => sortType(by as 'name')),
  ).toEqual(['text', 'text', 'number', 'number', 'moment']);
  expect([firstOrder('name'), firstOrder('monthlyRent'), firstOrder('createdAt')]).toEqual([
    'asc',
    'asc',
    'desc',
  ]);
});
