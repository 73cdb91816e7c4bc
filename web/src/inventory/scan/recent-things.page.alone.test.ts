import type { Scanned } from '@archway/contract/inventory/scan';
import { beforeEach, expect, test } from 'vitest';
import { recentThings, rememberThing } from './recent-things.ts';

beforeEach(() => localStorage.clear());

const signIn = (id: string, organization: string) =>
  localStorage.setItem(
    'user',
    JSON.stringify({ id, activeOrganization: { id: organization }, accessToken: 'a', refreshToken: 'r' }),
  );
const item = (name: string) =>
  ({ kind: 'item', item: { id: name, name, sku: `${name}-1` } }) as unknown as Scanned; // what is read of it

test('what was scanned lately is offered to whoever scanned it, and in that organization only', () => {
  signIn('ada', 'larkspur');
  rememberThing(item('sofa'));
  rememberThing(item('lamp'));
  rememberThing(item('sofa'));
  expect(recentThings().map(({ name }) => name)).toEqual(['sofa', 'lamp']);
  signIn('ada', 'harbor');
  expect(recentThings()).toEqual([]);
  rememberThing(item('rug'));
  expect(recentThings().map(({ name }) => name)).toEqual(['rug']);
  signIn('bob', 'harbor');
  expect(recentThings()).toEqual([]);
});

test('what an earlier version kept without its owner is shown to nobody', () => {
  signIn('ada', 'larkspur');
  localStorage.setItem('recentThings', JSON.stringify([{ kind: 'item', id: 'x', name: 'x', code: 'x' }]));
  expect(recentThings()).toEqual([]);
});
