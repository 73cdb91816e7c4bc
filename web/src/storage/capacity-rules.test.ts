import { expect, test } from 'vitest';
import { fillOf } from './capacity-rules.ts';

test.each([
  [0, 'room', 0],
  [50, 'room', 83],
  [51, 'nearly', 85],
  [59, 'nearly', 98],
  [60, 'full', 100],
  [61, 'over', 102],
] as const)('%d of 60 is "%s"', (used, state, percent) => {
  expect(fillOf(used, 60)).toEqual({ used, capacity: 60, percent, state });
});

test('a location of which nobody said how much fits is neither full nor empty', () => {
  expect(fillOf(12, null)).toBeUndefined();
});
