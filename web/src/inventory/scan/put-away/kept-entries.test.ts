import { expect, test } from 'vitest';
import type { OutboxEntry } from '../../../platform/outbox/outbox-entry.ts';
import type { Entry } from './entry.ts';
import { piecesPut } from './entry.ts';
import { keptEntries } from './kept-entries.ts';

const bay = { id: 'bay-3', name: 'Bay 3', code: null } as Entry['location'];
const entry = (key: string, state: Entry['state'] = 'kept'): Entry => ({
  key,
  text: key,
  location: bay,
  state,
});
const waiting = (id: string, kind: string, shown?: object, more = {}): OutboxEntry => {
  const fact = { id, at: '2026-11-18T09:14:00Z', kind, ...more };
  return { id, owner: 'ada larkspur', fact, shown: shown as OutboxEntry['shown'] };
};

test('a scan that was taken back stands once after a reload, by whichever screen it was taken back', () => {
  const kept = keptEntries([
    waiting('1', 'moved', entry('1')),
    waiting('2', 'moved', entry('2')),
    waiting('3', 'moved', entry('3')),
    // The list itself, and the page of what waits, which shows what it was given.
    waiting('4', 'undone', entry('1', 'undone'), { undoes: '1' }),
    waiting('5', 'undone', entry('2'), { undoes: '2' }),
  ]);
  expect(kept.map(({ key, state }) => `${key} ${state}`)).toEqual(['3 kept', '2 undone', '1 undone']);
  expect(piecesPut(kept, bay.id)).toBe(1);
});

test('what was recorded elsewhere is no part of the list', () => {
  expect(
    keptEntries([
      waiting('1', 'damaged', { text: 'LK-1', unit: { code: 'LK-1' } }),
      waiting('2', 'moved', { text: 'LK-2', location: { name: 'Bay 3' } }),
      waiting('3', 'seen'),
    ]),
  ).toEqual([]);
});
