import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberText, readNumber, stepNumber } from './number-text.ts';

describe('what a number field takes up', () => {
  test.each([
    ['12', '12'],
    ['+4', '+4'],
    ['-4.5', '-4.5'],
    ['1,250 kg', '1250'],
    ['1e5', '15'],
    ['٣٤', '34'],
    ['۳۴٫۵', '34.5'],
    ['twelve', ''],
  ])('of %j is %j', (typed, taken) => {
    expect(numberText(typed)).toBe(taken);
  });

  test('is only digits, minus, plus and dot, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (typed) => /^[\d+\-.]*$/.test(numberText(typed))));
  });
});

describe('the number it means', () => {
  test.each([
    ['7', 7],
    ['+7', 7],
    ['-7', -7],
    ['.5', 0.5],
    ['7.', 7],
    ['-0', 0],
    ['', undefined],
    ['+', undefined],
    ['1-2', undefined],
    ['1.2.3', undefined],
  ])('for %j is %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test('stays within its limits, and whole where it has to be', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer(),
        fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
        (a, b, typed) => {
          const [min, max] = a < b ? [a, b] : [b, a];
          const number = readNumber(typed.toFixed(3), { min, max, whole: true }) ?? Number.NaN;
          expect(number).toBeGreaterThanOrEqual(min);
          expect(number).toBeLessThanOrEqual(max);
          expect(Number.isInteger(number)).toBe(true);
        },
      ),
    );
  });
});

test('a step goes up and down within the limits, from nought when there is no number', () => {
  expect(stepNumber('', 1, {})).toBe(1);
  expect(stepNumber('0.2', 0.1, {})).toBe(0.3);
  expect(stepNumber('30', 1, { max: 30 })).toBe(30);
  expect(stepNumber('0', -1, { min: 0 })).toBe(0);
});
