import { listSubjects } from '@archway/contract/team/list-subjects';
import type { SavedList, ViewState } from '@archway/contract/team/saved-view';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import type { Column, Sort } from '../../ui/list/data-table.tsx';
import { readListSearch, writeListSearch } from '../../ui/list/list-search.ts';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { useColumnChoice } from './column-choice.ts';
import type { ViewedList } from './viewed-list.ts';

/** What a list is: the name its views and columns are kept under, what it is sorted by, and its filters. */
export type ListKind<Filter extends string> = {
  readonly list: SavedList;
  readonly columns: readonly string[];
  readonly sort: Sort;
  readonly filters: readonly Filter[];
};

/** The one state of a list: kept in the address, with its columns kept on the device and its views on the server. */
export const useList = <const Filter extends string, Row>(
  kind: ListKind<Filter>,
  columns: readonly Column<Row>[],
) => {
  const { t } = useTranslation('kit');
  const search = useListSearch(kind);
  const mayShare = useAbility().can('update', listSubjects[kind.list]);
  const chosen = columns.filter(isChosen);
  const choice = {
    choosable: chosen.map(({ key }) => key),
    usual: chosen.filter(({ extra }) => !extra).map(({ key }) => key),
  };
  const columnChoice = useColumnChoice(kind.list, choice);
  const { page, itemsPerPage, searchQuery, sort, filters } = search.value;
  const searchOf = (state: ViewState['search']) => {
    const { page: _, itemsPerPage: __, ...kept } = writeListSearch(readListSearch(state, kind), kind);
    return kept;
  };
  const viewed: ViewedList = {
    list: kind.list,
    plain: t('views.plain'),
    mayShare,
    state: {
      search: searchOf(writeListSearch(search.value, kind)),
      columns: columnChoice.kept,
    },
    readAnew: (state) => {
      const known = state.columns && choice.choosable.filter((key) => state.columns?.includes(key));
      return {
        search: searchOf(state.search),
        columns: known?.join() === choice.usual.join() ? null : known,
      };
    },
    isBare: page === 1 && Object.keys(searchOf(writeListSearch(search.value, kind))).length === 0,
    show: (state, how) => {
      columnChoice.choose(state.columns);
      search.show(state.search, how);
    },
  };
  return {
    ...search,
    viewed,
    columnChoice,
    /** What can be chosen among the columns, and those that are shown now, with the ones that always are. */
    choosable: chosen,
    shown: columns.filter((column) => !isChosen(column) || columnChoice.shown.includes(column.key)),
    /** What the server is asked. */
    input: { page, itemsPerPage, searchQuery, sortBy: sort.by, orderBy: sort.order, ...filters },
  };
};

/** The name of a row and what can be done with it always stand there. */
const isChosen = <Row>({ main, untitled }: Column<Row>) => !main && !untitled;
