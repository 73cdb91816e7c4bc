import { mostNewItems } from '@archway/contract/inventory/limits';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Cell, Selection } from './sheet-columns.ts';
import { cornersOf } from './sheet-columns.ts';
import { addRows, emptySheet, type Sheet } from './sheet-state.ts';

/** A cell being written: what its field starts with, and whether an arrow leads out of it as in a sheet. */
export type Editing = { readonly text: string; readonly quick: boolean };

const first: Selection = { from: { row: 0, column: 0 }, to: { row: 0, column: 0 } };

/** The sheet on the screen: its cells, what is selected, and the one cell that is being written. */
export const useSheet = ({ rows, columns }: { rows: number; columns: number }) => {
  const grid = useRef<HTMLTableElement>(null);
  const [sheet, setSheet] = useState(() => emptySheet(rows, columns));
  const [selection, setSelection] = useState<Selection>(first);
  const [editing, setEditing] = useState<Editing | null>(null);
  const { row, column } = selection.to;

  const [requested, setRequested] = useState(0);
  const answered = useRef(0);
  const focus = () => setRequested((times) => times + 1);
  // With the drawing of the key that asked for it: the next key, however soon, is heard by the cell.
  useLayoutEffect(() => {
    if (answered.current === requested) return;
    answered.current = requested;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
    // A field that was opened in it meanwhile keeps the focus.
    if (!cell?.contains(document.activeElement)) cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [requested, row, column]);

  /** Goes to a cell, or draws the selection there. Below the last row a new one is waiting, as long as there may be more. */
  const go = (to: Cell, { extend = false, grow = false } = {}) => {
    const wanted = grow && to.row === sheet.rows.length && to.row < mostNewItems;
    if (wanted) setSheet((now) => addRows(now, 1));
    const last = sheet.rows.length - (wanted ? 0 : 1);
    const position = {
      row: Math.max(0, Math.min(to.row, last)),
      column: Math.max(0, Math.min(to.column, columns - 1)),
    };
    setEditing(null);
    setSelection((now) => ({ from: extend ? now.from : position, to: position }));
    focus();
  };

  /** Changes cells; the one in hand takes the focus, unless the person has gone elsewhere. */
  const change = (make: (now: Sheet) => Sheet, { away = false } = {}) => {
    setSheet((now) => {
      const next = make(now);
      const last = next.rows.length - 1;
      if (row > last) setSelection({ from: { row: last, column }, to: { row: last, column } });
      return next;
    });
    if (!away) focus();
  };

  return {
    grid,
    sheet,
    selection,
    corners: cornersOf(selection),
    active: selection.to,
    editing,
    columns,
    go,
    change,
    edit: setEditing,
    focus,
    reset: () => {
      setSheet(emptySheet(rows, columns));
      setSelection(first);
    },
  };
};

export type SheetInHand = ReturnType<typeof useSheet>;
