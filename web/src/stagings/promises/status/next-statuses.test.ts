import { stagingStatuses, stagingTransitions } from '@archway/contract/stagings/states';
import { expect, test } from 'vitest';
import { nextStatuses } from './next-statuses.ts';

test('only what the table allows is offered, and each but the stay itself', () => {
  for (const status of stagingStatuses) {
    const { first, others } = nextStatuses(status);
    const offered = [first, ...others].filter(Boolean);
    const allowed = stagingTransitions[status].filter((to) => (to as string) !== status);
    expect(allowed).toEqual(expect.arrayContaining(offered));
    expect(offered.length).toBe(status === 'confirmed' ? allowed.length - 1 : allowed.length);
  }
});

test('the likeliest is never the end of hope', () => {
  expect(nextStatuses('quoted').first).toBe('confirmed');
  expect(nextStatuses('destaging').first).toBe('closed');
  expect(nextStatuses('closed')).toEqual({ first: undefined, others: [] });
});
