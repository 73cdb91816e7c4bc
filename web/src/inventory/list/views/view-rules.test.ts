import type { ViewState } from '@archway/contract/team/saved-view';
import { describe, expect, test } from 'vitest';
import { isSameView } from '../../../kit/list/viewed-list.ts';
import { usualColumns } from '../column-choice.ts';
import { readListState } from '../list-state.ts';
import { columnsOf, listStateOf, viewStateOf } from './view-rules.ts';

const readAnew = (state: ViewState) => viewStateOf(listStateOf(state), columnsOf(state));
const same = (one: ViewState, other: ViewState) => isSameView({ readAnew }, one, other);
const plain = { search: {}, columns: null };

describe('a view', () => {
  test('keeps what is looked for, the order, the way of viewing and the columns, and no page', () => {
    const looked = readListState({
      page: '3',
      itemsPerPage: '50',
      sortBy: 'width',
      orderBy: 'desc',
      selectedStatus: 'missing',
      colors: 'beige,brown',
      viewMode: 'grid',
    });
    const view = viewStateOf(looked, ['sku']);
    expect(view).toEqual({
      search: {
        sortBy: 'width',
        orderBy: 'desc',
        selectedStatus: 'missing',
        colors: 'beige,brown',
        viewMode: 'grid',
      },
      columns: ['sku'],
    });
    expect(listStateOf(view)).toEqual({ ...looked, page: 1, itemsPerPage: 25 });
    expect(columnsOf(view)).toEqual(['sku']);
  });

  test('with the usual columns says nothing of them', () => {
    expect(viewStateOf(readListState({}), usualColumns)).toEqual(plain);
    expect(columnsOf(plain)).toEqual(usualColumns);
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
