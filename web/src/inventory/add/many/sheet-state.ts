import { mostNewItems } from '@archway/contract/inventory/limits';
import { type Cell, cornersOf, type Row, type Selection } from './sheet-columns.ts';

/** A sheet that remembers what it was, so that every step can be taken back. */
export type Sheet = {
  readonly rows: readonly Row[];
  readonly past: readonly (readonly Row[])[];
  readonly future: readonly (readonly Row[])[];
};

/** A person takes back a few steps, not a whole morning. */
const mostSteps = 100;

export const emptySheet = (rows: number, columns: number): Sheet => ({
  rows: Array.from({ length: rows }, () => emptyRow(columns)),
  past: [],
  future: [],
});

const emptyRow = (columns: number): Row => Array.from({ length: columns }, () => '');

export const isEmptyRow = (row: Row) => row.every((cell) => cell.trim() === '');

export const write = (sheet: Sheet, at: Cell, text: string): Sheet =>
  sheet.rows[at.row]?.[at.column] === text ? sheet : become(sheet, withCells(sheet.rows, at, [[text]]));

/** Puts copied cells here and below. One cell fills all that is selected; what does not fit is left out. */
export const paste = (sheet: Sheet, selection: Selection, cells: readonly (readonly string[])[]): Sheet => {
  const { top, bottom, start, end } = cornersOf(selection);
  const [only] = cells;
  const block =
    cells.length === 1 && only?.length === 1
      ? Array.from({ length: bottom - top + 1 }, () =>
          Array.from({ length: end - start + 1 }, () => only[0] ?? ''),
        )
      : cells;
  return become(sheet, withCells(sheet.rows, { row: top, column: start }, block));
};

export const clear = (sheet: Sheet, selection: Selection): Sheet => paste(sheet, selection, [['']]);

/** The first row of what is selected goes into all rows below it; of a single row, the one above goes into it. */
export const fillDown = (sheet: Sheet, selection: Selection): Sheet => {
  const { top, bottom, start, end } = cornersOf(selection);
  const source = top === bottom ? top - 1 : top;
  const cells = sheet.rows[source]?.slice(start, end + 1);
  if (!cells) return sheet;
  const rows = Array.from({ length: bottom - source }, () => cells);
  return become(sheet, withCells(sheet.rows, { row: source + 1, column: start }, rows));
};

export const addRows = (sheet: Sheet, count: number): Sheet => {
  const columns = sheet.rows[0]?.length ?? 0;
  const added = Math.min(count, mostNewItems - sheet.rows.length);
  return added <= 0
    ? sheet
    : become(sheet, [...sheet.rows, ...Array.from({ length: added }, () => emptyRow(columns))]);
};

/** A sheet without rows has nowhere to write. */
export const removeRows = (sheet: Sheet, { top, bottom }: { top: number; bottom: number }): Sheet => {
  const left = sheet.rows.filter((_, index) => index < top || index > bottom);
  return become(sheet, left.length > 0 ? left : [emptyRow(sheet.rows[0]?.length ?? 0)]);
};

export const undo = ({ rows, past, future }: Sheet): Sheet => {
  const before = past.at(-1);
  return before
    ? { rows: before, past: past.slice(0, -1), future: [rows, ...future] }
    : { rows, past, future };
};

export const redo = ({ rows, past, future }: Sheet): Sheet => {
  const [after, ...rest] = future;
  return after ? { rows: after, past: [...past, rows], future: rest } : { rows, past, future };
};

const become = ({ rows, past }: Sheet, next: readonly Row[]): Sheet => ({
  rows: next,
  past: [...past.slice(1 - mostSteps), rows],
  future: [],
});

const withCells = (
  rows: readonly Row[],
  { row, column }: Cell,
  cells: readonly (readonly string[])[],
): readonly Row[] => {
  const columns = rows[0]?.length ?? 0;
  const height = Math.min(mostNewItems, Math.max(rows.length, row + cells.length));
  return Array.from({ length: height }, (_, index) => {
    const old = rows[index] ?? emptyRow(columns);
    const put = cells[index - row];
    if (!put) return old;
    return old.map((text, at) => put[at - column]?.replaceAll(/\s*[\r\n]+\s*/g, ' ') ?? text);
  });
};
