const key = 'justRegistered';

/** Session storage: the flag belongs to this tab and to the moment after signing up. */
export const markJustRegistered = () => {
  try {
    sessionStorage.setItem(key, 'true');
  } catch {
    // Without it the guard asks its questions; the fresh session answers them.
  }
};

/** Clears the flag and tells whether it was set. */
export const takeJustRegistered = (): boolean => {
  try {
    const set = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return set;
  } catch {
    return false;
  }
};
