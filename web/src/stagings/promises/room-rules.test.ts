import { expect, test } from 'vitest';
import { piecesOf, rentOf } from './room-rules.ts';

test('a room brings the rent of all its pieces; one without a price brings none', () => {
  const lines = [
    { quantity: 2, bumped: 0, monthlyRent: 5000 },
    { quantity: 1, bumped: 0, monthlyRent: null },
  ];
  expect([rentOf(lines), piecesOf(lines)]).toEqual([10_000, 3]);
});

test('what was taken away is not counted', () => {
  const lines = [
    { quantity: 4, bumped: 1, monthlyRent: 5000 },
    { quantity: 1, bumped: 1, monthlyRent: 9000 },
  ];
  expect([rentOf(lines), piecesOf(lines)]).toEqual([15_000, 3]);
});
