import { expect, test } from 'vitest';
import { quickStays } from './quick-stays.ts';

const today = '2026-11-18';
const endsOf = (stays: readonly { key: string; stay: { endsOn: string } }[]) =>
  stays.map(({ key, stay }) => [key, stay.endsOn]);

test('a staged home is extended or ends earlier, and is not moved', () => {
  const stay = { installOn: '2026-10-18', endsOn: '2026-12-17' };
  const { move, extend, shorten } = quickStays({ stay, begun: true, today });
  expect(move).toEqual([]);
  expect(endsOf(extend)).toEqual([
    ['week', '2026-12-24'],
    ['month', '2027-01-17'],
  ]);
  expect(endsOf(shorten)).toEqual([
    ['weekLess', '2026-12-10'],
    ['today', today],
  ]);
});

test('a home that should have been empty is extended from today on, and cannot end earlier than that', () => {
  const stay = { installOn: '2026-10-18', endsOn: '2026-11-10' };
  const { extend, shorten } = quickStays({ stay, begun: true, today });
  expect(endsOf(extend)).toEqual([
    ['week', '2026-11-25'],
    ['month', '2026-12-18'],
  ]);
  expect(shorten).toEqual([]);
});

test('a home that is not staged yet is moved as a whole, and never ends before it begins', () => {
  const stay = { installOn: '2026-12-01', endsOn: '2026-12-06' };
  const { move, shorten } = quickStays({ stay, begun: false, today });
  expect(move.map(({ stay: { installOn, endsOn } }) => [installOn, endsOn])).toEqual([
    ['2026-11-17', '2026-11-22'],
    ['2026-12-08', '2026-12-13'],
  ]);
  expect(shorten).toEqual([]);
});
