import type { ViewState } from '@archway/contract/team/saved-view';
import { type ChoosableColumn, choosableColumns, usualColumns } from '../column-choice.ts';
import { type ListState, readListState, writeListState } from '../list-state.ts';

/** How a list is looked at, as a view keeps it: what is looked for, the order, the way of viewing, the columns. Not the page. */
export const viewStateOf = (state: ListState, columns: readonly ChoosableColumn[]): ViewState => {
  const { page: _, itemsPerPage: __, ...search } = writeListState(state);
  return { search, columns: columns.join() === usualColumns.join() ? null : [...columns] };
};

/** The list that a view stands for; whatever it says that is no longer understood gives way to the default. */
export const listStateOf = ({ search }: ViewState): ListState => readListState(search, 'list');

export const columnsOf = ({ columns }: ViewState): readonly ChoosableColumn[] =>
  columns ? choosableColumns.filter((column) => columns.includes(column)) : usualColumns;

/** Whether both show the same: order of fields and of writing aside. */
export const isSameView = (one: ViewState, other: ViewState): boolean => canonical(one) === canonical(other);

const canonical = (view: ViewState) => {
  const { search, columns } = viewStateOf(listStateOf(view), columnsOf(view));
  return JSON.stringify([Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1)), columns]);
};
