import { expect, test } from 'vitest';
import { forecastsOf, stayChangeOf } from './stay-change.ts';

const today = '2026-11-18';
const live = { status: 'live', installOn: '2026-10-18', endsOn: '2026-12-17' } as const;
const until = (endsOn: string) => ({ installOn: live.installOn, endsOn });

test('an earlier end makes a stay shorter; one that only moves, or ends later, is not', () => {
  expect(stayChangeOf(live, until('2026-12-03'), today).isShorter).toBe(true);
  expect(stayChangeOf(live, until('2027-01-17'), today).isShorter).toBe(false);
  const moved = { installOn: '2026-10-04', endsOn: '2026-12-03' };
  expect(stayChangeOf(live, moved, today).isShorter).toBe(false);
});

test('an end that is over is told with how long ago it was, and what is in the home stays held', () => {
  expect(stayChangeOf(live, until('2026-11-10'), today)).toMatchObject({ endedAgo: 8, staysHeld: true });
  expect(stayChangeOf(live, until(today), today)).toMatchObject({ endedAgo: 0, staysHeld: true });
  expect(stayChangeOf(live, until('2026-11-19'), today)).toMatchObject({ endedAgo: null, staysHeld: false });
  expect(stayChangeOf({ ...live, status: 'confirmed' }, until('2026-11-10'), today)).toMatchObject({
    endedAgo: 8,
    staysHeld: false,
  });
});

test('a month more brings a month of rent, a month less takes it away', () => {
  const job = { ...live, monthly: 190_000, fees: 50_000, deposit: null, destagedOn: null };
  const { before, after } = forecastsOf(job, until('2027-01-16'), today);
  expect(after - before).toBe(190_000);
  const shorter = forecastsOf(job, until('2026-11-17'), today);
  // Whatever stays in the home is paid for from day to day.
  expect(shorter.after).toBe(forecastsOf(job, until(today), today).after);
  expect(shorter.before).toBe(before);
});
