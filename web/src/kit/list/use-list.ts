import { listSubjects } from '@archway/contract/team/list-subjects';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { type FilterValues, writeListSearch } from '../../ui/list/list-search.ts';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { useColumnChoice } from './column-choice.ts';
import { type ListDefinition, listInput, shownSort } from './list-kind.ts';
import { useOpenView } from './use-open-view.ts';
import { viewedAnew, viewedSearch } from './view-state.ts';
import type { ViewedList } from './viewed-list.ts';

/** The one state of a list: kept in the address, with its columns kept on the device and its views on the server. */
export const useList = <Values extends FilterValues, By extends string, Row>(
  kind: ListDefinition<Values, By>,
  columns: readonly Column<Row>[],
  /** What the list is called when no view is open: "All items". */
  { plain }: { plain?: string } = {},
) => {
  const { t } = useTranslation('kit');
  const search = useListSearch(kind);
  const mayShare = useAbility().can('update', listSubjects[kind.list]);
  const choosable = columns.filter(isChosen);
  const choice = {
    choosable: choosable.map(({ key }) => key),
    usual: choosable.filter(({ extra }) => !extra).map(({ key }) => key),
  };
  const columnChoice = useColumnChoice(
    kind.list,
    choice,
    useOpenView(kind.list, { isBound: kind.bound !== undefined }),
  );
  const { value } = search;
  const shown = useShown(columns, columnChoice.shown);
  const input = listInput(value, kind);
  const { page: _, itemsPerPage: __, ...query } = input;
  const searched = viewedSearch(writeListSearch(value, kind), kind);
  const viewed: ViewedList = {
    list: kind.list,
    plain: plain ?? t('views.plain'),
    mayShare,
    state: { search: searched, columns: columnChoice.kept },
    readAnew: (state) => viewedAnew(state, kind, choice),
    isBare: value.page === 1 && Object.keys(searched).every((name) => kind.options?.[name]),
    show: (state, how) => {
      columnChoice.forgetChanges();
      search.show(state.search, how);
    },
  };
  return {
    ...search,
    /** Nothing of a list that is bound: a view is of all rows. */
    viewed: kind.bound ? undefined : viewed,
    /** What all its rows have in common, of a list of some rows only. */
    bound: kind.bound,
    columnChoice,
    /** What can be chosen among the columns. */
    choosable,
    /** Those that are shown now, with the ones that always are. */
    shown,
    /** What they are in a sheet. */
    sheet: shown.flatMap(({ key, untitled, sheet = [key] }) => (untitled ? [] : sheet)),
    /** What the table is sorted by, if by one of its columns. */
    sort: shownSort(value, kind),
    /** What is being looked for, whatever the page, the order or the options. */
    scope: JSON.stringify([value.searchQuery, value.filters]),
    /** What the server is asked. */
    input,
    /** The same of all pages, as for a file. */
    query,
  };
};

/** The same ones as long as neither the columns (`useColumns`) nor the choice change. */
const useShown = <Row>(columns: readonly Column<Row>[], keys: readonly string[]) => {
  const choice = keys.join();
  return useMemo(() => {
    const chosen = choice.split(',');
    return columns.filter((column) => !isChosen(column) || chosen.includes(column.key));
  }, [columns, choice]);
};

/** The name of a row and what can be done with it always stand there. */
const isChosen = <Row>({ main, untitled }: Column<Row>) => !main && !untitled;

/** A list as `ListPage` takes it, whatever its filters are. */
export type List<Row> = Omit<
  ReturnType<typeof useList<FilterValues, string, Row>>,
  'filter' | 'bound' | 'input' | 'query'
>;
