import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText, shortened } from './cut-text.ts';

test.each([
  ['short', 10, 'short'],
  ['exactly', 7, 'exactly'],
  ['longer', 4, 'long'],
  ['ab🛋️cd', 3, 'ab'],
  ['ab👩‍👩‍👧cd', 6, 'ab'],
  ['e\u0301e\u0301', 3, 'e\u0301'],
  ['👩‍👩‍👧', 3, '👩‍'],
  ['🛋', 1, ''],
  [`a${'\u0301'.repeat(50)}`, 10, `a${'\u0301'.repeat(9)}`],
])('%j is cut to %i', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

test('a cut text is the beginning of the text, no longer than wished and whole in itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(80), (text, most) => {
      const cut = cutText(text, most);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(cut.isWellFormed()).toBe(true);
      expect(shortened(text, most + 1).length).toBeLessThanOrEqual(most + 1);
    }),
  );
});
