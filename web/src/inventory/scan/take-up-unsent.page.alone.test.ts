import { EventId } from '@archway/contract/kernel/ids';
import { beforeEach, expect, test, vi } from 'vitest';
import { openOutbox } from '../../platform/outbox/outbox.ts';
import { takeUpUnsent } from './take-up-unsent.ts';
import 'fake-indexeddb/auto';

beforeEach(() => localStorage.clear());

const become = (id: string) =>
  localStorage.setItem('user', JSON.stringify({ id, accessToken: 'a', refreshToken: 'r' }));

const scan = (text: string, more = {}) => ({ key: `key of ${text}`, text, state: 'kept', ...more });
const bay = { id: 'bay-3', name: 'Bay 3', code: null };
const onceCalled = { ['place']: bay };

const shapes = {
  'of one member alone': {
    owner: 'ada in larkspur 1',
    unsent: [scan('B', onceCalled), scan('A', onceCalled)],
  },
  'of several members, as locations were once called': {
    'ada in larkspur 2': [scan('B', onceCalled), scan('A', onceCalled)],
  },
  'of several members, in a location': {
    'ada in larkspur 3': [
      scan('C', { location: bay, takenBack: true }),
      scan('B', { location: bay }),
      scan('A', { location: bay, unit: { id: 'unit of A', code: 'A' } }),
    ],
    'bob in larkspur': [scan('D', { location: bay })],
  },
};

test.each(Object.entries(shapes))('what an earlier version kept is taken up: %s', async (_, kept) => {
  localStorage.setItem('unsentScans', JSON.stringify(kept));
  await takeUpUnsent();
  const owner = 'owner' in kept ? kept.owner : (Object.keys(kept)[0] ?? '');
  const entries = await (await openOutbox()).all(owner);
  expect(entries.map(({ shown }) => shown?.['text'])).toEqual(['A', 'B']);
  expect(entries[1]?.fact).toMatchObject({ kind: 'moved', code: 'B', locationId: 'bay-3' });
  expect(localStorage.getItem('unsentScans')).toBeNull();
});

test('what is taken up is of whoever scanned it', async () => {
  const entries = await (await openOutbox()).all('bob in larkspur');
  expect(entries.map(({ shown }) => shown?.['text'])).toEqual(['D']);
});

test('a page that was killed before it forgot them, or another tab, takes up each once, under the same id', async () => {
  const kept = { 'cleo larkspur': [scan('F', { location: bay }), scan('E', { location: bay })] };
  localStorage.setItem('unsentScans', JSON.stringify(kept));
  await Promise.all([takeUpUnsent(), takeUpUnsent()]);
  localStorage.setItem('unsentScans', JSON.stringify(kept));
  await takeUpUnsent();
  const store = await openOutbox();
  const entries = await store.all('cleo larkspur');
  expect(entries.map(({ shown }) => shown?.['text'])).toEqual(['E', 'F']);
  expect(entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id).toSorted());
  for (const { id } of entries) expect(EventId.safeParse(id).success).toBe(true);

  // Also when they were sent meanwhile.
  become('cleo');
  await store.settle(
    'cleo larkspur',
    entries.map(({ id }) => ({ id, review: null })),
  );
  localStorage.setItem('unsentScans', JSON.stringify(kept));
  await takeUpUnsent();
  expect(await store.all('cleo larkspur')).toEqual([]);
});

test('what the device refuses of one member stays for the next time, and what was taken up of another does not', async () => {
  const kept = {
    'dora larkspur': [scan('G', { location: bay })],
    'elio larkspur': [scan('H', { location: bay })],
  };
  localStorage.setItem('unsentScans', JSON.stringify(kept));
  const store = await openOutbox();
  const full = vi.spyOn(store, 'addMissing').mockImplementation(async ([first], pictures) => {
    if (first?.owner === 'elio larkspur') throw new DOMException('full', 'QuotaExceededError');
    return store.add(first ? [first] : [], pictures);
  });
  await expect(takeUpUnsent()).rejects.toThrow();
  full.mockRestore();
  expect(Object.keys(JSON.parse(localStorage.getItem('unsentScans') ?? ''))).toEqual(['elio larkspur']);
  await takeUpUnsent();
  expect((await store.all('dora larkspur')).length).toBe(1);
  expect((await store.all('elio larkspur')).length).toBe(1);
});
