import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthText } from './length-text.ts';
import { readLength } from './read-length.ts';

test('inches are whole where they can be, and otherwise have a fraction in its lowest terms', () => {
  const texts = [2134, 775, 19, 2, 840, 13].map((millimeters) => lengthText(millimeters, 'imperial', 'en'));
  expect(texts).toEqual(['84', '30 1/2', '3/4', '1/16', '33 1/16', '1/2']);
});

test('centimeters have one decimal where they need one', () => {
  expect(lengthText(2130, 'metric', 'en')).toBe('213');
  expect(lengthText(2134, 'metric', 'en')).toBe('213.4');
});

test('numbers are written as the language writes them', () => {
  expect(lengthText(21_345, 'metric', 'fr')).toMatch(/^2\s134,5$/);
  expect(lengthText(775, 'imperial', 'ar-EG')).toBe('٣٠ ١/٢');
});

test('a sixteenth that somebody typed is shown again as it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16 * 300 }), (sixteenths) => {
      const typed = lengthText((sixteenths / 16) * 25.4, 'imperial', 'en');
      expect(lengthText(readLength(typed, 'imperial') ?? 0, 'imperial', 'en')).toBe(typed);
    }),
  );
});
