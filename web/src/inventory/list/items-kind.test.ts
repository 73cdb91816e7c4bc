import { ItemsQuery } from '@archway/contract/inventory/item';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listInput } from '../../kit/list/list-kind.ts';
import { readListSearch, searchNames, writeListSearch } from '../../ui/list/list-search.ts';
import { chosenOf } from '../../ui/list/read-filter.ts';
import { defaultInventoryFilters } from '../filter-state.ts';
import {
  customOf,
  filterGroups,
  moreFilters,
  withCustomToggled,
  withToggled,
} from './filters/item-filters.ts';
import { arrivalSearch, itemsKind, itemsKindOf, keptOf, viewModes } from './items-kind.ts';

const sofas = '018f0000-0000-7000-8000-0000000000c1';
const read = (raw: Readonly<Record<string, unknown>>) => readListSearch(raw, itemsKind);
const write = (search: ReturnType<typeof read>) => writeListSearch(search, itemsKind);
const inputOf = (search: ReturnType<typeof read>) => listInput(search, itemsKind);
const bare = read({});

test('a bare address is page 1 of 25, by name, as a list, with nothing looked for', () => {
  expect(keptOf(bare)).toEqual(defaultInventoryFilters);
  expect(bare.filters).toEqual({});
  expect(write(bare)).toEqual({});
  expect(inputOf(bare)).toEqual({ page: 1, itemsPerPage: 25 });
});

test('what is kept on the device has exactly the nine fields of the specification', () => {
  const state = read({ searchQuery: 'sofa', colors: 'beige', selectedCategory: sofas });
  expect(Object.keys(keptOf(state)).sort()).toEqual(Object.keys(defaultInventoryFilters).sort());
});

test('without a chosen order words are answered by the best match, and a chosen order is kept', () => {
  expect(inputOf(read({ searchQuery: 'sofa' }))).toMatchObject({ sortBy: 'relevance' });
  expect(inputOf(read({ searchQuery: 'sofa', sortBy: 'width', orderBy: 'desc' }))).toMatchObject({
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
  expect(read(nonsense)).toEqual(bare);
});

test('of custom fields what can be meant is kept, whatever an option is called', () => {
  const oak = withCustomToggled(undefined, { id: sofas, value: 'Oak, oiled' });
  expect(read({ custom: `${oak},nonsense:x,${sofas}:` }).filters.custom).toBe(oak);
  expect(customOf(oak)).toEqual([{ id: sofas, value: 'Oak, oiled' }]);
  expect(withCustomToggled(oak, { id: sofas, value: 'Oak, oiled' })).toBeUndefined();
});

test('every further filter belongs to one chip', () => {
  const inChips = filterGroups.flatMap(({ of }) => [...of]);
  expect(inChips.toSorted()).toEqual(moreFilters.toSorted());
});

test('of several choices those that exist are kept', () => {
  expect(read({ colors: 'beige,ultraviolet,cream,beige' }).filters).toEqual({
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
});

test('an order, a page size and the way of viewing are no filters', () => {
  const state = read({ itemsPerPage: '50', sortBy: 'sku', viewMode: 'grid' });
  expect(state.filters).toEqual({});
  expect(write(state)).toEqual({ itemsPerPage: '50', sortBy: 'sku', orderBy: 'asc', viewMode: 'grid' });
});

test('a list of one category asks for it, whatever the address says, and does not write it down', () => {
  const kind = itemsKindOf({ selectedCategory: sofas });
  const other = '018f0000-0000-7000-8000-0000000000c2';
  const state = readListSearch({ selectedCategory: other, tags: 'new' }, kind);
  expect(listInput(state, kind)).toMatchObject({ selectedCategory: sofas, tags: 'new' });
  expect(writeListSearch(state, kind)).toEqual({ tags: 'new' });
});

test('on another page the list is first viewed as that page says, and the other way stands in the address', () => {
  const kind = itemsKindOf({ vendorId: sofas }, 'grid');
  expect(readListSearch({}, kind).options).toEqual({ viewMode: 'grid' });
  const list = readListSearch({ viewMode: 'list' }, kind);
  expect(writeListSearch(list, kind)).toEqual({ viewMode: 'list' });
});

test('the table can be sorted by every field that the server sorts by', () => {
  expect(read({ sortBy: 'assemblyMinutes' }).sort).toEqual({ by: 'assemblyMinutes', order: 'asc' });
});

test('a choice is added, and taken away again', () => {
  expect(withToggled(undefined, 'beige')).toBe('beige');
  expect(withToggled('beige', 'cream')).toBe('beige,cream');
  expect(withToggled('beige,cream', 'beige')).toBe('cream');
  expect(withToggled('cream', 'cream')).toBeUndefined();
  expect(chosenOf('beige,,cream')).toEqual(['beige', 'cream']);
});

describe('whatever stands in an address', () => {
  const names = searchNames(itemsKind);
  const likely = fc.constantFrom(
    ...itemsKind.columns,
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
        const { searchQuery, styles, tags, ...rest } = inputOf(read(raw)) as Record<string, unknown>;
        // Words are free text: the server itself says which characters it refuses.
        expect(ItemsQuery.safeParse(rest).error?.issues).toBeUndefined();
      }),
    );
  });

  test('writing what was read and reading it again changes nothing', () => {
    fc.assert(
      fc.property(anything, (raw) => {
        const state = read(raw);
        expect(read(write(state))).toEqual(state);
      }),
    );
  });
});

test('a search that is too long ends between characters, so that it can stand in an address', () => {
  const { searchQuery } = read({ searchQuery: `${'x'.repeat(199)}🛋️` });
  expect([searchQuery.length, searchQuery.isWellFormed()]).toEqual([199, true]);
});
