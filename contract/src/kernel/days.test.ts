import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween } from './days.ts';

test('days follow each other over months and years', () => {
  expect([addDays('2026-02-28', 1), addDays('2028-02-28', 1), addDays('2026-01-01', -1)]).toEqual([
    '2026-03-01',
    '2028-02-29',
    '2025-12-31',
  ]);
});

test('so many days later it is so many days since', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -40_000, max: 40_000 }),
      fc.integer({ min: -5000, max: 5000 }),
      (start, days) => {
        const day = addDays('2026-06-15', start);
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      },
    ),
  );
});

test('a month later it is the same day, or the last of a shorter month', () => {
  expect([addMonths('2026-01-31', 1), addMonths('2026-11-30', 3), addMonths('2026-05-15', 12)]).toEqual([
    '2026-02-28',
    '2027-02-28',
    '2027-05-15',
  ]);
});
