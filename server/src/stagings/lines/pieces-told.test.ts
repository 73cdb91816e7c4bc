import { expect, test } from 'vitest';
import { piecesTold } from './pieces-told.ts';

test('pieces are told item by item, how many of each and which ones were pinned', () => {
  expect(
    piecesTold([
      { itemName: 'Dune rug', quantity: 1, unitCode: 'RUG-002' },
      { itemName: 'Luna table', quantity: 3, unitCode: null },
      { itemName: 'Dune rug', quantity: 2 },
    ]),
  ).toEqual(['3 × Dune rug (RUG-002)', '3 × Luna table']);
  expect(piecesTold([])).toEqual([]);
});
