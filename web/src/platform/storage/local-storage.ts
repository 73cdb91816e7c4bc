/** Local storage that never throws: a browser may refuse it (private mode, full disk, blocked by policy). */
export const stored = {
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      console.warn(`This browser refused to keep "${key}".`);
    }
  },
  remove: (key: string) => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept, so nothing is left behind.
    }
  },
};

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
