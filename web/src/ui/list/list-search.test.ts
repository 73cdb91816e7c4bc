import { expect, test } from 'vitest';
import { readListSearch, writeListSearch } from './list-search.ts';
import { readMatching, readOneOf } from './read-filter.ts';

const kind = {
  columns: ['name', 'joinedAt'],
  sort: { by: 'name', order: 'asc' },
  filters: { role: readMatching(/^[a-z]+$/) },
} as const;

test('an address without a query shows the first page of twenty-five in the list’s own order', () => {
  expect(readListSearch({}, kind)).toEqual({
    page: 1,
    itemsPerPage: 25,
    searchQuery: '',
    sort: { by: 'name', order: 'asc' },
    filters: {},
    options: {},
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

test('a list says itself what it understands of a filter', () => {
  const crew = { ...kind, filters: { role: readOneOf(['crew']) } };
  expect(readListSearch({ role: 'captain' }, crew).filters).toEqual({});
  expect(readListSearch({ role: 'crew' }, crew).filters).toEqual({ role: 'crew' });
});

test('where the best match comes first, no order goes without saying', () => {
  const best = { ...kind, columns: [...kind.columns, 'relevance'], bestMatch: 'relevance' } as const;
  expect(writeListSearch(readListSearch({ sortBy: 'name' }, best), best)).toEqual({
    sortBy: 'name',
    orderBy: 'asc',
  });
  expect(writeListSearch(readListSearch({}, best), best)).toEqual({});
});

test('an option has one of its values, and the first goes without saying', () => {
  const shaped = { ...kind, options: { shape: { values: ['list', 'grid'] } } } as const;
  expect(readListSearch({ shape: 'map' }, shaped).options).toEqual({ shape: 'list' });
  expect(writeListSearch(readListSearch({ shape: 'list' }, shaped), shaped)).toEqual({});
  expect(writeListSearch(readListSearch({ shape: 'grid' }, shaped), shaped)).toEqual({ shape: 'grid' });
});
