import { readStoredObject, stored } from '../../platform/storage/local-storage.ts';
import type { Entry } from './put-away/entry.ts';

const key = 'unsentScans';

/** Keeps scans that have not reached the server, so that they outlive the page. `owner` is a member in one organization. */
export const keepUnsentScans = (owner: string, unsent: readonly Entry[]) =>
  unsent.length > 0 ? stored.write(key, JSON.stringify({ owner, unsent })) : stored.remove(key);

/** What an earlier page could not send. */
export const readUnsentScans = (owner: string): Entry[] => {
  const kept = readStoredObject(key);
  return kept?.['owner'] === owner ? unsentIn(kept).map((entry) => ({ ...entry, state: 'kept' })) : [];
};

/** How many scans of anybody this device has still to send. */
export const countUnsentScans = () => unsentIn(readStoredObject(key)).length;

const unsentIn = (kept: Record<string, unknown> | null) =>
  Array.isArray(kept?.['unsent']) ? (kept['unsent'] as Entry[]) : []; // written above only
