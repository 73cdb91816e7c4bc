import type { SavedList } from '@archway/contract/team/saved-view';
import type { FilterValues, ListSearch, SearchDefinition } from '../../ui/list/list-search.ts';

/** What a list is: the name its views and columns are kept under, what it is sorted by, and its filters. */
export type ListDefinition<
  Values extends FilterValues = FilterValues,
  By extends string = string,
> = SearchDefinition<Values, By> & {
  readonly list: SavedList;
  /** What all its rows have in common, whatever is looked for (`boundTo`). */
  readonly bound?: Readonly<Partial<Values>>;
};

/** The same list of some rows only: what binds it stands in no address, and no view is of it. */
export const boundTo = <Values extends FilterValues, By extends string>(
  kind: ListDefinition<Values, By>,
  bound: NoInfer<Readonly<Partial<Values>>>,
): ListDefinition<Values, By> => ({
  ...kind,
  bound,
  filters: { ...kind.filters, ...Object.fromEntries(Object.keys(bound).map((name) => [name, readNothing])) },
});

const readNothing = () => undefined;

/** What the server is asked. */
export const listInput = <Values extends FilterValues, By extends string>(
  { page, itemsPerPage, searchQuery, sort, filters }: ListSearch<Values, By>,
  { bound, bestMatch }: ListDefinition<Values, By>,
) => ({
  page,
  itemsPerPage,
  searchQuery: searchQuery || undefined,
  sortBy: sort.by || (searchQuery ? bestMatch : undefined),
  orderBy: sort.by ? sort.order : undefined,
  ...filters,
  ...bound,
});

/** How rows stand: as was chosen, or as they do by themselves; best matches follow no column. */
export const shownSort = (
  { sort, searchQuery }: Pick<ListSearch, 'sort' | 'searchQuery'>,
  kind: Pick<ListDefinition, 'sort'>,
) => {
  if (sort.by) return sort;
  return searchQuery ? undefined : kind.sort;
};
