import { expect, test } from 'vitest';
import { isMoveLate } from './move-rules.ts';

test('a move is late once its window has ended, or its day where it has none', () => {
  const move = { status: 'picking', scheduledOn: '2026-05-01', endsAt: '12:00' } as const;
  const at = (time: string) => ({ today: '2026-05-01', time });
  expect(isMoveLate(move, at('11:59'))).toBe(false);
  expect(isMoveLate(move, at('12:00'))).toBe(true);
  expect(isMoveLate({ ...move, endsAt: '' }, at('23:59'))).toBe(false);
  expect(isMoveLate({ ...move, endsAt: '' }, { today: '2026-05-02', time: '00:00' })).toBe(true);
  expect(isMoveLate({ ...move, status: 'completed' }, at('13:00'))).toBe(false);
});
