import type { ViewState } from '@archway/contract/team/saved-view';
import { readListSearch, type SearchDefinition, writeListSearch } from '../../ui/list/list-search.ts';
import type { Choice } from './column-choice.ts';

/** What a view keeps of an address, as it would be written today: what is looked for, the order, how rows are shown. Not the page. */
export const viewedSearch = (
  search: Readonly<Record<string, unknown>>,
  kind: SearchDefinition,
): ViewState['search'] => {
  const { page: _, itemsPerPage: __, ...kept } = writeListSearch(readListSearch(search, kind), kind);
  return kept;
};

/** What it keeps of columns: those that are known, in the order of the list; null for the usual ones. */
export const viewedColumns = (
  columns: readonly string[] | null,
  { choosable, usual }: Choice,
): ViewState['columns'] => {
  const known = columns && choosable.filter((key) => columns.includes(key));
  return known?.join() === usual.join() ? null : known;
};

/** A view as it would be saved today; what is no longer understood is left out. */
export const viewedAnew = (
  { search, columns }: ViewState,
  kind: SearchDefinition,
  choice: Choice,
): ViewState => ({
  search: viewedSearch(search, kind),
  columns: viewedColumns(columns, choice),
});
