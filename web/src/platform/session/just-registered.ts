import { storedInTab } from '../storage/local-storage.ts';

const key = 'justRegistered';

/** The flag belongs to this tab and to the moment after signing up. Without it the guard asks its questions, which the fresh session answers. */
export const markJustRegistered = () => storedInTab.write(key, 'true');

/** Clears the flag and tells whether it was set. */
export const takeJustRegistered = (): boolean => {
  const set = storedInTab.read(key) !== null;
  storedInTab.remove(key);
  return set;
};
