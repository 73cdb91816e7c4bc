import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { readMoment } from '../worker/read-moment.ts';
import { keepFacts, openOutbox } from './outbox.ts';
import { keepOrRemember, keepRemembered } from './unkept-facts.ts';

const owner = 'ada larkspur';
const kept = (id: string) => ({ fact: { id, at: '2026-11-18T09:14:00Z', kind: 'transferred' } });

test('what the device refused is kept when it has room again, also when one of it was kept meanwhile by a second press', async () => {
  const store = await openOutbox();
  const full = vi.spyOn(store, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  for (const id of ['1', '2', '3']) await expect(keepOrRemember(owner, [kept(id)])).rejects.toThrow();
  expect((await readMoment()).hasUnsaved, 'a new version waits for it').toBe(true);
  full.mockRestore();
  await keepFacts(owner, [kept('2')]);
  await keepRemembered(owner);
  expect((await store.all(owner)).map(({ id }) => id).toSorted()).toEqual(['1', '2', '3']);
  expect((await readMoment()).hasUnsaved).toBe(false);
  await keepRemembered(owner);
  expect((await store.all(owner)).length).toBe(3);
});
