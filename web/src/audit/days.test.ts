import { expect, test } from 'vitest';
import { dayIn, daysBefore } from './days.ts';

test('a day is the one on the calendar of the organization’s time zone', () => {
  const moment = new Date('2025-05-01T03:00:00Z');
  expect(dayIn(moment, 'America/Los_Angeles')).toBe('2025-04-30');
  expect(dayIn(moment, 'Asia/Dubai')).toBe('2025-05-01');
});

test('days before are counted over the ends of months', () => {
  expect(daysBefore('2025-03-01', 1)).toBe('2025-02-28');
  expect(daysBefore('2025-03-01', 0)).toBe('2025-03-01');
});
