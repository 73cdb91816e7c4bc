import { expect, test } from 'vitest';
import { readListSearch } from '../../ui/list/list-search.ts';
import { readOneOf } from '../../ui/list/read-filter.ts';
import { boundTo, listInput, shownSort } from './list-kind.ts';

const kind = {
  list: 'labels',
  columns: ['code', 'printedAt', 'relevance'],
  sort: { by: 'code', order: 'asc' },
  filters: { kind: readOneOf(['unit', 'item']), status: readOneOf(['active']) },
} as const;
const best = { ...kind, bestMatch: 'relevance' } as const;

test('rows stand in the order that is chosen, in their own, or best match first, which is no column', () => {
  expect(shownSort(readListSearch({}, best), best)).toEqual(kind.sort);
  expect(shownSort(readListSearch({ searchQuery: 'a' }, best), best)).toBeUndefined();
  expect(shownSort(readListSearch({ searchQuery: 'a' }, kind), kind)).toEqual(kind.sort);
  const chosen = readListSearch({ searchQuery: 'a', sortBy: 'printedAt', orderBy: 'desc' }, best);
  expect(shownSort(chosen, best)).toEqual({ by: 'printedAt', order: 'desc' });
});

test('the server is asked for the best match only where it comes first', () => {
  const search = { searchQuery: 'a', status: 'active' };
  expect(listInput(readListSearch(search, best), best)).toMatchObject({ sortBy: 'relevance' });
  expect(listInput(readListSearch(search, kind), kind)).toEqual({
    page: 1,
    itemsPerPage: 25,
    searchQuery: 'a',
    sortBy: 'code',
    orderBy: 'asc',
    status: 'active',
  });
});

test('what binds a list is asked for, and no address changes it', () => {
  const units = boundTo(kind, { kind: 'unit' });
  expect(readListSearch({ kind: 'item', status: 'active' }, units).filters).toEqual({ status: 'active' });
  expect(listInput(readListSearch({ kind: 'item', status: 'active' }, units), units)).toMatchObject({
    kind: 'unit',
    status: 'active',
  });
});
