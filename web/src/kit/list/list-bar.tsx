import { memo, type ReactNode } from 'react';
import { ExportMenu } from '../../ui/downloads/export-menu.tsx';
import { FilterRow } from '../../ui/list/filter-row.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { type ExportedList, exportMenu } from './exported-list.ts';
import type { List } from './use-list.ts';
import { ViewsMenu } from './views-menu.tsx';

export type ListBarProps<Row, Sheet extends string> = {
  list: List<Row>;
  /** What it lists, for screen readers and the names of files. */
  label: string;
  /** What is searched, in the search field. */
  search: string;
  /** Chips, each one filter. */
  filters?: ReactNode;
  /** How the list is taken away as a file, for whoever may. */
  exported?: ExportedList<Sheet> | undefined;
  /** What else is done with the whole list, or tells how it is shown. */
  tools?: ReactNode;
  /** Before the columns are chosen among. */
  onColumns?: (() => void) | undefined;
};

type PlainBarProps<Row, Sheet extends string> = ListBarProps<Row, Sheet> & {
  /** Nothing is there to be taken away. */
  nothing: boolean;
  /** Whether there are columns to choose among. */
  table: boolean;
};

const PlainBar = <Row, Sheet extends string>({
  list,
  label,
  search,
  filters,
  exported,
  tools,
  onColumns,
  nothing,
  table,
}: PlainBarProps<Row, Sheet>) => (
  <FilterRow
    search={<SearchField label={search} value={list.value.searchQuery} onSearch={list.search} />}
    tools={
      <>
        {list.viewed && <ViewsMenu viewed={list.viewed} />}
        {exported && <ExportMenu {...exportMenu(exported, list.sheet)} name={label} disabled={nothing} />}
        {table && (
          <ColumnsMenu
            columns={list.choosable.map(({ key, title, name = title }) => ({ key, title: name }))}
            shown={list.columnChoice.shown}
            isUsual={list.columnChoice.kept === null}
            onToggle={list.columnChoice.toggle}
            onReset={list.columnChoice.reset}
            {...(onColumns ? { onOpen: onColumns } : {})}
          />
        )}
        {tools}
      </>
    }
    onClear={list.filtered ? list.clear : undefined}
  >
    {filters}
  </FilterRow>
);

/** What stands above a list: search, filters, views, export, columns. It is not drawn again for what happens among the rows. */
export const ListBar = memo(PlainBar) as typeof PlainBar; // `memo` forgets that the row is of any type
