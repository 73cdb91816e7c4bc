import { expect, test } from 'vitest';
import { relativeDay } from './relative-day.tsx';

const today = '2026-03-01';

test.each([
  ['2026-03-01', 'today'],
  ['2026-03-02', 'tomorrow'],
  ['2026-04-03', 'in 33 days'],
  ['2026-04-29', 'in 59 days'],
  ['2026-04-30', 'in 2 months'],
  ['2026-05-28', 'in 3 months'],
  ['2025-12-31', '2 months ago'],
])('%s is told by the nearest whole unit: %s', (day, words) => {
  expect(relativeDay(day, today, 'en')).toBe(words);
});
