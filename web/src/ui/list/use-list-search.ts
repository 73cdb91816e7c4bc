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

  // From the address as it is when the change is made: what was typed a moment ago must not undo what was chosen since.
  const become = (change: (now: ListSearch<Filter>) => Partial<ListSearch<Filter>>, replace = false) => {
    const search = (now: Record<string, unknown>) => {
      const state = readListSearch(now, kind);
      // The address keeps what belongs to others (the sub-tab, say).
      return {
        ...withoutList(now, kind.filters),
        ...writeListSearch({ ...state, page: 1, ...change(state) }, kind),
      };
    };
    void navigate({ to: '.', search: search as never, replace, resetScroll: false }); // every route takes its own
  };

  return {
    value,
    filtered: value.searchQuery !== '' || kind.filters.some((name) => value.filters[name] !== undefined),
    search: (searchQuery: string) =>
      become((now) => (searchQuery === now.searchQuery ? now : { searchQuery }), true),
    filter: (change: Partial<Record<Filter, string | undefined>>) =>
      become(({ filters }) => ({ filters: { ...filters, ...change } })),
    sortBy: (sort: Sort) => become(() => ({ sort })),
    goTo: (page: number) => become(() => ({ page })),
    showPerPage: (itemsPerPage: number) => become(() => ({ itemsPerPage })),
    clear: () => become(() => ({ searchQuery: '', filters: noFilters })),
    /** The last page there is, when rows of a later one were removed. */
    backTo: (page: number) => become(() => ({ page }), true),
    /** Looks at the list in another way altogether: through a view, or through none. */
    show: (
      search: Readonly<Record<string, string>>,
      { view, replace }: { view: string | undefined; replace: boolean },
    ) =>
      void navigate({
        to: '.',
        search: ((now: Record<string, unknown>) => {
          const { view: _, ...others } = withoutList(now, kind.filters);
          return {
            ...others,
            ...writeListSearch({ ...readListSearch(search, kind), page: 1 }, kind),
            ...(view ? { view } : {}),
          };
        }) as never, // every route takes its own
        replace,
        resetScroll: false,
      }),
  };
};

const noFilters: Readonly<Partial<Record<never, undefined>>> = {};

const own = ['page', 'itemsPerPage', 'searchQuery', 'sortBy', 'orderBy'];

const withoutList = (raw: Record<string, unknown>, filters: readonly string[]) =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => !own.includes(name) && !filters.includes(name)));
