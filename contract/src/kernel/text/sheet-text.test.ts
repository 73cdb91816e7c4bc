import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardText, unguardText } from './sheet-text.ts';

const signs = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  '\t',
  '\r',
  '\n',
  ';',
  ',',
  '|',
  "'",
  '"',
  ' ',
  '\u00a0',
  'a',
  '1',
];
const nasty = fc.array(fc.constantFrom(...signs), { maxLength: 12 }).map((parts) => parts.join(''));
const texts = fc.oneof(nasty, fc.string({ unit: 'binary' }));

test('nothing that is guarded begins like a formula, wherever a program splits it, but numbers to dial inside it', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const guarded = guardText(text);
      expect(guarded).not.toMatch(/^[ \u00a0"]*[=+\-@＝＋－＠]|^[\t\r\n]/);
      const numbers = /^[ \u00a0]*\+\d([\d ().\u00a0-]*\d)?$/;
      for (const [at, part] of guarded.split(/[;,|\t\r\n]/).entries())
        if (at === 0 || !numbers.test(part)) expect(part).not.toMatch(/^[ \u00a0"]*[=+\-@＝＋－＠]/);
    }),
    { numRuns: 3000 },
  );
});

test('and whoever reads it again gets exactly what it was', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(unguardText(guardText(text))).toBe(text);
    }),
    { numRuns: 3000 },
  );
});

test('a number to dial stays as it is inside a text, and nothing that only begins like one', () => {
  expect(guardText('Ann Lee, Agent, +1 (555) 010-0199')).toBe('Ann Lee, Agent, +1 (555) 010-0199');
  expect(guardText('Ann, +1 555; Bo, +1 556')).toBe('Ann, +1 555; Bo, +1 556');
  expect(guardText('+1 555')).toBe("'+1 555");
  expect(guardText('Ann, +1+cmd|calc')).toBe("Ann,' +1+cmd|calc");
  expect(guardText('Ann, +A1')).toBe("Ann,' +A1");
  expect(guardText('Ann, +(')).toBe("Ann,' +(");
  expect(guardText('Ann, +1,x')).toBe("Ann,' +1,x");
  expect(guardText('Ann|+1')).toBe("Ann|'+1");
});

test('what is harmless stays as it is', () => {
  for (const text of ['', 'Harlow sofa', '84 in', 'a-b', "it's", 'x = y', '5-4', 'تنجيد'])
    expect(guardText(text)).toBe(text);
  expect(guardText("=cmd|'/C calc'!A0")).toBe("'=cmd|'/C calc'!A0");
  expect(guardText('a;=1')).toBe("a;'=1");
  expect(guardText("'=1")).toBe("''=1");
});
