import { contract } from '@archway/contract';
import { importFailed } from '@archway/contract/inventory/import-states';
import { nightlyActions } from '@archway/contract/stagings/states';
import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { auditActions } from './audit-actions.ts';
import words from './locales/en.json' with { type: 'json' };

/** What endpoints write to the log of an organization; what people do to their own accounts stands elsewhere. */
const written = (router: unknown): string[] => {
  if (isContractProcedure(router)) {
    const meta = router['~orpc'].meta as { change?: string | false };
    return meta.change && !meta.change.startsWith('account.') ? [meta.change] : [];
  }
  return typeof router === 'object' && router !== null ? Object.values(router).flatMap(written) : [];
};

test('the filter offers every action that the contract writes', () => {
  expect([...auditActions].sort()).toEqual(
    [...new Set([...written(contract), importFailed, ...nightlyActions])].sort(),
  );
});

test('every action has its words', () => {
  const at = (path: string) =>
    path
      .split('.')
      .reduce<unknown>((found, part) => (found as Record<string, unknown>)?.[part], words.actions);
  for (const action of auditActions)
    expect(at(action), action).toEqual({ did: expect.any(String), name: expect.any(String) });
});
