import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWeight, writeWeight } from './read-weight.ts';

test.each([
  ['85', 'imperial', 38555],
  ['85 lb', 'metric', 38555],
  ['85 lb 8 oz', 'imperial', 38782],
  ['12 oz', 'imperial', 340],
  ['38.5', 'metric', 38500],
  ['38,5 kg', 'imperial', 38500],
  ['1,500 g', 'imperial', 1500],
  ['٣٨ كغ', 'imperial', 38000],
] as const)('%s (%s) weighs %i g', (typed, system, grams) => {
  expect(readWeight(typed, system)).toBe(grams);
});

test.each(['', 'heavy', '85 in', '0', '-2', '8 oz 5 lb'])('"%s" is no weight', (typed) => {
  expect(readWeight(typed, 'imperial')).toBeUndefined();
});

test('a weight that is written is read back as exactly itself', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom('imperial', 'metric'),
      (grams, system) => {
        expect(readWeight(writeWeight(grams, system), system)).toBe(grams);
      },
    ),
    { numRuns: 2000 },
  );
});
