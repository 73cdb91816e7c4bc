import { expect, test } from 'vitest';
import { readListSearch, writeListSearch } from './list-search.ts';

const kind = {
  columns: ['name', 'joinedAt'],
  sort: { by: 'name', order: 'asc' },
  filters: ['role'],
} as const;

test('an address without a query shows the first page of twenty-five in the list’s own order', () => {
  expect(readListSearch({}, kind)).toEqual({
    page: 1,
    itemsPerPage: 25,
    searchQuery: '',
    sort: { by: 'name', order: 'asc' },
    filters: {},
  });
});

test('whatever an address says that a list does not offer gives way to the default', () => {
  const odd = { page: '-3', itemsPerPage: '7', sortBy: 'secret', orderBy: 'up', role: ['a', 'b'] };
  expect(readListSearch(odd, kind)).toEqual(readListSearch({}, kind));
});

test('a list that is written into the address is read back as it was', () => {
  const list = readListSearch(
    { page: '3', itemsPerPage: '50', searchQuery: 'ada', sortBy: 'joinedAt', orderBy: 'desc', role: 'crew' },
    kind,
  );
  expect(readListSearch(writeListSearch(list, kind), kind)).toEqual(list);
});

test('the address of an untouched list stays plain', () => {
  expect(writeListSearch(readListSearch({}, kind), kind)).toEqual({});
});
