import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCells, writeCells } from './clipboard-text.ts';

const cell = fc
  .array(fc.constantFrom('a', 'é', 'ع', ' ', '"', '\t', '\n', '\r', ',', ';', '1'), { maxLength: 6 })
  .map((signs) => signs.join(''));
const rows = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([height, width]) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )
  // One row of one empty cell is nothing at all on a clipboard.
  .filter((made) => made.every((row) => row.length > 1 || row[0] !== ''));

test('what is copied is read back exactly, whatever stands in the cells', () => {
  fc.assert(
    fc.property(rows, (made) => {
      expect(readCells(writeCells(made))).toEqual(made);
    }),
    { numRuns: 1000 },
  );
});

test('reads what spreadsheets write: line ends of three kinds, a last one or none, empty cells', () => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(readCells(`a\tb${end}c\t${end}`)).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
  expect(readCells('a\n\nb')).toEqual([['a'], [''], ['b']]);
  expect(readCells('"two\nlines"\t"says ""hi"""')).toEqual([['two\nlines', 'says "hi"']]);
  expect(readCells('84" sofa\t"84" sofa"')).toEqual([['84" sofa', '"84" sofa"']]);
  expect(readCells('')).toEqual([]);
});
