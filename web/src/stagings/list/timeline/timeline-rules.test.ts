import type { StagingStay } from '@archway/contract/stagings/staging';
import { expect, test } from 'vitest';
import { headingsOf, linesOf } from './timeline-rules.ts';

const margins = { pickLeadDays: 1, bufferDays: 2 };
const drawn = { first: '2026-05-04', days: 28, today: '2026-05-20', margins };

const stay = (more: Partial<StagingStay> = {}): StagingStay => ({
  id: 'a' as StagingStay['id'],
  number: 1,
  name: 'Maple Street',
  status: 'live',
  installOn: '2026-05-08',
  endsOn: '2026-05-24',
  destagedOn: null,
  termDays: 16,
  autoRenew: false,
  clientName: null,
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

const barOf = (of: StagingStay) => linesOf([of], 'stagings', drawn)[0]?.bars[0];

test('a bar is the stay with the days before and after it on which its pieces are held', () => {
  expect(barOf(stay())).toMatchObject({
    before: { from: 3, to: 4 },
    main: { from: 4, to: 21 },
    late: { from: 21, to: 21 },
    after: { from: 21, to: 23 },
  });
});

test('a home that is late goes on to today, and holds its pieces after it', () => {
  expect(barOf(stay({ endsOn: '2026-05-17' }))).toMatchObject({
    main: { from: 4, to: 14 },
    late: { from: 14, to: 17 },
    after: { from: 17, to: 19 },
  });
});

test('what is over holds nothing, and what lies outside is cut off', () => {
  const closed = barOf(stay({ status: 'closed', destagedOn: '2026-05-12' }));
  expect(closed).toMatchObject({
    main: { from: 4, to: 9 },
    after: { from: 9, to: 9 },
    before: { from: 4, to: 4 },
  });
  expect(barOf(stay({ installOn: '2026-04-01', endsOn: '2026-08-01' }))).toMatchObject({
    before: { from: 0, to: 0 },
    main: { from: 0, to: 28 },
    after: { from: 28, to: 28 },
  });
});

test('the jobs of a designer share a line, those of nobody stand last', () => {
  const ada = { designerId: 'm' as NonNullable<StagingStay['designerId']>, designerName: 'Ada' };
  const lines = linesOf(
    [
      stay({ number: 1 }),
      stay({ number: 2, ...ada, status: 'confirmed', endsOn: '2026-05-10' }),
      stay({ number: 3, ...ada }),
      stay({ number: 4, ...ada, installOn: '2026-05-16' }),
    ],
    'designers',
    drawn,
  );
  expect(
    lines.map(({ key, lanes, bars }) => [key, lanes, bars.map(({ stay: { number } }) => number)]),
  ).toEqual([
    ['m', 2, [3, 2, 4]],
    ['', 1, [1]],
  ]);
});

test('months are as wide as their days', () => {
  expect(headingsOf(drawn, 'months')).toEqual([{ day: '2026-05-04', days: 28 }]);
  expect(headingsOf({ first: '2026-05-25', days: 14 }, 'months')).toEqual([
    { day: '2026-05-25', days: 7 },
    { day: '2026-06-01', days: 7 },
  ]);
  expect(headingsOf(drawn, 'weeks').map(({ day }) => day)).toEqual([
    '2026-05-04',
    '2026-05-11',
    '2026-05-18',
    '2026-05-25',
  ]);
});
