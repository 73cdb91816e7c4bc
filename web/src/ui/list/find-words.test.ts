import { expect, test } from 'vitest';
import { findsWords } from './find-words.ts';

test.each([
  ['Canapé Élise', 'elise canape'],
  ['Bay 12 A-02-B12', 'b12'],
  ['Hall', ''],
  ['مستودع الشرق', 'الشرق'],
])('%s is found by "%s"', (text, typed) => expect(findsWords(text, typed)).toBe(true));

test('every word must be there', () => {
  expect(findsWords('Bay 12', 'bay 13')).toBe(false);
});
