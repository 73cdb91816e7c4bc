import { expect, test } from 'vitest';
import { dayIn } from './day-in.ts';

test('late in the evening it is already tomorrow elsewhere', () => {
  const now = new Date('2026-05-01T05:30:00Z');
  expect(dayIn('America/Los_Angeles', now)).toBe('2026-04-30');
  expect(dayIn('Asia/Dubai', now)).toBe('2026-05-01');
});
