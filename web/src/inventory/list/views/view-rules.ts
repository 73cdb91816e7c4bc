import type { CustomKey } from '@archway/contract/kernel/custom-table';
import type { ViewState } from '@archway/contract/team/saved-view';
import { type ListColumn, usualColumns, withCustom } from '../column-choice.ts';
import { type ListState, readListState, writeListState } from '../list-state.ts';

/** How a list is looked at, as a view keeps it: what is looked for, the order, the way of viewing, the columns. Not the page. */
export const viewStateOf = (state: ListState, columns: readonly ListColumn[]): ViewState => {
  const { page: _, itemsPerPage: __, ...search } = writeListState(state);
  return { search, columns: columns.join() === usualColumns.join() ? null : [...columns] };
};

/** The list that a view stands for; whatever it says that is no longer understood gives way to the default. */
export const listStateOf = ({ search }: ViewState): ListState => readListState(search, 'list');

export const columnsOf = (
  { columns }: ViewState,
  custom: readonly CustomKey[] = [],
): readonly ListColumn[] =>
  columns ? withCustom(custom).filter((column) => columns.includes(column)) : usualColumns;
