import type { StagingId } from '@archway/contract/kernel/ids';
import { expect, test } from 'vitest';
import { jobsOf } from './holding-jobs.ts';

const held = (name: string, to: string, unitCode: string | null = null) => ({
  stagingId: name as StagingId,
  to,
  quantity: 1,
  unitCode,
});

test('a staging that holds several pieces of an item is named once, with all of them until the last is back', () => {
  expect(
    jobsOf([held('Oak', '2027-03-01', 'A-1'), held('Elm', '2027-02-01'), held('Oak', '2027-04-01', 'A-2')]),
  ).toMatchObject([
    { stagingId: 'Oak', to: '2027-04-01', quantity: 2, unitCodes: ['A-1', 'A-2'] },
    { stagingId: 'Elm', to: '2027-02-01', quantity: 1, unitCodes: [] },
  ]);
});
