import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Sort } from '../../ui/list/data-table.tsx';
import { readInventoryFilters, writeInventoryFilters } from '../filter-state.ts';
import {
  cleared,
  isFiltered,
  keptOf,
  type ListState,
  type MoreChange,
  type Raw,
  readListState,
  type SortColumn,
  type ViewMode,
  writeListState,
} from './list-state.ts';
import { moreFilters } from './more-filters.ts';

/**
 * How the list is looked at: it stands in the address, so that reload, Back and a shared link show the same rows, and is
 * kept on the device as the specification says. A list bound to a category keeps only the way of viewing.
 */
export const useItemsList = ({ category }: { category?: string | undefined } = {}) => {
  const raw: Raw = useSearch({ strict: false });
  const navigate = useNavigate();
  const read = (search: Raw) =>
    readListState(
      category ? { ...search, selectedCategory: undefined } : search,
      readInventoryFilters().viewMode,
    );
  const value = read(raw);
  const kept = JSON.stringify(keptOf(value));
  useEffect(() => {
    if (!category) writeInventoryFilters(JSON.parse(kept));
  }, [kept, category]);

  // From the address as it is when the change is made: what was typed a moment ago must not undo what was chosen since.
  const become = (change: (state: ListState) => ListState, { replace = false, resetScroll = false } = {}) => {
    const search = (now: Raw) => ({ ...withoutList(now), ...writeListState(change(read(now))) });
    void navigate({ to: '.', search: search as never, replace, resetScroll }); // every route takes its own
  };
  const set = (change: Partial<ListState>, how?: Parameters<typeof become>[1]) =>
    become((state) => ({ ...state, page: 1, ...change }), how);

  return {
    value,
    /** The one the list is bound to, if any. */
    category,
    filtered: isFiltered(value),
    search: (searchQuery: string) =>
      searchQuery !== value.searchQuery && set({ searchQuery }, { replace: true }),
    filter: (change: Partial<Filters>) => set(change),
    more: (change: MoreChange, replace = false) =>
      become((state) => ({ ...state, page: 1, more: withChange(state.more, change) }), { replace }),
    sortBy: (sort: Sort) => set({ sortBy: sort.by as SortColumn, orderBy: sort.order }), // a column of the table
    unsorted: () => set({ sortBy: '', orderBy: '' }),
    // Whoever pages by keyboard stays at the pages; a hand on the pointer wants to see the first row.
    goTo: (page: number) => set({ page }, { resetScroll: !isKeyboard() }),
    backTo: (page: number) => set({ page }, { replace: true }),
    show: (itemsPerPage: number) => set({ itemsPerPage }),
    view: (viewMode: ViewMode) => {
      // The address names only what is unusual, so the usual way must be kept before the address stops naming the other.
      writeInventoryFilters({ ...readInventoryFilters(), viewMode });
      become((state) => ({ ...state, viewMode }), { replace: true });
    },
    clear: () => become(cleared),
    /** Looks at the list in another way altogether: through a view, or through none. */
    become: (state: ListState, { view, replace }: { view: string | undefined; replace: boolean }) => {
      writeInventoryFilters({ ...readInventoryFilters(), viewMode: state.viewMode });
      const search = (now: Raw) => {
        const { view: _, ...others } = withoutList(now);
        return { ...others, ...writeListState(state), ...(view ? { view } : {}) };
      };
      void navigate({ to: '.', search: search as never, replace, resetScroll: false }); // every route takes its own
    },
  };
};

export type ItemsList = ReturnType<typeof useItemsList>;

type Filters = Pick<ListState, 'selectedStatus' | 'selectedCategory' | 'selectedLocation'>;

const withChange = (more: ListState['more'], change: MoreChange): ListState['more'] =>
  Object.fromEntries(
    Object.entries({ ...more, ...change }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

const own: ReadonlySet<string> = new Set([...Object.keys(keptOf(readListState({}))), ...moreFilters]);

const withoutList = (raw: Raw) => Object.fromEntries(Object.entries(raw).filter(([name]) => !own.has(name)));

const isKeyboard = () => document.activeElement?.matches(':focus-visible') ?? false;
