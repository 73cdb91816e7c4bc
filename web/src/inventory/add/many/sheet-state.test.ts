import { mostNewItems } from '@archway/contract/inventory/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Selection } from './sheet-columns.ts';
import {
  addRows,
  clear,
  emptySheet,
  fillDown,
  paste,
  redo,
  removeRows,
  type Sheet,
  undo,
  write,
} from './sheet-state.ts';

const at = (row: number, column: number, toRow = row, toColumn = column): Selection => ({
  from: { row, column },
  to: { row: toRow, column: toColumn },
});

describe('a sheet', () => {
  const sheet = emptySheet(3, 3);

  test('takes copied cells where the selection begins, grows with them, and leaves out what is beyond its columns', () => {
    const pasted = paste(sheet, at(2, 1), [
      ['a', 'b', 'c'],
      ['d', 'e\nf'],
    ]);
    expect(pasted.rows.slice(2)).toEqual([
      ['', 'a', 'b'],
      ['', 'd', 'e f'],
    ]);
  });

  test('puts one copied cell into everything that is selected, whichever way it was selected', () => {
    expect(paste(sheet, at(1, 2, 0, 1), [['x']]).rows).toEqual([
      ['', 'x', 'x'],
      ['', 'x', 'x'],
      ['', '', ''],
    ]);
  });

  test('fills down: the first selected row into the others, and a single row from the one above', () => {
    const filled = fillDown(write(sheet, { row: 0, column: 1 }, 'Sofas'), at(0, 1, 2, 1));
    expect(filled.rows.map((row) => row[1])).toEqual(['Sofas', 'Sofas', 'Sofas']);
    const below = fillDown(write(sheet, { row: 0, column: 1 }, 'Sofas'), at(1, 1));
    expect(below.rows.map((row) => row[1])).toEqual(['Sofas', 'Sofas', '']);
    expect(fillDown(sheet, at(0, 0))).toBe(sheet);
  });

  test('never grows beyond what can be sent at once, and never to nothing', () => {
    const tall = paste(
      sheet,
      at(0, 0),
      Array.from({ length: 500 }, () => ['x']),
    );
    expect([tall.rows.length, addRows(tall, 5).rows.length]).toEqual([mostNewItems, mostNewItems]);
    expect(removeRows(sheet, { top: 0, bottom: 2 }).rows).toEqual([['', '', '']]);
  });

  test('takes back any number of steps and does them again, whatever they were', () => {
    const cell = fc.integer({ min: 0, max: 2 });
    const step = fc.oneof(
      fc.tuple(cell, cell, fc.constantFrom('a', 'b')).map(
        ([row, column, text]) =>
          (s: Sheet) =>
            write(s, { row, column }, text),
      ),
      fc.tuple(cell, cell).map(
        ([row, column]) =>
          (s: Sheet) =>
            paste(s, at(row, column), [['p', 'q']]),
      ),
      fc.tuple(cell, cell).map(
        ([row, column]) =>
          (s: Sheet) =>
            clear(s, at(0, 0, row, column)),
      ),
      cell.map((row) => (s: Sheet) => fillDown(s, at(0, 0, row, 2))),
      cell.map((row) => (s: Sheet) => removeRows(s, { top: row, bottom: row })),
      fc.constant((s: Sheet) => addRows(s, 1)),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const done = steps.reduce<Sheet>((made, each) => each(made), emptySheet(3, 3));
        let back = done;
        for (const _ of steps) back = undo(back);
        expect(back.rows).toEqual(emptySheet(3, 3).rows);
        for (const _ of steps) back = redo(back);
        expect(back.rows).toEqual(done.rows);
      }),
    );
  });
});
