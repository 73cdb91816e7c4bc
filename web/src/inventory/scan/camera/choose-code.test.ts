import { expect, test } from 'vitest';
import { chooseCode, newcomers } from './choose-code.ts';

const at = (text: string, x: number, y = 0.5) => ({ text, x, y });

test('the only code in view is meant, wherever it stands', () => {
  expect(chooseCode([])).toEqual({ kind: 'none' });
  expect(chooseCode([at('A', 0.05, 0.9)])).toEqual({ kind: 'one', text: 'A' });
  expect(chooseCode([at('A', 0.1), at('A', 0.8)])).toEqual({ kind: 'one', text: 'A' });
});

test('of several codes the one in the middle is meant, and none when that is not clear', () => {
  expect(chooseCode([at('A', 0.1), at('B', 0.52)])).toEqual({ kind: 'one', text: 'B' });
  expect(chooseCode([at('A', 0.1), at('B', 0.9)])).toEqual({ kind: 'several' });
  expect(chooseCode([at('A', 0.45), at('B', 0.55)])).toEqual({ kind: 'several' });
});

test('a code that stays in view is read once; one that went away and came back is read again', () => {
  const isNew = newcomers();
  expect([0, 100, 1400, 2800].map((time) => isNew('A', time))).toEqual([true, false, false, false]);
  expect(isNew('B', 2900)).toBe(true);
  expect(isNew('A', 3000)).toBe(true);
  expect(isNew('A', 4600)).toBe(true);
});
