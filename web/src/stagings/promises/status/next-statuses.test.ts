import { nextStatuses } from '@archway/contract/stagings/staging-rules';
import { stagingStatuses } from '@archway/contract/stagings/states';
import { expect, test } from 'vitest';
import { offeredStatuses } from './next-statuses.ts';

test('all that may follow is offered, and each but the stay itself', () => {
  for (const status of stagingStatuses)
    for (const designStatus of ['draft', 'approved'] as const) {
      const { first, others } = offeredStatuses({ status, designStatus });
      const offered = [first, ...others].filter((to) => to !== undefined);
      const allowed = nextStatuses({ status, designStatus }).filter((to) => to !== status);
      expect(offered.toSorted()).toEqual(allowed.toSorted());
    }
});

test('the likeliest is never the end of hope', () => {
  const firstOf = (status: (typeof stagingStatuses)[number]) =>
    offeredStatuses({ status, designStatus: 'draft' }).first;
  expect(firstOf('quoted')).toBe('confirmed');
  expect(firstOf('destaging')).toBe('closed');
  expect(offeredStatuses({ status: 'closed', designStatus: 'draft' })).toEqual({
    first: undefined,
    others: [],
  });
});
