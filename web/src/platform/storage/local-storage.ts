import { named, plainName } from '../base.ts';

/** A browser's storage, that never throws: it may be refused (private mode, full disk, blocked by policy). */
const keptIn = (storage: () => Storage) => ({
  read: (key: string): string | null => {
    try {
      return storage().getItem(named(key));
    } catch {
      return null;
    }
  },
  write: (key: string, value: string) => {
    try {
      storage().setItem(named(key), value);
    } catch {
      console.warn(`This browser refused to keep "${key}".`);
    }
  },
  remove: (key: string) => {
    try {
      storage().removeItem(named(key));
    } catch {
      // Nothing was kept, so nothing is left behind.
    }
  },
  /** Of this app, and of no other on the same host. */
  keys: (): string[] => {
    try {
      return Object.keys(storage()).flatMap((key) => plainName(key) ?? []);
    } catch {
      return [];
    }
  },
});

export const stored = keptIn(() => localStorage);

/** What belongs to this tab, and goes with it. */
export const storedInTab = keptIn(() => sessionStorage);

/**
 * Whatever begins so was said on this device and has not reached the server. It is kept by member and organization, and
 * outlives the session.
 */
export const unsentPrefix = 'unsent';

/** The JSON object kept under `key`, or null when there is none or it is not one. */
export const readStoredObject = (key: string): Record<string, unknown> | null =>
  parseObject(stored.read(key));

export const parseObject = (text: string | null | undefined): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null; // JSON objects have string keys
  } catch {
    return null;
  }
};
