// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is written in is a grid (WAI-ARIA), and its cells are cells of one
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the keys of every cell are heard by the grid
import { type ClipboardEvent, memo, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldErrorText } from '../../../ui/form/field-error-text.ts';
import { readCells, writeCells } from './clipboard-text.ts';
import classes from './many.module.css';
import { type CellError, cellKey } from './read-rows.ts';
import type { Row, SheetColumn } from './sheet-columns.ts';
import { onSheetKey, tab } from './sheet-keys.ts';
import { clear, paste, write } from './sheet-state.ts';
import type { Editing, SheetInHand } from './use-sheet.ts';
import { useSheetName } from './use-sheet-name.ts';

type SheetGridProps = {
  hand: SheetInHand;
  columns: readonly SheetColumn[];
  errors: ReadonlyMap<string, CellError>;
  /** What may be meant in a column, to choose from while writing. */
  choices: Partial<Record<SheetColumn, readonly string[]>>;
  onLeave: () => void;
};

/** A sheet to write many items into, by keyboard as in a spreadsheet, by paste, or by touch. */
export const SheetGrid = ({ hand, columns, errors, choices, onLeave }: SheetGridProps) => {
  const { t } = useTranslation('inventory/add');
  const columnName = useSheetName();
  const lists = useId();
  const latest = useRef(hand);
  latest.current = hand;
  const { sheet, corners, active, editing, selection } = hand;

  const selected = () =>
    sheet.rows.slice(corners.top, corners.bottom + 1).map((row) => row.slice(corners.start, corners.end + 1));
  const copy = (event: ClipboardEvent, cut: boolean) => {
    if (editing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeCells(selected()));
    if (cut) hand.change((now) => clear(now, selection));
  };
  const pasteHere = (event: ClipboardEvent) => {
    const cells = readCells(event.clipboardData.getData('text/plain'));
    // One plain word goes into the field that is being written.
    if (cells.length === 0 || (editing && cells.length === 1 && cells[0]?.length === 1)) return;
    event.preventDefault();
    hand.edit(null);
    hand.change((now) => paste(now, selection, cells));
  };

  return (
    <div className={classes.scroller}>
      <table
        ref={hand.grid}
        role="grid"
        className={classes.sheet}
        aria-label={t('many.sheet')}
        aria-rowcount={sheet.rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        onKeyDown={(event) => !editing && onSheetKey(event, latest.current, onLeave)}
        onCopy={(event) => copy(event, false)}
        onCut={(event) => copy(event, true)}
        onPaste={pasteHere}
      >
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              <span className={classes.unseen}>{t('many.row')}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {columnName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, index) => {
            const touched = index >= corners.top && index <= corners.bottom;
            return (
              <SheetRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row of a sheet is its number
                key={index}
                latest={latest}
                index={index}
                row={row}
                columns={columns}
                errors={errorsOf(errors, index, columns.length)}
                start={touched ? corners.start : -1}
                end={touched ? corners.end : -1}
                active={active.row === index ? active.column : -1}
                editing={active.row === index ? editing : null}
                lists={lists}
              />
            );
          })}
        </tbody>
      </table>
      {columns.map(
        (column) =>
          choices[column] && (
            <datalist key={column} id={`${lists}${column}`}>
              {choices[column].map((choice) => (
                <option key={choice} value={choice} />
              ))}
            </datalist>
          ),
      )}
    </div>
  );
};

/** One text for the errors of a row: it is drawn anew only when they change. */
const errorsOf = (errors: ReadonlyMap<string, CellError>, row: number, columns: number) =>
  Array.from({ length: columns }, (_, column) => {
    const error = errors.get(cellKey(row, column));
    return error ? fieldErrorText(error.key, error.n, error.name) : '';
  }).join('\n');

type SheetRowProps = {
  latest: { readonly current: SheetInHand };
  index: number;
  row: Row;
  columns: readonly SheetColumn[];
  errors: string;
  /** The selected columns of this row; -1 for none. */
  start: number;
  end: number;
  active: number;
  editing: Editing | null;
  lists: string;
};

const SheetRow = memo(
  ({ latest, index, row, columns, errors, start, end, active, editing, lists }: SheetRowProps) => {
    const wrong = errors.split('\n');
    return (
      <tr aria-rowindex={index + 2}>
        <th scope="row" className={classes.number}>
          {index + 1}
        </th>
        {columns.map((column, at) => {
          const isActive = active === at;
          const text = row[at] ?? '';
          const cell = { row: index, column: at };
          return (
            <td
              key={column}
              role="gridcell"
              data-cell={cellKey(index, at)}
              data-column={column}
              tabIndex={isActive ? 0 : -1}
              aria-selected={start <= at && at <= end}
              aria-invalid={wrong[at] ? true : undefined}
              title={wrong[at] || undefined}
              onPointerDown={(event) => {
                if (editing && isActive) return;
                if (event.pointerType !== 'touch') event.preventDefault();
                latest.current.go(cell, { extend: event.shiftKey });
              }}
              onClick={({ nativeEvent }) => {
                // A finger has no keys to begin with: a tap opens the field.
                if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch')
                  latest.current.edit({ text, quick: false });
              }}
              onDoubleClick={() => latest.current.edit({ text, quick: false })}
            >
              {isActive && editing ? (
                <CellField
                  latest={latest}
                  editing={editing}
                  column={column}
                  list={column === 'category' || column === 'location' ? `${lists}${column}` : undefined}
                />
              ) : (
                <bdi>{text}</bdi>
              )}
            </td>
          );
        })}
      </tr>
    );
  },
);

type CellFieldProps = {
  latest: { readonly current: SheetInHand };
  editing: Editing;
  column: SheetColumn;
  list: string | undefined;
};

const CellField = ({ latest, editing, column, list }: CellFieldProps) => {
  const columnName = useSheetName();
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(editing.text.length, editing.text.length);
  }, [editing]);
  const keep = ({ away = false } = {}) => {
    if (done.current) return;
    done.current = true;
    const { active, change, edit } = latest.current;
    const text = field.current?.value ?? '';
    edit(null);
    change((sheet) => write(sheet, active, text), { away });
  };
  return (
    <input
      ref={field}
      className={classes.field}
      defaultValue={editing.text}
      list={list}
      dir="auto"
      autoComplete="off"
      aria-label={columnName(column)}
      onBlur={() => keep({ away: true })}
      onKeyDown={(event) => {
        const { active, go, edit, focus } = latest.current;
        const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
        event.stopPropagation();
        if (event.key === 'Escape') {
          done.current = true;
          edit(null);
          focus();
        } else if (event.key === 'Enter') {
          keep();
          go({ row: active.row + (event.shiftKey ? -1 : 1), column: active.column }, { grow: true });
        } else if (event.key === 'Tab') {
          keep();
          if (tab(latest.current, event.shiftKey) === false) return;
        } else if (isArrow && editing.quick && !list) {
          keep();
          go({ row: active.row + (event.key === 'ArrowUp' ? -1 : 1), column: active.column });
        } else return;
        event.preventDefault();
      }}
    />
  );
};
