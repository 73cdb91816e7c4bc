import type { Clash } from '@archway/contract/stagings/promises/promise';
import { expect, test } from 'vitest';
import { partsOf } from './outcome-rules.ts';

const clash = (more: object) =>
  ({
    wanted: 1,
    free: 0,
    inRepair: 0,
    missing: 0,
    holders: [],
    yielding: [],
    freedBy: [],
    ...more,
  }) as unknown as Clash; // only what is read

test('collisions are told by job, and what nobody holds by why it cannot go', () => {
  const maple = { stagingId: 'maple', name: 'Maple St', to: '2027-06-01', endsOn: '2027-05-30' };
  const parts = partsOf({
    kept: 12,
    clashes: [
      clash({ holders: [maple] }),
      clash({ holders: [{ ...maple, to: '2027-05-22', endsOn: '2027-05-20' }] }),
      clash({ inRepair: 1 }),
      clash({ wanted: 3, missing: 1 }),
    ],
  });
  expect(parts).toEqual({
    kept: 12,
    collisions: [{ key: 'maple', name: 'Maple St', others: 0, until: '2027-05-30', count: 2 }],
    inRepair: 1,
    missing: 1,
    tooMany: 2,
  });
});

const holder = (name: string, day: string) => ({
  reservationId: `${name} holds`,
  stagingId: name,
  name,
  to: day,
  endsOn: day,
});
const jobs = [
  holder('Tamarack', '2027-05-11'),
  holder('Lot 9', '2027-02-01'),
  holder('Spokane St', '2027-01-20'),
];
const collisionsOf = (more: object) => partsOf({ kept: 0, clashes: [clash(more)] }).collisions;

test('named is who would have to give way, not who stays longest', () => {
  const yielding = [{ reservationId: 'Lot 9 holds', quantity: 1 }];
  expect(collisionsOf({ holders: jobs, yielding })).toMatchObject([
    { name: 'Lot 9', others: 0, until: '2027-02-01', count: 1 },
  ]);
  const both = [...yielding, { reservationId: 'Spokane St holds', quantity: 1 }];
  expect(collisionsOf({ wanted: 2, holders: jobs, yielding: both })).toMatchObject([
    { name: 'Lot 9', others: 1, until: '2027-02-01', count: 2 },
  ]);
});

test('where nobody could give way named is whose end frees it, or all who hold it', () => {
  expect(collisionsOf({ holders: jobs, freedBy: ['Spokane St holds'] })).toMatchObject([
    { name: 'Spokane St', others: 0, until: '2027-01-20', count: 1 },
  ]);
  expect(collisionsOf({ holders: jobs })).toMatchObject([{ name: 'Tamarack', others: 2, count: 1 }]);
});
