import type { ViewState } from '@archway/contract/team/saved-view';
import { describe, expect, test } from 'vitest';
import { viewedAnew, viewedColumns, viewedSearch } from '../../kit/list/view-state.ts';
import { isSameView } from '../../kit/list/viewed-list.ts';
import { readListSearch } from '../../ui/list/list-search.ts';
import { itemsKind } from './items-kind.ts';

const choice = { choosable: ['sku', 'category', 'size', 'tags'], usual: ['category', 'size'] };
const readAnew = (state: ViewState) => viewedAnew(state, itemsKind, choice);
const same = (one: ViewState, other: ViewState) => isSameView({ readAnew }, one, other);

describe('a view', () => {
  test('keeps what is looked for, the order, the way of viewing and the columns, and no page', () => {
    const address = {
      page: '3',
      itemsPerPage: '50',
      sortBy: 'width',
      orderBy: 'desc',
      selectedStatus: 'missing',
      colors: 'beige,brown',
      viewMode: 'grid',
    };
    const search = viewedSearch(address, itemsKind);
    const { page: _, itemsPerPage: __, ...kept } = address;
    expect(search).toEqual(kept);
    expect(readListSearch(search, itemsKind)).toEqual({
      ...readListSearch(address, itemsKind),
      page: 1,
      itemsPerPage: 25,
    });
    expect(viewedColumns(['sku'], choice)).toEqual(['sku']);
  });

  test('with the usual columns says nothing of them', () => {
    expect(viewedColumns(['size', 'category'], choice)).toBeNull();
    expect(viewedColumns(null, choice)).toBeNull();
  });

  test('is the same however it is written, and another as soon as anything else is looked for', () => {
    const one = { search: { sortBy: 'name', selectedStatus: 'sold' }, columns: ['sku', 'tags'] };
    expect(
      same(one, {
        search: { selectedStatus: 'sold', sortBy: 'name', orderBy: 'asc' },
        columns: ['tags', 'sku'],
      }),
    ).toBe(true);
    expect(same(one, { ...one, search: { ...one.search, tags: 'hero' } })).toBe(false);
    expect(same(one, { ...one, columns: null })).toBe(false);
  });

  test('that says what is no longer understood is read as far as it is', () => {
    expect(
      same(
        { search: { selectedStatus: 'stolen', moon: 'full' }, columns: ['moon'] },
        { search: {}, columns: [] },
      ),
    ).toBe(true);
  });
});
