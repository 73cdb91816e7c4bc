import { beforeEach, expect, test } from 'vitest';
import { openOutbox } from '../../platform/outbox/outbox.ts';
import { takeUpUnsent } from './take-up-unsent.ts';
import 'fake-indexeddb/auto';

beforeEach(() => localStorage.clear());

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
