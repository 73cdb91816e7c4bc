// biome-ignore-all lint/a11y/noRedundantRoles: as cards the rows are blocks, where the elements lose their own roles
import { Checkbox } from '@mantine/core';
import { type CSSProperties, memo, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './data-table.module.css';
import { SortButton } from './sort-button.tsx';
import { useCardsWhereNarrow } from './use-cards-where-narrow.ts';

export type Sort<By extends string = string> = { readonly by: By; readonly order: 'asc' | 'desc' };

export type Column<Row> = {
  readonly key: string;
  readonly title: string;
  /** What it is called where it is chosen, if its title is short for that. */
  readonly name?: string;
  readonly render: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** What the server sorts by, if not by the key. */
  readonly sortKey?: string;
  /** What it is in a sheet, if not the column of its key. */
  readonly sheet?: readonly string[];
  /** Numbers and actions stand at the end. */
  readonly align?: 'end';
  /** The column that names the row; it heads the card. */
  readonly main?: boolean;
  /** Shown only when somebody chooses it. */
  readonly extra?: boolean;
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

/** Rows and columns; where there is no room for them each row becomes a card. Roles are explicit because cards are no grid. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, rows, keyOf, sort, onSort, selection, onOpen } = props;
  const actions = useRowActions(props);
  const box = useRef<HTMLDivElement>(null);
  useCardsWhereNarrow(box, columns, rows);
  return (
    <div className={classes.scroller} ref={box}>
      <table className={classes.table} role="table" aria-label={label} style={factColumns(columns)}>
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
            <TableRow
              key={keyOf(row)}
              row={row}
              id={keyOf(row)}
              columns={columns}
              selects={selection?.nameOf(row)}
              selected={selection?.selected.has(keyOf(row))}
              opens={onOpen !== undefined}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** As a card a row has up to four values in one line, and more in lines of the same length; two where there is less room. */
const factColumns = <Row,>(columns: readonly Column<Row>[]): CSSProperties => {
  const facts = columns.filter(({ main, untitled }) => !main && !untitled).length;
  const inLine = facts <= 4 ? facts : Math.min(4, Math.ceil(facts / 2));
  return {
    ['--fact-columns' as string]: Math.max(1, inLine),
    ['--few-columns' as string]: Math.min(2, Math.max(1, inLine)),
  };
};

type RowActions<Row> = { readonly toggle: (id: string) => void; readonly open: (row: Row) => void };

/** What a row can ask for, as functions that stay the same: one choice among a hundred rows draws one row again. */
const useRowActions = <Row,>(props: DataTableProps<Row>): RowActions<Row> => {
  const latest = useRef(props);
  latest.current = props;
  const [actions] = useState(() => ({
    toggle: (id: string) => {
      const { selection } = latest.current;
      const next = new Set(selection?.selected);
      if (!next.delete(id)) next.add(id);
      selection?.onChange(next);
    },
    open: (row: Row) => latest.current.onOpen?.(row),
  }));
  return actions;
};

type TableRowProps<Row> = {
  row: Row;
  id: string;
  columns: readonly Column<Row>[];
  /** What is selected with it, in words; nothing where rows are not selected. */
  selects: string | undefined;
  selected: boolean | undefined;
  opens: boolean;
  actions: RowActions<Row>;
};

const PlainRow = <Row,>({ row, id, columns, selects, selected, opens, actions }: TableRowProps<Row>) => (
  <tr
    role="row"
    data-selected={selected}
    data-opens={opens}
    onClick={(event) => isPlainClick(event) && actions.open(row)}
  >
    {selects !== undefined && (
      <SelectOne name={selects} selected={selected === true} onToggle={() => actions.toggle(id)} />
    )}
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
);
const TableRow = memo(PlainRow) as typeof PlainRow; // `memo` forgets that the row is of any type

const Heading = <Row,>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: DataTableProps<Row>['onSort'];
}) => {
  const by = column.sortKey ?? column.key;
  const sorted = sort?.by === by ? sort.order : undefined;
  const ariaSort = sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : 'none';
  return (
    <th
      scope="col"
      role="columnheader"
      data-align={column.align}
      aria-sort={column.sortable ? ariaSort : undefined}
    >
      {column.sortable && onSort ? (
        <SortButton title={column.title} order={sorted} onSort={(order) => onSort({ by, order })} />
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
        size="md"
        aria-label={t('table.selectAll')}
        checked={keys.length > 0 && chosen === keys.length}
        indeterminate={chosen > 0 && chosen < keys.length}
        onChange={toggle}
      />
    </th>
  );
};

const SelectOne = ({
  name,
  selected,
  onToggle,
}: {
  name: string;
  selected: boolean;
  onToggle: () => void;
}) => {
  const { t } = useTranslation('ui');
  return (
    <td role="cell" className={classes.select}>
      <Checkbox size="md" aria-label={t('table.select', { name })} checked={selected} onChange={onToggle} />
    </td>
  );
};

/** A click on a control inside the row belongs to that control; a drag that marks text is not a click. */
const isPlainClick = ({ target }: { target: EventTarget }) =>
  target instanceof Element &&
  !target.closest('a,button,input,label,[role="menu"]') &&
  !getSelection()?.toString();
