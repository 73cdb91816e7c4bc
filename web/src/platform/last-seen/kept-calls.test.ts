import { contract } from '@archway/contract/contract';
import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { isKept, keptCalls } from './kept-calls.ts';

const calls = (
  router: unknown,
  path: readonly string[] = [],
): { name: string; method?: string | undefined }[] =>
  isContractProcedure(router)
    ? [{ name: path.join('.'), method: router['~orpc'].route.method }]
    : Object.entries(router as object).flatMap(([key, value]) => calls(value, [...path, key]));

test('only calls that read are kept', () => {
  const reads = calls(contract).filter(({ method }) => method === 'GET');
  expect([...keptCalls].filter((kept) => !reads.some(({ name }) => name === kept))).toEqual([]);
});

test('how to get in, secret links, sessions, people, roles and the log are never kept', () => {
  const never = calls(contract).filter(({ name }) =>
    /^(account|auth|audit|feeds|members|invitations|roles|imports|scan|pictures)\.|access/i.test(name),
  );
  expect(never.length).toBeGreaterThan(20);
  expect(never.filter(({ name }) => isKept([name.split('.')]))).toEqual([]);
  expect(isKept([['properties', 'getAccess'], { input: { id: '1' } }])).toBe(false);
  expect(isKept([['items', 'list'], { input: {} }])).toBe(true);
  expect(isKept(['outbox', 'owner'])).toBe(false);
});
