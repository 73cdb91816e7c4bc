import type { Clash } from '@archway/contract/stagings/promises/promise';
import { expect, test } from 'vitest';
import { partsOf } from './outcome-rules.ts';

const clash = (more: object) =>
  ({ wanted: 1, free: 0, inRepair: 0, missing: 0, holders: [], ...more }) as unknown as Clash; // only what is read

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
    collisions: [{ stagingId: 'maple', name: 'Maple St', until: '2027-05-30', count: 2 }],
    inRepair: 1,
    missing: 1,
    tooMany: 2,
  });
});
