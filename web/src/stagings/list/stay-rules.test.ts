import type { StagingStay } from '@archway/contract/stagings/staging';
import { expect, test } from 'vitest';
import { eventsBetween, inLanes, lastDayOf, spanIn, weekStart, weeksOf } from './stay-rules.ts';

const today = '2026-05-20';
const stay = (more: Partial<StagingStay> = {}): StagingStay => ({
  id: 'a' as StagingStay['id'],
  number: 1,
  name: 'Maple Street',
  status: 'live',
  installOn: '2026-05-04',
  endsOn: '2026-05-28',
  destagedOn: null,
  termDays: 24,
  autoRenew: false,
  clientName: 'Ada Moss',
  propertyId: 'p' as StagingStay['propertyId'],
  address: '1 Main St',
  city: 'Portland',
  latitude: null,
  longitude: null,
  designerId: null,
  designerName: null,
  designerColor: null,
  bumped: false,
  ...more,
});

test('a stay is drawn to its end, to the day the home was empty, or to today while it is late', () => {
  expect(lastDayOf(stay(), today)).toBe('2026-05-28');
  expect(lastDayOf(stay({ status: 'closed', destagedOn: '2026-05-11' }), today)).toBe('2026-05-11');
  expect(lastDayOf(stay({ endsOn: '2026-05-10' }), today)).toBe(today);
});

test('a home that was empty before it was to be furnished is drawn on one day', () => {
  expect(lastDayOf(stay({ status: 'closed', destagedOn: '2026-05-01' }), today)).toBe('2026-05-04');
});

test('bars that overlap stand under each other, and lines are used again', () => {
  const bars = [
    { from: 0, to: 3, name: 'a' },
    { from: 2, to: 5, name: 'b' },
    { from: 4, to: 6, name: 'c' },
    { from: 3, to: 3, name: 'd' },
  ];
  expect(inLanes(bars).map(({ name, lane }) => [name, lane])).toEqual([
    ['a', 0],
    ['b', 1],
    ['d', 2],
    ['c', 0],
  ]);
});

test('of a stay only what is among the days is drawn, and it is told whether it begins and ends there', () => {
  const among = (first: string, days = 7) => spanIn(stay(), { first, days, today });
  expect(among('2026-05-03')).toEqual({ from: 1, to: 6, begins: true, ends: false });
  expect(among('2026-05-24')).toEqual({ from: 0, to: 4, begins: false, ends: true });
  expect(among('2026-05-29')).toBeUndefined();
  expect(among('2026-04-27')).toBeUndefined();
});

test('installs, ends and renewals come in the order of their days', () => {
  const days = { from: '2026-05-01', to: '2026-06-30', today };
  const renewing = stay({
    number: 2,
    autoRenew: true,
    installOn: '2026-05-10',
    termDays: 30,
    endsOn: '2026-06-20',
  });
  expect(
    eventsBetween([renewing, stay()], days).map(({ day, kind, stay: { number } }) => [day, kind, number]),
  ).toEqual([
    ['2026-05-04', 'install', 1],
    ['2026-05-10', 'install', 2],
    ['2026-05-28', 'end', 1],
    ['2026-06-20', 'renewal', 2],
  ]);
});

test('weeks begin where the language begins them', () => {
  expect(weekStart('2026-05-20', 1)).toBe('2026-05-18');
  expect(weekStart('2026-05-20', 7)).toBe('2026-05-17');
  expect(weekStart('2026-05-17', 7)).toBe('2026-05-17');
  expect(weeksOf('2026-05', 7)).toEqual([
    '2026-04-26',
    '2026-05-03',
    '2026-05-10',
    '2026-05-17',
    '2026-05-24',
    '2026-05-31',
  ]);
  expect(weeksOf('2026-02', 7)[0]).toBe('2026-02-01');
});
