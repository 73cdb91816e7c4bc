import type { SavedList } from '@archway/contract/team/saved-view';
import type { ListSearch, SearchDefinition } from '../../ui/list/list-search.ts';

/** What a list is: the name its views and columns are kept under, what it is sorted by, and its filters. */
export type ListDefinition<Filter extends string> = SearchDefinition<Filter> & {
  readonly list: SavedList;
  /** What all its rows have in common, whatever is looked for (`boundTo`). */
  readonly bound?: Readonly<Partial<Record<Filter, string>>>;
};

/** The same list of some rows only: what binds it is no filter of it, stands in no address, and no view is of it. */
export const boundTo = <Filter extends string>(
  kind: ListDefinition<Filter>,
  bound: Readonly<Partial<Record<Filter, string>>>,
): ListDefinition<Filter> => ({
  ...kind,
  bound,
  filters: kind.filters.filter((name) => bound[name] === undefined),
});

/** What the server is asked. */
export const listInput = <Filter extends string>(
  { page, itemsPerPage, searchQuery, sort, filters }: ListSearch<Filter>,
  { bound }: Pick<ListDefinition<Filter>, 'bound'>,
) => ({
  page,
  itemsPerPage,
  searchQuery: searchQuery || undefined,
  ...(sort.by
    ? { sortBy: sort.by, orderBy: sort.order }
    : { sortBy: searchQuery ? 'relevance' : undefined, orderBy: undefined }),
  ...filters,
  ...bound,
});

/** How rows stand: as was chosen, or as they do by themselves; best matches follow no column. */
export const shownSort = (
  { sort, searchQuery }: Pick<ListSearch<never>, 'sort' | 'searchQuery'>,
  kind: Pick<ListDefinition<never>, 'sort'>,
) => {
  if (sort.by) return sort;
  return searchQuery ? undefined : kind.sort;
};
