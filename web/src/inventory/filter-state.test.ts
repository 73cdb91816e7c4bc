import { expect, test } from 'vitest';
import {
  defaultInventoryFilters,
  readInventoryFilters,
  resetInventoryFilters,
  writeInventoryFilters,
} from './filter-state.ts';

test('filters start on page 1 with 25 rows, as a list', () => {
  expect(readInventoryFilters()).toMatchObject({
    page: 1,
    itemsPerPage: 25,
    viewMode: 'list',
    searchQuery: '',
  });
});

test('resetting brings everything back but the way of viewing', () => {
  writeInventoryFilters({
    ...defaultInventoryFilters,
    page: 7,
    searchQuery: 'sofa',
    selectedStatus: 'active',
    viewMode: 'grid',
  });
  resetInventoryFilters();
  expect(readInventoryFilters()).toEqual({ ...defaultInventoryFilters, viewMode: 'grid' });
});
