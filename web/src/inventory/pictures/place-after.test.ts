import { expect, test } from 'vitest';
import { placeAfter } from './place-after.ts';

test('arrows lead along the row, and not beyond its ends', () => {
  expect(placeAfter('ArrowRight', 0, 3, false)).toBe(1);
  expect(placeAfter('ArrowLeft', 0, 3, false)).toBe(0);
  expect(placeAfter('ArrowRight', 2, 3, false)).toBe(2);
  expect(placeAfter('Home', 2, 3, false)).toBe(0);
  expect(placeAfter('End', 0, 3, false)).toBe(2);
  expect(placeAfter('a', 0, 3, false)).toBeUndefined();
});

test('where people read from right to left, the next one is at the left', () => {
  expect(placeAfter('ArrowLeft', 0, 3, true)).toBe(1);
  expect(placeAfter('ArrowRight', 1, 3, true)).toBe(0);
  expect(placeAfter('ArrowDown', 0, 3, true)).toBe(1);
});
