import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

const at = (text: string) => new Date(text).getTime();

test('a moment of today is told by the clock, one of another day by its day as well', () => {
  const now = at('2026-11-18T17:00:00');
  expect(momentText(at('2026-11-18T09:14:00'), now, 'fr')).toBe('09:14');
  expect(momentText(at('2026-11-18T09:14:00'), now, 'en')).toMatch(/^9:14\sAM$/);
  expect(momentText(at('2026-11-17T09:14:00'), now, 'en')).toMatch(/^Nov 17, 2026, 9:14\sAM$/);
});
