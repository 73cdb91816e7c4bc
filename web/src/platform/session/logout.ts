import { forgetUser } from './forget.ts';

export type LogoutReason = 'requested' | 'expired' | 'elsewhere';

const listeners = new Set<(reason: LogoutReason) => void>();

/** Makes no call: the user, the stored item and the four cookies go, then whoever listens leads to /login. */
export const logout = (reason: LogoutReason = 'requested') => {
  forgetUser();
  for (const listener of listeners) listener(reason);
};

export const onLogout = (listener: (reason: LogoutReason) => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
