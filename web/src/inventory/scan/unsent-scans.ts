import { readStoredObject, stored } from '../../platform/storage/local-storage.ts';
import type { Entry } from './put-away/entry.ts';

const key = 'unsentScans';

/**
 * Keeps scans that have not reached the server, so that they outlive the page. `owner` is a member in one organization:
 * what waits in one stays while somebody scans in another.
 */
export const keepUnsentScans = (owner: string, unsent: readonly Entry[]) => {
  const kept = new Map<string, readonly Entry[]>(readAll());
  if (unsent.length > 0) kept.set(owner, unsent);
  else kept.delete(owner);
  if (kept.size > 0) stored.write(key, JSON.stringify(Object.fromEntries(kept)));
  else stored.remove(key);
};

/** What an earlier page could not send. */
export const readUnsentScans = (owner: string): Entry[] =>
  (readAll().get(owner) ?? []).map((entry) => ({ ...entry, state: 'kept' }));

/** How many scans of anybody this device has still to send. */
export const countUnsentScans = () => [...readAll().values()].flat().length;

const readAll = (): ReadonlyMap<string, Entry[]> => {
  const { owner, unsent, ...kept } = readStoredObject(key) ?? {};
  // Written before there could be several.
  const entries = typeof owner === 'string' ? [[owner, unsent] as const] : Object.entries(kept);
  return new Map(entries.filter((entry): entry is [string, Entry[]] => Array.isArray(entry[1]))); // written above only
};
