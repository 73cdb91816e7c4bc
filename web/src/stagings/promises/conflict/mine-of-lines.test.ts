import type { ItemId, LineId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';
import { expect, test } from 'vitest';
import { mineHeld, mineOfLines } from './mine-of-lines.ts';

const line = (id: string, more: Partial<Line>) =>
  ({ id: id as LineId, itemId: 'nightstand' as ItemId, unitId: null, status: 'firm', ...more }) as Line; // as far as is read

test('with other dates goes what is held: neither what was taken away nor what never was held', () => {
  const lines = [
    line('held', { quantity: 2, held: 2 }),
    line('partly', { quantity: 3, held: 1, bumped: 2 }),
    line('gone', { quantity: 1, held: 0 }),
  ];
  expect(mineHeld(lines).map(({ key, quantity }) => [key, quantity])).toEqual([
    ['held', 2],
    ['partly', 1],
  ]);
  expect(mineOfLines(lines).map(({ key, quantity }) => [key, quantity])).toEqual([
    ['held', 2],
    ['partly', 3],
    ['gone', 1],
  ]);
});
