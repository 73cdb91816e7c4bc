import { stored, unsentPrefix } from '../storage/local-storage.ts';
import { dropSession } from './session.ts';
import { eraseSession } from './stored-session.ts';

const forgetters = new Set<() => void>();

/** Whoever keeps something of the user in memory says here how to forget it. */
export const onForget = (forget: () => void) => {
  forgetters.add(forget);
  return () => void forgetters.delete(forget);
};

/**
 * Leaves nothing of the user on this device but what has not reached the server yet: that waits for the same member. The
 * frame's preferences and the language belong to the device and stay.
 */
export const forgetUser = () => {
  eraseSession();
  for (const key of storedKeys()) if (!staysOnDevice(key)) stored.remove(key);
  forgetMemory();
  clearSessionStorage();
  void deleteDatabases();
  void deleteCaches();
  dropSession();
};

/** What this tab remembers of an organization or a person: cached answers and the like. */
export const forgetMemory = () => {
  for (const forget of forgetters) forget();
};

const staysOnDevice = (key: string) => key === 'language' || key.startsWith(unsentPrefix);

const storedKeys = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

const clearSessionStorage = () => {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that refuses session storage kept nothing in it.
  }
};

const deleteDatabases = async () => {
  const databases = (await globalThis.indexedDB?.databases?.().catch(() => [])) ?? [];
  for (const { name } of databases) if (name && !staysOnDevice(name)) indexedDB.deleteDatabase(name);
};

const deleteCaches = async () => {
  const names = (await globalThis.caches?.keys().catch(() => [])) ?? [];
  await Promise.all(names.map((name) => caches.delete(name)));
};
