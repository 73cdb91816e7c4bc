import { expect, test } from 'vitest';
import { indexAfter } from './index-after.ts';

test('arrows lead along the row, and not beyond its ends', () => {
  expect(indexAfter('ArrowRight', 0, 3, false)).toBe(1);
  expect(indexAfter('ArrowLeft', 0, 3, false)).toBe(0);
  expect(indexAfter('ArrowRight', 2, 3, false)).toBe(2);
  expect(indexAfter('Home', 2, 3, false)).toBe(0);
  expect(indexAfter('End', 0, 3, false)).toBe(2);
  expect(indexAfter('a', 0, 3, false)).toBeUndefined();
});

test('where people read from right to left, the next one is at the left', () => {
  expect(indexAfter('ArrowLeft', 0, 3, true)).toBe(1);
  expect(indexAfter('ArrowRight', 1, 3, true)).toBe(0);
  expect(indexAfter('ArrowDown', 0, 3, true)).toBe(1);
});
