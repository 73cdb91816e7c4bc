import type { KeyboardEvent } from 'react';
import { clear, fillDown, redo, undo } from './sheet-state.ts';
import type { SheetInHand } from './use-sheet.ts';

/** What the keys do while no cell is being written, as in any spreadsheet. `leave` is the way out of the sheet. */
export const onSheetKey = (event: KeyboardEvent, hand: SheetInHand, leave: () => void) => {
  const control = event.ctrlKey || event.metaKey;
  const act = control ? controlKeys[event.key.toLowerCase()] : plainKeys[event.key];
  if (act) {
    // A key that leads nowhere from here keeps its usual meaning: Tab goes on to what follows the sheet.
    if (act(hand, event, leave) !== false) event.preventDefault();
    return;
  }
  if (control || event.altKey || event.key.length !== 1) return;
  event.preventDefault();
  hand.edit({ text: event.key, quick: true });
};

type Act = (hand: SheetInHand, event: KeyboardEvent, leave: () => void) => unknown;

const step =
  (rows: number, columns: number): Act =>
  ({ go, active: { row, column } }, { shiftKey }) =>
    go({ row: row + rows, column: column + columns * readingOrder() }, { extend: shiftKey });

/** In a language that is read from right to left the next column stands at the left. */
const readingOrder = () => (document.documentElement.dir === 'rtl' ? -1 : 1);

const plainKeys: Readonly<Record<string, Act>> = {
  ArrowUp: step(-1, 0),
  ArrowDown: step(1, 0),
  ArrowLeft: step(0, -1),
  ArrowRight: step(0, 1),
  PageUp: step(-10, 0),
  PageDown: step(10, 0),
  Home: ({ go, active }, { shiftKey }) => go({ row: active.row, column: 0 }, { extend: shiftKey }),
  End: ({ go, active, columns }, { shiftKey }) =>
    go({ row: active.row, column: columns - 1 }, { extend: shiftKey }),
  Enter: ({ go, active }, { shiftKey }) =>
    go({ row: active.row + (shiftKey ? -1 : 1), column: active.column }, { grow: true }),
  Tab: (hand, { shiftKey }) => tab(hand, shiftKey),
  F2: ({ edit, sheet, active }) =>
    edit({ text: sheet.rows[active.row]?.[active.column] ?? '', quick: false }),
  Delete: ({ change, selection }) => change((sheet) => clear(sheet, selection)),
  Backspace: ({ change, selection }) => change((sheet) => clear(sheet, selection)),
  Escape: (_hand, _event, leave) => leave(),
};

const controlKeys: Readonly<Record<string, Act>> = {
  d: ({ change, selection }) => change((sheet) => fillDown(sheet, selection)),
  z: ({ change }, { shiftKey }) => change(shiftKey ? redo : undo),
  y: ({ change }) => change(redo),
  home: ({ go }) => go({ row: 0, column: 0 }),
  end: ({ go, sheet, columns }) => go({ row: sheet.rows.length - 1, column: columns - 1 }),
};

/** To the next cell, from the last of a row to the first of the next; out of the sheet at its ends. */
export const tab = ({ go, active: { row, column }, sheet, columns }: SheetInHand, back: boolean): boolean => {
  const next = row * columns + column + (back ? -1 : 1);
  if (next < 0 || next >= sheet.rows.length * columns) return false;
  go({ row: Math.floor(next / columns), column: next % columns });
  return true;
};
