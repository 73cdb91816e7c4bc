import type { Page } from '@archway/contract/kernel/api/page';
import { type ReactNode, useEffect } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { DataTable } from '../../ui/list/data-table.tsx';
import { Pages } from '../../ui/list/pages.tsx';
import { type Query, Results } from '../../ui/list/results.tsx';
import { TableSkeleton } from '../../ui/list/table-skeleton.tsx';
import { ListBar, type ListBarProps } from './list-bar.tsx';
import classes from './list-page.module.css';

type ListPageProps<Row, Sheet extends string> = ListBarProps<Row, Sheet> & {
  /** The page before stays to be seen, as a placeholder, while the next one comes. */
  rows: Query<Page<Row> & { readonly isMore?: boolean | undefined }> & {
    readonly isPlaceholderData?: boolean;
  };
  keyOf: (row: Row) => string;
  empty: ReactNode;
  /** The shape of the rows before they have come. */
  skeleton?: ReactNode;
  selection?: Parameters<typeof DataTable<Row>>[0]['selection'];
  onOpen?: ((row: Row) => void) | undefined;
  /** Draws the rows otherwise than as a table, which then has no columns to choose among. */
  cards?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** What is drawn shows every row at once (a map, say): there are no pages. */
  whole?: boolean;
  /** Cards that are surfaces of their own stand on none. */
  unframed?: boolean;
  /** A list that is a part of a page stands in a panel with its title. */
  title?: string | undefined;
  /** Something stands above it on the page, which then stays where it is when the list is paged. */
  part?: boolean;
  /** So few rows that they are read at a glance: no search, no filters above them. */
  bare?: boolean;
};

/** Every list of the product: search, filters, views, columns, export, its four states, and its pages. */
export const ListPage = <Row, Sheet extends string>({
  rows,
  keyOf,
  empty,
  skeleton,
  selection,
  onOpen,
  cards,
  whole = false,
  unframed = false,
  title,
  part = title !== undefined,
  bare = false,
  ...bar
}: ListPageProps<Row, Sheet>) => {
  const { list, label } = bar;
  const { page, itemsPerPage } = list.value;
  useLastPage(rows.data, list.backTo);
  const row = !bare && <ListBar {...bar} nothing={!rows.data?.total} table={!cards} />;
  const found = (
    <Results
      of={rows}
      skeleton={skeleton ?? <TableSkeleton columns={list.shown.length} />}
      isEmpty={({ total }) => total === 0}
      empty={empty}
      onClearFilters={list.filtered ? list.clear : undefined}
    >
      {({ rows: shown, total, isMore }) => (
        <div className={classes.rows} aria-busy={rows.isPlaceholderData}>
          {cards ? (
            cards(shown)
          ) : (
            <DataTable
              label={label}
              columns={list.shown}
              rows={shown}
              keyOf={keyOf}
              sort={list.sort}
              onSort={list.sortBy}
              selection={selection}
              onOpen={onOpen}
            />
          )}
          {!whole && (!bare || total > itemsPerPage) && (
            <Pages
              total={total}
              isMore={isMore}
              page={page}
              itemsPerPage={itemsPerPage}
              onPage={(next) => list.goTo(next, { toTop: !part })}
              onItemsPerPage={list.showPerPage}
            />
          )}
        </div>
      )}
    </Results>
  );
  const placed = unframed ? <div className={classes.unframed}>{found}</div> : found;
  if (title)
    return (
      <TitledPanel title={title} flush={!unframed}>
        {row && <div className={unframed ? classes.row : classes.flushRow}>{row}</div>}
        {placed}
      </TitledPanel>
    );
  return (
    <>
      {row}
      {unframed ? placed : <Panel flush>{placed}</Panel>}
    </>
  );
};

/** When the rows of the last page are gone, the one before is the last. */
const useLastPage = (data: Page<unknown> | undefined, backTo: (page: number) => void) => {
  const last = data && Math.max(1, Math.ceil(data.total / data.itemsPerPage));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, which tells of which page it is
  useEffect(() => {
    if (data && last && data.page > last) backTo(last);
  }, [data]);
};
