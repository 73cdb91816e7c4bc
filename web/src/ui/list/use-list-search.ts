import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Sort } from './data-table.tsx';
import {
  type FilterValues,
  type ListSearch,
  readListSearch,
  type SearchDefinition,
  searchNames,
  writeListSearch,
} from './list-search.ts';

type Raw = Readonly<Record<string, unknown>>;
type Step = { readonly replace?: boolean; readonly resetScroll?: boolean };

/**
 * The state of a list, kept in the address: reload, Back and a shared link show the same rows. A search replaces the
 * place in the history while it is typed, and so does another look at the same rows; every other step can be gone back from.
 */
export const useListSearch = <Values extends FilterValues, By extends string>(
  kind: SearchDefinition<Values, By>,
) => {
  const raw: Raw = useSearch({ strict: false });
  const navigate = useNavigate();
  const read = (search: Raw) => readListSearch(withKeptOptions(search, kind), kind);
  const value = read(raw);

  const go = (search: (now: Raw) => Raw, { replace = false, resetScroll = false }: Step = {}) =>
    void navigate({ to: '.', search: search as never, replace, resetScroll }); // every route takes its own
  // From the address as it is when the change is made: what was typed a moment ago must not undo what was chosen since.
  const become = (change: (now: ListSearch<Values, By>) => Partial<ListSearch>, step?: Step) =>
    go((now) => {
      const state = read(now);
      return { ...withoutList(now, kind), ...writeListSearch({ ...state, page: 1, ...change(state) }, kind) };
    }, step);

  return {
    value,
    filtered: value.searchQuery !== '' || Object.values(value.filters).some((set) => set !== undefined),
    search: (searchQuery: string) =>
      become((now) => (searchQuery === now.searchQuery ? now : { searchQuery }), { replace: true }),
    filter: (change: { readonly [Name in keyof Values]?: string | undefined }, { replace = false } = {}) =>
      become(({ filters }) => ({ filters: { ...filters, ...change } }), { replace }),
    sortBy: (sort: Sort) => become(() => ({ sort })),
    /** Whoever pages by keyboard stays at the pages; a hand on the pointer wants to see the first row of a whole page. */
    goTo: (page: number, { toTop = false } = {}) =>
      become(() => ({ page }), { resetScroll: toTop && !isKeyboard() }),
    showPerPage: (itemsPerPage: number) => become(() => ({ itemsPerPage })),
    /** Shows the same rows otherwise. */
    setOptions: (change: Readonly<Record<string, string>>) => {
      keepOptions(change, kind);
      become(({ page, options }) => ({ page, options: { ...options, ...change } }), { replace: true });
    },
    clear: () => become(() => ({ searchQuery: '', filters: noFilters })),
    /** The last page there is, when rows of a later one were removed. */
    backTo: (page: number) => become(() => ({ page }), { replace: true }),
    /** Looks at the list in another way altogether: through a view, or through none. */
    show: (
      search: Readonly<Record<string, string>>,
      { view, replace }: { view: string | undefined; replace: boolean },
    ) => {
      const state = { ...readListSearch(search, kind), page: 1 };
      keepOptions(state.options, kind);
      go(
        (now) => {
          const { view: _, ...others } = withoutList(now, kind);
          return { ...others, ...writeListSearch(state, kind), ...(view ? { view } : {}) };
        },
        { replace },
      );
    },
  };
};

const noFilters: Readonly<Partial<Record<never, undefined>>> = {};

type Options = Pick<SearchDefinition, 'options'>;

/** What the address does not name of the options is as this device keeps it. */
const withKeptOptions = (raw: Raw, { options = {} }: Options): Raw => ({
  ...raw,
  ...Object.fromEntries(
    Object.entries(options).flatMap(([name, { values, kept }]) =>
      kept && !values.some((value) => value === raw[name]) ? [[name, kept.read()]] : [],
    ),
  ),
});

/** The address names only what is unusual, so the usual must be kept before the address stops naming the other. */
const keepOptions = (change: Readonly<Record<string, string>>, { options }: Options) => {
  for (const [name, value] of Object.entries(change)) options?.[name]?.kept?.write(value);
};

/** The address keeps what belongs to others (the sub-tab, say). */
const withoutList = (raw: Raw, kind: Parameters<typeof searchNames>[0]) => {
  const own = searchNames(kind);
  return Object.fromEntries(Object.entries(raw).filter(([name]) => !own.includes(name)));
};

const isKeyboard = () => document.activeElement?.matches(':focus-visible') ?? false;
