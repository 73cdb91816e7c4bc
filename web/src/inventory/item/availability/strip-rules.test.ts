import { expect, test } from 'vitest';
import { daysOf, monthsOf, sharesOf, summaryOf } from './strip-rules.ts';

const strip = (free: number[], owned = 5) => ({ from: '2026-02-27', owned, free });

test('each day has its date and its level', () => {
  expect(daysOf(strip([5, 2, 1, 0]))).toEqual([
    { day: '2026-02-27', free: 5, level: 'all' },
    { day: '2026-02-28', free: 2, level: 'some' },
    { day: '2026-03-01', free: 1, level: 'few' },
    { day: '2026-03-02', free: 0, level: 'none' },
  ]);
});

test('it is told in one sentence', () => {
  expect(summaryOf(strip([], 0))).toEqual({ kind: 'nothing' });
  expect(summaryOf(strip([5, 5]))).toEqual({ kind: 'all', today: 5, owned: 5 });
  expect(summaryOf(strip([3, 3]))).toEqual({ kind: 'same', today: 3, owned: 5 });
  expect(summaryOf(strip([3, 5, 1, 1]))).toEqual({
    kind: 'varies',
    today: 3,
    owned: 5,
    least: 1,
    day: '2026-03-01',
  });
});

test('where today has the fewest, the first day with more is told', () => {
  expect(summaryOf(strip([0, 0, 2, 5], 5))).toEqual({
    kind: 'frees',
    today: 0,
    owned: 5,
    next: 2,
    day: '2026-03-01',
  });
});

test('whoever has pieces stands under the days they have them, as far as the strip goes', () => {
  const held = { from: '2026-02-20', to: '2026-03-09' };
  expect(sharesOf(held, '2026-02-27', 20)).toEqual({ start: 0, length: 0.5 });
  expect(sharesOf({ ...held, from: '2026-03-07', to: '2026-09-01' }, '2026-02-27', 20)).toEqual({
    start: 0.4,
    length: 0.6,
  });
});

test('months are as wide as their days', () => {
  expect(monthsOf(daysOf(strip([1, 1, 1, 1])))).toEqual([
    { month: '2026-02-01', days: 2 },
    { month: '2026-03-01', days: 2 },
  ]);
});
