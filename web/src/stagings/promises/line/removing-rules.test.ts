import type { Line } from '@archway/contract/stagings/line';
import { expect, test } from 'vitest';
import { canBeHeldAgain, holdAgainAs, removedFrom } from './removing-rules.ts';

const line = (id: string, roomId: string) => ({ id, roomId }) as unknown as Line; // only what is read

test('a line comes back before the one that came after it in its room', () => {
  const lines = [line('sofa', 'living'), line('bed', 'bedroom'), line('rug', 'living')];
  const around = lines.map((each) => removedFrom(lines, each));
  expect(around.map(({ next }) => next)).toEqual(['rug', null, null]);
  expect(around.map(({ previous }) => previous)).toEqual([null, null, 'sofa']);
});

test('what was held whole can be held again as it was', () => {
  expect(canBeHeldAgain({ held: 2, quantity: 2, bumped: 0 })).toBe(true);
  expect(canBeHeldAgain({ held: 1, quantity: 2, bumped: 0 })).toBe(false);
  expect(canBeHeldAgain({ held: 1, quantity: 1, bumped: 1 })).toBe(false);
});

test.each([
  { held: 0, status: null, hold: 'none' },
  { held: 0, status: 'expired', hold: 'none' },
  { held: 2, status: 'soft', hold: 'job' },
  { held: 2, status: 'firm', hold: 'firm' },
] as const)('what is held as $status comes back as $hold', ({ hold, ...was }) => {
  expect(holdAgainAs(was)).toBe(hold);
});
