import type { Page } from '@archway/contract/kernel/page';
import { type ReactNode, useEffect } from 'react';
import { ExportMenu } from '../../ui/downloads/export-menu.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { type Column, DataTable } from '../../ui/list/data-table.tsx';
import { FilterRow } from '../../ui/list/filter-row.tsx';
import { Pages } from '../../ui/list/pages.tsx';
import { Results } from '../../ui/list/results.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { TableSkeleton } from '../../ui/list/table-skeleton.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import classes from './list-page.module.css';
import type { useList } from './use-list.ts';
import { ViewsMenu } from './views-menu.tsx';

type ListPageProps<Filter extends string, Row> = {
  list: ReturnType<typeof useList<Filter, Row>>;
  /** What it lists, for screen readers and the names of files. */
  label: string;
  rows: Parameters<typeof Results<Page<Row>>>[0]['of'];
  keyOf: (row: Row) => string;
  /** What is searched, in the search field. */
  search: string;
  /** Chips, each one filter. */
  filters?: ReactNode;
  /** How the list is taken away as a file, for whoever may. */
  exported?: Pick<Parameters<typeof ExportMenu>[0], 'may' | 'take'> | undefined;
  empty: ReactNode;
  selection?: Parameters<typeof DataTable<Row>>[0]['selection'];
  onOpen?: ((row: Row) => void) | undefined;
  /** A list that is a part of a page stands in a panel with its title. */
  title?: string;
  /** So few rows that they are read at a glance: no search, no filters above them. */
  bare?: boolean;
};

/** Every list of the product: search, filters, views, columns, export, its four states, and its pages. */
export const ListPage = <Filter extends string, Row>({
  list,
  label,
  rows,
  keyOf,
  search,
  filters,
  exported,
  empty,
  selection,
  onOpen,
  title,
  bare = false,
}: ListPageProps<Filter, Row>) => {
  const { page, itemsPerPage, searchQuery, sort } = list.value;
  const columns: readonly Column<Row>[] = list.shown;
  useLastPage(rows.data, list.backTo);
  const row = !bare && (
    <FilterRow
      search={<SearchField label={search} value={searchQuery} onSearch={list.search} />}
      tools={
        <>
          <ViewsMenu viewed={list.viewed} />
          {exported && <ExportMenu {...exported} name={label} disabled={!rows.data?.total} />}
          <ColumnsMenu
            columns={list.choosable}
            shown={list.columnChoice.shown}
            isUsual={list.columnChoice.kept === null}
            onToggle={list.columnChoice.toggle}
            onReset={list.columnChoice.reset}
          />
        </>
      }
      onClear={list.filtered ? list.clear : undefined}
    >
      {filters}
    </FilterRow>
  );
  const found = (
    <Results
      of={rows}
      skeleton={<TableSkeleton columns={columns.length} />}
      isEmpty={({ total }) => total === 0}
      empty={empty}
      onClearFilters={list.filtered ? list.clear : undefined}
    >
      {({ rows: shown, total }) => (
        <>
          <DataTable
            label={label}
            columns={columns}
            rows={shown}
            keyOf={keyOf}
            sort={sort}
            onSort={list.sortBy}
            selection={selection}
            onOpen={onOpen}
          />
          {(!bare || total > itemsPerPage) && (
            <Pages
              total={total}
              page={page}
              itemsPerPage={itemsPerPage}
              onPage={list.goTo}
              onItemsPerPage={list.showPerPage}
            />
          )}
        </>
      )}
    </Results>
  );
  if (title)
    return (
      <TitledPanel title={title} flush>
        {row && <div className={classes.row}>{row}</div>}
        {found}
      </TitledPanel>
    );
  return (
    <>
      {row}
      <Panel flush>{found}</Panel>
    </>
  );
};

/** When the rows of the last page are gone, the one before is the last. */
const useLastPage = (data: Page<unknown> | undefined, backTo: (page: number) => void) => {
  const isBehind = data !== undefined && data.rows.length === 0 && data.total > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer that shows nothing of a list that has rows
  useEffect(() => {
    if (isBehind) backTo(Math.ceil(data.total / data.itemsPerPage));
  }, [isBehind]);
};
