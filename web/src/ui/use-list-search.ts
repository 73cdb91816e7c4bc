import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Sort } from './data-table.tsx';
import { type ListSearch, readListSearch, writeListSearch } from './list-search.ts';

type ListKind<Filter extends string> = {
  readonly columns: readonly string[];
  readonly sort: Sort;
  readonly filters: readonly Filter[];
};

/**
 * The state of a list, kept in the address: reload, Back and a shared link show the same rows. A search replaces the
 * place in the history while it is typed; every other step can be gone back from.
 */
export const useListSearch = <const Filter extends string>(kind: ListKind<Filter>) => {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const value = readListSearch(raw, kind);

  const become = (next: ListSearch<Filter>, replace = false) =>
    void navigate({
      to: '.',
      // The address keeps what belongs to others (the sub-tab, say).
      search: { ...withoutList(raw, kind.filters), ...writeListSearch(next, kind) } as never, // every route takes its own
      replace,
      resetScroll: false,
    });

  return {
    value,
    filtered: value.searchQuery !== '' || kind.filters.some((name) => value.filters[name] !== undefined),
    search: (searchQuery: string) =>
      searchQuery !== value.searchQuery && become({ ...value, searchQuery, page: 1 }, true),
    filter: (change: Partial<Record<Filter, string | undefined>>) =>
      become({ ...value, filters: { ...value.filters, ...change }, page: 1 }),
    sortBy: (sort: Sort) => become({ ...value, sort, page: 1 }),
    goTo: (page: number) => become({ ...value, page }),
    show: (itemsPerPage: number) => become({ ...value, itemsPerPage, page: 1 }),
    clear: () => become({ ...value, searchQuery: '', filters: noFilters, page: 1 }),
  };
};

const noFilters: Readonly<Partial<Record<never, undefined>>> = {};

const own = ['page', 'itemsPerPage', 'searchQuery', 'sortBy', 'orderBy'];

const withoutList = (raw: Record<string, unknown>, filters: readonly string[]) =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => !own.includes(name) && !filters.includes(name)));
