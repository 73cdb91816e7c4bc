import { ItemsQuery } from '@archway/contract/inventory/item';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultInventoryFilters } from '../filter-state.ts';
import {
  arrivalSearch,
  cleared,
  isFiltered,
  keptOf,
  type ListState,
  queryOf,
  readListState,
  sortColumns,
  viewModes,
  writeListState,
} from './list-state.ts';
import { chosenOf, moreFilters, withToggled } from './more-filters.ts';

const sofas = '018f0000-0000-7000-8000-0000000000c1';
const bare = readListState({});

test('a bare address is page 1 of 25, by name, as a list, with nothing looked for', () => {
  expect(keptOf(bare)).toEqual(defaultInventoryFilters);
  expect(bare.more).toEqual({});
  expect(writeListState(bare)).toEqual({});
  expect(queryOf(bare)).toEqual({ page: 1, itemsPerPage: 25 });
});

test('what is kept on the device has exactly the nine fields of the specification', () => {
  const state = readListState({ searchQuery: 'sofa', colors: 'beige', selectedCategory: sofas });
  expect(Object.keys(keptOf(state)).sort()).toEqual(Object.keys(defaultInventoryFilters).sort());
});

test('without a chosen order words are answered by the best match, and a chosen order is kept', () => {
  expect(queryOf(readListState({ searchQuery: 'sofa' }))).toMatchObject({ sortBy: 'relevance' });
  expect(queryOf(readListState({ searchQuery: 'sofa', sortBy: 'width', orderBy: 'desc' }))).toMatchObject({
    sortBy: 'width',
    orderBy: 'desc',
  });
});

test('an address that is nonsense gives way to the defaults', () => {
  const nonsense = {
    page: '-3',
    itemsPerPage: '7',
    sortBy: 'price; drop table',
    orderBy: 'sideways',
    selectedStatus: 'gone',
    selectedCategory: 'sofas',
    viewMode: 'map',
    colors: 'ultraviolet',
    maxWidth: '-1',
    minRent: 'cheap',
    freeFrom: '2026-02-31',
    vendorId: '7',
    status: 'lost',
    searchQuery: ['a', 'b'],
  };
  expect(readListState(nonsense)).toEqual(bare);
});

test('of several choices those that exist are kept', () => {
  expect(readListState({ colors: 'beige,ultraviolet,cream,beige' }).more).toEqual({
    colors: 'beige,cream',
  });
});

describe('coming to the list', () => {
  const kept = { ...defaultInventoryFilters, page: 3, searchQuery: 'sofa', viewMode: 'grid' };

  test('an address that says something wins over what is kept', () => {
    expect(arrivalSearch({ selectedStatus: 'missing' }, kept)).toBeUndefined();
    expect(arrivalSearch({ colors: 'beige' }, kept)).toBeUndefined();
  });

  test('a bare address stands for what is kept', () => {
    expect(arrivalSearch({}, kept)).toEqual({ page: '3', searchQuery: 'sofa', viewMode: 'grid' });
    expect(arrivalSearch({ utm_source: 'letter' }, kept)).toBeDefined();
    expect(arrivalSearch({}, defaultInventoryFilters)).toBeUndefined();
  });

  test('kept nonsense is not brought along', () => {
    const old = { ...defaultInventoryFilters, selectedStatus: 'gone', itemsPerPage: 7 };
    expect(arrivalSearch({}, old)).toBeUndefined();
  });

  test('an address without a way of viewing leaves the one that is kept', () => {
    expect(readListState({ searchQuery: 'sofa' }, 'grid').viewMode).toBe('grid');
    expect(readListState({ viewMode: 'list' }, 'grid').viewMode).toBe('list');
  });
});

test('clearing looks for nothing any more, and keeps order, page size and view', () => {
  const state = readListState({
    page: '4',
    itemsPerPage: '50',
    sortBy: 'sku',
    searchQuery: 'sofa',
    selectedStatus: 'missing',
    viewMode: 'grid',
    tags: 'new',
  });
  expect(isFiltered(state)).toBe(true);
  expect(isFiltered(cleared(state))).toBe(false);
  expect(writeListState(cleared(state))).toEqual({
    itemsPerPage: '50',
    sortBy: 'sku',
    orderBy: 'asc',
    viewMode: 'grid',
  });
});

test('a list of one category asks for it, whatever the address says', () => {
  const other = '018f0000-0000-7000-8000-0000000000c2';
  expect(queryOf(readListState({ selectedCategory: other }), sofas)).toMatchObject({
    selectedCategory: sofas,
  });
});

test('a choice is added, and taken away again', () => {
  expect(withToggled(undefined, 'beige')).toBe('beige');
  expect(withToggled('beige', 'cream')).toBe('beige,cream');
  expect(withToggled('beige,cream', 'beige')).toBe('cream');
  expect(withToggled('cream', 'cream')).toBeUndefined();
  expect(chosenOf('beige,,cream')).toEqual(['beige', 'cream']);
});

describe('whatever stands in an address', () => {
  const names = [...Object.keys(defaultInventoryFilters), ...moreFilters];
  const likely = fc.constantFrom(
    ...sortColumns,
    ...viewModes,
    ...[
      'asc',
      'desc',
      'missing',
      'beige,cream',
      'a,b',
      'living',
      'bulk',
      'draft',
      '2026-05-01',
      '50',
      '7',
      '0',
    ],
    sofas,
  );
  const anything = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(likely, fc.string({ unit: 'grapheme' })),
  );

  test('the server takes what it is asked', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const { searchQuery, styles, tags, ...rest } = queryOf(readListState(raw)) as Record<string, unknown>;
        // Words are free text: the server itself says which characters it refuses.
        expect(ItemsQuery.safeParse(rest).error?.issues).toBeUndefined();
      }),
    );
  });

  test('writing what was read and reading it again changes nothing', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const state: ListState = readListState(raw);
        expect(readListState(writeListState(state))).toEqual(state);
      }),
    );
  });
});

test('a search that is too long ends between characters, so that it can stand in an address', () => {
  const { searchQuery } = readListState({ searchQuery: `${'x'.repeat(199)}🛋️` });
  expect([searchQuery.length, searchQuery.isWellFormed()]).toEqual([199, true]);
});
