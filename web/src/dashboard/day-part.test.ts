import { expect, test } from 'vitest';
import { dayPart } from './day-part.ts';

test.each([
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [4, 'evening'],
])('at %i o’clock it is %s', (hour, part) => {
  expect(dayPart(new Date(2026, 4, 1, hour))).toBe(part);
});
