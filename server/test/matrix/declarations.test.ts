import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@archway/contract';
import { type ChangeAction, invalidatedBy } from '@archway/contract/changes';
import { actions, subjects } from '@archway/contract/kernel/access/ability';
import { endpoint } from '@archway/contract/kernel/api/endpoint';
import { bumpActions } from '@archway/contract/stagings/states';
import { oc } from '@orpc/contract';
import { expect, test } from 'vitest';
import { addressBudgets } from '../../src/platform/http/load/limits.ts';
import { endpoints, rows } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import { randomCallsOf } from './random-input-matrix.ts';

/** What an endpoint has left undeclared or declared wrongly. */
const faults = (procedure: {
  '~orpc': {
    meta: Record<string, unknown>;
    route: { method?: string; path?: string; summary?: string; tags?: readonly string[] };
  };
}) => {
  const { meta, route } = procedure['~orpc'];
  const { access, change, limit } = meta as { access?: unknown; change?: unknown; limit?: string };
  const right = access as { action?: string; subject?: string } | undefined; // looked at below
  return [
    access === 'anyone' ||
    access === 'account' ||
    (isOneOf(actions, right?.action) && isOneOf(subjects, right?.subject))
      ? ''
      : 'access',
    change === false || (typeof change === 'string' && /^[a-z-]+\.[a-z-]+$/.test(change)) ? '' : 'change',
    typeof limit === 'string' && Object.hasOwn(addressBudgets, limit) ? '' : 'limit',
    route.method && route.path?.startsWith('/') ? '' : 'route',
    route.summary && route.tags?.length ? '' : 'summary',
    route.method === 'GET' && typeof change === 'string' ? 'a GET that changes something' : '',
  ].filter(Boolean);
};
const isOneOf = (list: readonly string[], word: string | undefined) =>
  word !== undefined && list.includes(word);

test.each(rows())('%s declares who may call it, what it changes and how often', (name) => {
  const [slice = '', key = ''] = name.split('.');
  const procedure = (contract as unknown as Record<string, Record<string, never>>)[slice]?.[key]; // the name was made from these two
  expect(faults(procedure!)).toEqual([]);
});

test('an endpoint that declares nothing, or something that does not exist, is caught', () => {
  expect(faults(oc.route({ method: 'GET', path: '/x', summary: 'x', tags: ['x'] }))).toEqual([
    'access',
    'change',
    'limit',
  ]);
  const declared = {
    method: 'POST',
    path: '/x',
    summary: 'x',
    tag: 'Items',
    access: 'anyone',
    change: 'item.made',
    limit: 'change',
  } as const;
  expect(faults(endpoint(declared))).toEqual([]);
  expect(faults(endpoint({ ...declared, access: { action: 'fly', subject: 'Item' } as never }))).toEqual([
    'access',
  ]);
  expect(faults(endpoint({ ...declared, limit: 'often' as never }))).toEqual(['limit']);
  expect(faults(endpoint({ ...declared, method: 'GET' }))).toEqual(['a GET that changes something']);
});

test('what an endpoint makes besides is the change of another endpoint, or one that is written without a call', () => {
  const changes = [...endpoints.map(({ meta }) => meta.change), ...bumpActions];
  for (const { name, meta } of endpoints)
    expect([name, (meta.also ?? []).filter((action) => !changes.includes(action))]).toEqual([name, []]);
});

test('a name that no endpoint declares is no action', () => {
  const names: ChangeAction[] = ['vendor.created', 'import.failed', 'account.token-reused'];
  // @ts-expect-error a thing that is there, and something that nobody does to it
  names.push('vendor.creatd');
  // @ts-expect-error a thing that is not there
  names.push('vendr.created');
  expect(endpoints.map(({ meta }) => meta.change)).not.toContain(names.at(-1));
});

test('no two endpoints share a method and a path', () => {
  const addresses = endpoints.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test('every endpoint has an example for the matrices', () => {
  for (const one of endpoints) expect(() => exampleOf(one)).not.toThrow();
});

test('an endpoint without an example is told which file lacks it', () => {
  expect(() => exampleOf({ ...endpoints[0]!, name: 'things.make' })).toThrow(
    'things.make has no example: add one to server/test/matrix/examples.ts',
  );
});

test('taking a list away makes nothing old but the dashboard and the log, any other change what its thing is read in', () => {
  expect(invalidatedBy('vendor.exported')).toEqual(['dashboard', 'audit']);
  expect(invalidatedBy('vendor.created')).toEqual(['dashboard', 'audit', 'vendors', 'items']);
  expect(invalidatedBy('import.failed')).toContain('imports');
});

test('at least twenty thousand calls of random input are made over all endpoints', () => {
  expect(endpoints.reduce((sum, one) => sum + randomCallsOf(one), 0)).toBeGreaterThanOrEqual(20_000);
});

test('every part of the contract is walked by the matrices of its slice', () => {
  const walked = globSync('*/*matrices.test.ts', { cwd: import.meta.dirname }).flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8').match(/(?<=runMatrices\(.*)\w+(?=')/g),
  );
  expect(walked.sort()).toEqual(Object.keys(contract).sort());
});
