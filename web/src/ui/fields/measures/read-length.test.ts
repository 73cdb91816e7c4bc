import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLength, writeLength } from './read-length.ts';

const systems = ['imperial', 'metric'] as const;

describe('a length', () => {
  test.each([
    ['84', 2134],
    ['84"', 2134],
    ['84 in', 2134],
    ['84 in.', 2134],
    ['84″', 2134],
    ["7'", 2134],
    ['7 ft', 2134],
    ['7’', 2134],
    ['7\' 6"', 2286],
    ["7'6", 2286],
    ['7 ft 6 in', 2286],
    ['7 feet 6 1/2 inches', 2299],
    ['6 1/2', 165],
    ['6½"', 165],
    ['1/2 in', 13],
    ['213 cm', 2130],
    ['213cm', 2130],
    ['2.13 m', 2130],
    ['2,13 m', 2130],
    ['2 m 13 cm', 2130],
    ['2130 mm', 2130],
    ['1,200 mm', 1200],
    ['1.200 mm', 1200],
    [' 84 ', 2134],
    ['.5 m', 500],
  ])('%s is %i mm where inches are usual', (typed, millimeters) => {
    expect(readLength(typed, 'imperial')).toBe(millimeters);
  });

  test('as a number alone means centimeters where those are usual', () => {
    expect(readLength('213', 'metric')).toBe(2130);
    expect(readLength('213,4', 'metric')).toBe(2134);
    expect(readLength('٢١٣ سم', 'imperial')).toBe(2130);
    expect(readLength('٢١٣٫٤', 'metric')).toBe(2134);
    expect(readLength('84 po', 'metric')).toBe(2134);
  });

  test.each([
    '',
    ' ',
    'wide',
    '84 x 36',
    '84 kg',
    '0',
    '-3',
    '6" 7\'',
    '7\' 6" 2',
    '1/0',
    '200 m',
    '8 8 8',
    '1e9',
  ])('is not meant by "%s"', (typed) => {
    expect(readLength(typed, 'imperial')).toBeUndefined();
  });

  test('that is written is read back as exactly itself', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom(...systems),
        (millimeters, system) => {
          expect(readLength(writeLength(millimeters, system), system)).toBe(millimeters);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('is written as short as it can be', () => {
    expect(writeLength(2134, 'imperial')).toBe('84');
    expect(writeLength(165, 'imperial')).toBe('6 1/2');
    expect(writeLength(11, 'imperial')).toBe('7/16');
    expect(writeLength(2136, 'imperial')).toBe('84.1');
    expect(writeLength(2134, 'metric')).toBe('213.4');
    expect(writeLength(2130, 'metric')).toBe('213');
  });

  test('is read the same from feet and inches as from inches', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 11 }), (feet, inches) => {
        const together = readLength(String(feet * 12 + inches), 'imperial');
        expect(readLength(`${feet}' ${inches}"`, 'imperial')).toBe(together);
        expect(readLength(`${feet} ft ${inches} in`, 'metric')).toBe(together);
      }),
    );
  });

  test('is never read from a text without being a whole number within the limits', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.constantFrom(...systems), (text, system) => {
        const read = readLength(text, system);
        expect(read === undefined || (Number.isInteger(read) && read >= 1 && read <= 100_000)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
