import type { Line } from '@archway/contract/stagings/line';
import { expect, test } from 'vitest';
import { holdAgainAs, removedFrom } from './removing-rules.ts';

const line = (id: string, roomId: string) => ({ id, roomId }) as unknown as Line; // only what is read

test('a line comes back before the one that came after it in its room', () => {
  const lines = [line('sofa', 'living'), line('bed', 'bedroom'), line('rug', 'living')];
  const nextOf = (index: number) => removedFrom(lines, lines[index] as Line).next;
  expect([nextOf(0), nextOf(1), nextOf(2)]).toEqual(['rug', null, null]);
});

test.each([
  { held: 0, status: null, hold: 'none' },
  { held: 0, status: 'expired', hold: 'none' },
  { held: 2, status: 'soft', hold: 'job' },
  { held: 2, status: 'firm', hold: 'firm' },
] as const)('what is held as $status comes back as $hold', ({ hold, ...was }) => {
  expect(holdAgainAs(was)).toBe(hold);
});
