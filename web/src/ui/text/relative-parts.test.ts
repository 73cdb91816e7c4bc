import { expect, test } from 'vitest';
import { relativeParts } from './relative-parts.ts';

const now = new Date('2025-05-10T12:00:00Z');

test.each([
  ['2025-05-13T12:00:00Z', 3, 'day'],
  ['2025-05-10T11:59:20Z', -40, 'second'],
  ['2025-05-10T12:00:00Z', 0, 'second'],
  ['2025-05-10T10:30:00Z', -1, 'hour'],
  ['2025-05-10T12:45:00Z', 45, 'minute'],
  ['2025-08-10T12:00:00Z', 3, 'month'],
  ['2023-05-10T12:00:00Z', -2, 'year'],
])('%s is %i %s away', (at, value, unit) => {
  expect(relativeParts(new Date(at), now)).toEqual({ value, unit });
});
