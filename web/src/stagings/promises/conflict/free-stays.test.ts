import { expect, test } from 'vitest';
import { staysFree } from './free-stays.ts';

const stay = { installOn: '2027-03-01', endsOn: '2027-05-30' };
const windows = { earliest: '2027-06-02', latestEnd: '2027-05-10' };

test('a job that has not begun could end earlier, or move as a whole', () => {
  const staging = { status: 'confirmed', installOn: '2027-03-01', endsOn: '2027-04-30' } as const;
  expect(staysFree({ staging, stay, windows })).toEqual([
    { installOn: '2027-03-01', endsOn: '2027-05-10' },
    { installOn: '2027-06-02', endsOn: '2027-08-31' },
  ]);
});

test('a home that is live is extended less far, never moved, and never shortened by it', () => {
  const staging = { status: 'live', installOn: '2027-03-01', endsOn: '2027-04-30' } as const;
  expect(staysFree({ staging, stay, windows })).toEqual([{ installOn: '2027-03-01', endsOn: '2027-05-10' }]);
  expect(staysFree({ staging, stay, windows: { ...windows, latestEnd: '2027-04-20' } })).toEqual([]);
});

test('a stay is not cut to a day or two: an end is offered that leaves at least half of it', () => {
  const staging = { status: 'confirmed', ...stay } as const;
  const endsFree = (latestEnd: string) =>
    staysFree({ staging, stay, windows: { earliest: null, latestEnd } }).map(({ endsOn }) => endsOn);
  expect(endsFree('2027-03-02')).toEqual([]);
  expect(endsFree('2027-04-14')).toEqual([]);
  expect(endsFree('2027-04-15')).toEqual(['2027-04-15']);
});
