import { expect, test } from 'vitest';
import { endAfter, termBetween, termsOf, termUnit } from './term-rules.ts';

test('terms are whole weeks and what is usual here', () => {
  expect(termsOf(60)).toEqual([28, 42, 56, 60, 84]);
  expect(termsOf(56)).toEqual([28, 42, 56, 84]);
});

test('a term is told in weeks where it is whole ones', () => {
  expect(termUnit(56)).toEqual({ unit: 'weeks', count: 8 });
  expect(termUnit(60)).toEqual({ unit: 'days', count: 60 });
});

test('a term and two days say the same', () => {
  expect(endAfter('2026-05-01', 56)).toBe('2026-06-26');
  expect(termBetween('2026-05-01', '2026-06-26')).toBe(56);
  expect(endAfter('', 56)).toBe('');
  expect(termBetween('2026-05-02', '2026-05-01')).toBeNull();
  expect(termBetween('', '2026-05-01')).toBeNull();
});
