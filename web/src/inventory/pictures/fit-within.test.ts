import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitWithin } from './fit-within.ts';

test('a photo of a phone is made as large as is needed and no larger', () => {
  expect(fitWithin({ width: 4032, height: 3024 }, 2000)).toEqual({ width: 2000, height: 1500 });
  expect(fitWithin({ width: 3024, height: 4032 }, 2000)).toEqual({ width: 1500, height: 2000 });
  expect(fitWithin({ width: 640, height: 480 }, 2000)).toEqual({ width: 640, height: 480 });
});

test('no picture grows, loses a side, or keeps one that is too long', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = fitWithin({ width, height }, 2000);
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(2000);
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      expect(fitted.width <= width && fitted.height <= height).toBe(true);
    }),
  );
});
