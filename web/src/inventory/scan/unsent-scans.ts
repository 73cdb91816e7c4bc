import { readStoredObject, stored, unsentPrefix } from '../../platform/storage/local-storage.ts';
import type { Entry } from './put-away/entry.ts';

const key = `${unsentPrefix}Scans`;

/**
 * Keeps scans that have not reached the server, so that they outlive the page and the session. `owner` is a member in one
 * organization: what waits in one stays while somebody scans in another. `settled` are the keys of those that need not be
 * kept any more; whatever another tab keeps stays.
 */
export const keepUnsentScans = (owner: string, unsent: readonly Entry[], settled: readonly string[]) => {
  const all = new Map<string, readonly Entry[]>(readAll());
  const over = new Set([...settled, ...unsent.map((entry) => entry.key)]);
  const kept = [...unsent, ...(all.get(owner) ?? []).filter((entry) => !over.has(entry.key))];
  if (kept.length > 0) all.set(owner, kept);
  else all.delete(owner);
  if (all.size > 0) stored.write(key, JSON.stringify(Object.fromEntries(all)));
  else stored.remove(key);
};

/** What an earlier page could not send. */
export const readUnsentScans = (owner: string): Entry[] =>
  (readAll().get(owner) ?? []).map((entry) => ({ ...entry, state: 'kept' }));

/** How many scans of a member, in any organization, this device has still to send. */
export const countUnsentScans = (memberId: string) =>
  [...readAll()].filter(([owner]) => owner.startsWith(`${memberId} `)).flatMap(([, kept]) => kept).length;

const readAll = (): ReadonlyMap<string, Entry[]> => {
  const { owner, unsent, ...kept } = readStoredObject(key) ?? {};
  // Written before there could be several.
  const entries = typeof owner === 'string' ? [[owner, unsent] as const] : Object.entries(kept);
  const lists = entries.filter((entry): entry is [string, Kept[]] => Array.isArray(entry[1])); // written above only
  return new Map(lists.map(([each, list]) => [each, list.map(withLocation)]));
};

/** Devices still hold scans from when their location was called a place. */
type Kept = Entry & { readonly place?: Entry['location'] };

const withLocation = ({ place, ...entry }: Kept): Entry => (place ? { ...entry, location: place } : entry);
