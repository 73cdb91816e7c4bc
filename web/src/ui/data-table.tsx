// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are blocks, where the elements lose their own roles
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './data-table.module.css';
import { SortButton } from './sort-button.tsx';

export type Sort = { readonly by: string; readonly order: 'asc' | 'desc' };

export type Column<Row> = {
  readonly key: string;
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** Numbers and actions stand at the end. */
  readonly align?: 'end';
  /** The column that names the row; on a phone it heads the card. */
  readonly main?: boolean;
  /** The title is there for screen readers only (row menus). */
  readonly untitled?: boolean;
};

type Selection<Row> = {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  readonly nameOf: (row: Row) => string;
};

type DataTableProps<Row> = {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  selection?: Selection<Row> | undefined;
  /** Opens the row by click; the main column carries the link for keyboards. */
  onOpen?: ((row: Row) => void) | undefined;
};

/** Rows and columns; on a phone each row becomes a card. Roles are explicit because the phone layout is not a grid. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, keyOf, sort, onSort, selection, onOpen } = props;
  return (
    <div className={classes.scroller}>
      <table className={classes.table} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {selection && <SelectAll rows={rows} keyOf={keyOf} selection={selection} />}
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              role="row"
              data-selected={selection?.selected.has(keyOf(row))}
              data-opens={onOpen !== undefined}
              onClick={(event) => onOpen && isPlainClick(event) && onOpen(row)}
            >
              {selection && <SelectOne id={keyOf(row)} name={selection.nameOf(row)} selection={selection} />}
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-label={column.title}
                  data-align={column.align}
                  data-main={column.main}
                  data-untitled={column.untitled}
                >
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Heading = <Row,>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: DataTableProps<Row>['onSort'];
}) => {
  const sorted = sort?.by === column.key ? sort.order : undefined;
  const ariaSort = sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none';
  return (
    <th
      scope="col"
      role="columnheader"
      data-align={column.align}
      aria-sort={column.sortable ? ariaSort : undefined}
    >
      {column.sortable && onSort ? (
        <SortButton
          title={column.title}
          order={sorted}
          onSort={(order) => onSort({ by: column.key, order })}
        />
      ) : (
        <span className={column.untitled ? classes.hidden : undefined}>{column.title}</span>
      )}
    </th>
  );
};

const SelectAll = <Row,>({
  rows,
  keyOf,
  selection,
}: {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selection: Selection<Row>;
}) => {
  const { t } = useTranslation('ui');
  const keys = rows.map(keyOf);
  const chosen = keys.filter((key) => selection.selected.has(key)).length;
  const toggle = () => {
    const others = [...selection.selected].filter((key) => !keys.includes(key));
    selection.onChange(new Set(chosen === keys.length ? others : [...others, ...keys]));
  };
  return (
    <th scope="col" role="columnheader" className={classes.select}>
      <Checkbox
        aria-label={t('table.selectAll')}
        checked={keys.length > 0 && chosen === keys.length}
        indeterminate={chosen > 0 && chosen < keys.length}
        onChange={toggle}
      />
    </th>
  );
};

const SelectOne = <Row,>({
  id,
  name,
  selection,
}: {
  id: string;
  name: string;
  selection: Selection<Row>;
}) => {
  const { t } = useTranslation('ui');
  const toggle = () => {
    const next = new Set(selection.selected);
    if (!next.delete(id)) next.add(id);
    selection.onChange(next);
  };
  return (
    <td role="cell" className={classes.select}>
      <Checkbox
        aria-label={t('table.select', { name })}
        checked={selection.selected.has(id)}
        onChange={toggle}
      />
    </td>
  );
};

/** A click on a control inside the row belongs to that control; a drag that marks text is not a click. */
const isPlainClick = ({ target }: { target: EventTarget }) =>
  target instanceof Element &&
  !target.closest('a,button,input,label,[role="menu"]') &&
  !getSelection()?.toString();
