import { expect, test } from 'vitest';
import { mostUpcoming, upcomingOf } from './upcoming.ts';

const today = '2026-05-20';
const job = {
  id: 'a',
  name: 'Maple Street',
  status: 'confirmed',
  installOn: '2026-05-22',
  endsOn: '2026-07-21',
  termDays: 60,
  autoRenew: false,
} as const;

const told = (jobs: Parameters<typeof upcomingOf>[0]) =>
  upcomingOf(jobs, today).map(({ name, kind, on }) => [name, kind, on]);

test('what is confirmed is installed, what is out ends, what renews by itself renews; the soonest first', () => {
  const live = { ...job, status: 'live', installOn: '2026-04-01', endsOn: '2026-06-01' } as const;
  expect(
    told([
      live,
      { ...job, name: 'Oak Lane' },
      { ...live, name: 'Elm Court', autoRenew: true, endsOn: '2026-05-31' },
    ]),
  ).toEqual([
    ['Oak Lane', 'install', '2026-05-22'],
    ['Elm Court', 'renewal', '2026-05-31'],
    ['Maple Street', 'end', '2026-06-01'],
  ]);
});

test('what is not sure, over, past or far away is left out', () => {
  expect(
    told([
      { ...job, status: 'lead' },
      { ...job, status: 'canceled' },
      { ...job, installOn: '2026-05-19' },
      { ...job, installOn: '2026-06-04' },
    ]),
  ).toEqual([]);
});

test('ten at most', () => {
  expect(told(Array.from({ length: 30 }, () => job))).toHaveLength(mostUpcoming);
});
