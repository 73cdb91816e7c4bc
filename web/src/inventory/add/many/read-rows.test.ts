import { describe, expect, test } from 'vitest';
import { type Known, readRows } from './read-rows.ts';
import { sheetColumns } from './sheet-columns.ts';

const known: Known = {
  columns: sheetColumns,
  categories: [
    { id: 'sofas', names: ['Sofas', 'Seating > Sofas'] },
    { id: 'big', names: ['Large', 'Tables > Large'] },
    { id: 'huge', names: ['Large', 'Rugs > Large'] },
  ],
  locations: [{ id: 'bin', names: ['Bin 7', 'Hall > Bin 7', 'A-7'] }],
  formats: { units: 'imperial', money: { decimals: 2, mark: '.' } },
};
const row = (cells: Partial<Record<(typeof sheetColumns)[number], string>>) =>
  sheetColumns.map((column) => cells[column] ?? '');
const errorsOf = (...rows: string[][]) =>
  [...readRows(rows, known).errors].map(([at, { key, name }]) => {
    const [index, column] = at.split(':');
    return `${index} ${sheetColumns[Number(column)]} ${[key, name].filter(Boolean).join(' ')}`;
  });

describe('a row', () => {
  test('means an item with its pieces: categories and locations by their names, ways or codes, in any case', () => {
    const { items, errors } = readRows(
      [
        row({
          name: ' Sofa ',
          category: 'seating/SOFAS',
          quantity: '٣',
          location: 'a-7',
          width: "7'",
          monthlyRent: '$140',
          tags: 'a; b',
        }),
      ],
      known,
    );
    expect(errors.size).toBe(0);
    expect(items).toMatchObject([
      {
        name: 'Sofa',
        categoryId: 'sofas',
        quantity: 3,
        locationId: 'bin',
        width: 2134,
        monthlyRent: 14_000,
        tags: ['a', 'b'],
      },
    ]);
  });

  test('that is empty means nothing', () => {
    expect(readRows([row({}), row({ name: '  ' })], known)).toEqual({ errors: new Map(), items: [] });
  });

  test('that can mean nothing is told which cell and why', () => {
    expect(errorsOf(row({ brand: 'x' }))).toEqual(['0 name errors.required', '0 category errors.required']);
    expect(errorsOf(row({ name: 'a', category: 'Moons', width: 'wide', monthlyRent: 'much' }))).toEqual([
      '0 category errors.noCategory Moons',
      '0 width errors.length',
      '0 monthlyRent errors.amount',
    ]);
    expect(errorsOf(row({ name: 'a', category: 'Sofas', quantity: '2' }))).toEqual([
      '0 location errors.required',
    ]);
    expect(errorsOf(row({ name: 'a', category: 'Sofas', quantity: '-2' }))).toEqual([
      '0 quantity errors.type',
    ]);
  });

  test('has its count, its amounts and its words as they are read everywhere', () => {
    const { items, errors } = readRows(
      [
        row({
          name: 'a',
          category: 'Sofas',
          quantity: '٤٥',
          location: 'A-7',
          purchaseCost: '1 200,50 €',
          tags: 'a|b،c',
        }),
      ],
      known,
    );
    expect([...errors]).toEqual([]);
    expect(items).toMatchObject([{ quantity: 45, purchaseCost: 120_050, tags: ['a', 'b', 'c'] }]);
    const large = row({
      name: 'a',
      category: 'Sofas',
      quantity: '١٬٠٠٠',
      location: 'A-7',
      sku: 'x'.repeat(61),
    });
    expect(errorsOf(large)).toEqual(['0 quantity errors.tooBig', '0 sku errors.tooLong']);
  });

  test('does not guess between two categories of one name, and takes each sku once', () => {
    expect(
      errorsOf(row({ name: 'a', category: 'Large' }), row({ name: 'b', category: 'Rugs > Large' })),
    ).toEqual(['0 category errors.severalMatches']);
    expect(
      errorsOf(
        row({ name: 'a', category: 'Sofas', sku: 'S' }),
        row({ name: 'b', category: 'Sofas', sku: 's' }),
      ),
    ).toEqual(['1 sku errors.codeTwice']);
  });
});
