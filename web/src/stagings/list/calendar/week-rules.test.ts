import type { StagingStay } from '@archway/contract/stagings/staging';
import { expect, test } from 'vitest';
import { barsOfWeek, staysOfDay } from './week-rules.ts';

const today = '2026-11-18';
const week = { first: '2026-11-15', today };
const stay = (name: string, installOn: string, endsOn: string, more: Partial<StagingStay> = {}) =>
  ({ id: name, name, status: 'live', installOn, endsOn, destagedOn: null, ...more }) as StagingStay;
const standing = Array.from({ length: 9 }, (_, nth) => stay(`standing ${nth}`, '2026-10-01', '2026-12-31'));
const laneOf = (stays: readonly StagingStay[], name: string) =>
  barsOfWeek(stays, week).bars.find((bar) => bar.stay.name === name)?.lane;

test('what is installed today stands above homes that only stand there, and is never among the hidden', () => {
  const stays = [...standing, stay('today', today, '2027-01-10', { status: 'confirmed' })];
  expect(laneOf(stays, 'today')).toBe(0);
});

test('installs, ends and late homes of a week come before what only stands there', () => {
  const happening = [
    stay('install', '2026-11-20', '2027-01-10', { status: 'ready' }),
    stay('end', '2026-09-01', '2026-11-19'),
    stay('late', '2026-09-01', '2026-11-10'),
  ];
  const { bars, lanes } = barsOfWeek([...standing, ...happening], week);
  const shown = bars.filter(({ lane }) => lane < lanes).map((bar) => bar.stay.name);
  expect(shown.slice(0, 3).toSorted()).toEqual(['end', 'install', 'late']);
  expect(lanes).toBe(4);
});

test('a week in which more happens than usual grows, so that none of it is hidden', () => {
  const installs = Array.from({ length: 6 }, (_, nth) => stay(`install ${nth}`, '2026-11-17', '2027-01-10'));
  const { bars, lanes } = barsOfWeek([...standing, ...installs], week);
  expect(lanes).toBe(6);
  expect(bars.filter(({ lane }) => lane < lanes).every((bar) => bar.stay.name.startsWith('install'))).toBe(
    true,
  );
});

test('a day lists what happens on it first', () => {
  const stays = [...standing.slice(0, 2), stay('end', '2026-09-01', '2026-11-19')];
  expect(staysOfDay(stays, '2026-11-19', today).map(({ name }) => name)).toEqual([
    'end',
    'standing 0',
    'standing 1',
  ]);
  expect(staysOfDay(stays, '2026-11-20', today).map(({ name }) => name)).toEqual([
    'standing 0',
    'standing 1',
  ]);
});
