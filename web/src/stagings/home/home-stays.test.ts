import type { StagingStay } from '@archway/contract/stagings/staging';
import { expect, test } from 'vitest';
import { homeStays } from './home-stays.ts';

const today = '2026-11-18';
const stay = (id: string, installOn: string, endsOn: string, status: StagingStay['status'] = 'live') =>
  ({ id, installOn, endsOn, status, destagedOn: null }) as StagingStay;
const named = ({ taken, earlier }: ReturnType<typeof homeStays>) => ({
  taken: taken.map(({ id }) => id),
  earlier: earlier.map(({ id }) => id),
});

test('a home that is staged on the days that are wanted is taken; from the day it is empty it is not', () => {
  const stays = [stay('nine', '2026-10-01', '2026-12-03')];
  const wanted = (installOn: string) => ({ today, days: { installOn, endsOn: '2027-02-01' } });
  expect(named(homeStays(stays, wanted('2026-12-01')))).toEqual({ taken: ['nine'], earlier: [] });
  expect(named(homeStays(stays, wanted('2026-12-03')))).toEqual({ taken: [], earlier: ['nine'] });
});

test('before days are named, what is there now or comes is told; earlier stagings are named, the last first', () => {
  const stays = [
    stay('first', '2025-01-01', '2025-02-01', 'closed'),
    stay('second', '2026-01-01', '2026-02-01', 'closed'),
    stay('booked', '2027-03-01', '2027-04-01', 'confirmed'),
  ];
  expect(named(homeStays(stays, { today, days: null }))).toEqual({
    taken: ['booked'],
    earlier: ['second', 'first'],
  });
});

test('a home that should have been empty is taken all the same, and the job itself is no other', () => {
  const stays = [stay('late', '2026-09-01', '2026-11-10'), stay('mine', '2026-12-01', '2027-01-01', 'lead')];
  const days = { installOn: '2026-12-01', endsOn: '2027-01-01' };
  expect(named(homeStays(stays, { today, days, exceptId: 'mine' }))).toEqual({
    taken: ['late'],
    earlier: [],
  });
});
