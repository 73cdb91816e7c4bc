import { expect, test } from 'vitest';
import { readMoment, writeMoment } from './read-moment.ts';

test('a moment is typed where the reader is, and comes back as it was', () => {
  for (const moment of ['2026-01-31T08:30:00.000Z', '2026-07-01T23:59:00.000Z']) {
    expect(writeMoment(moment)).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
    expect(readMoment(writeMoment(moment))).toBe(moment);
  }
  expect(readMoment('soon')).toBeUndefined();
});
