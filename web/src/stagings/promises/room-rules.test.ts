import { expect, test } from 'vitest';
import { piecesOf, rentOf } from './room-rules.ts';

test('a room brings the rent of all its pieces; one without a price brings none', () => {
  const lines = [
    { quantity: 2, monthlyRent: 5000 },
    { quantity: 1, monthlyRent: null },
  ];
  expect([rentOf(lines), piecesOf(lines)]).toEqual([10_000, 3]);
});
