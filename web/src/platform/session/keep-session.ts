import { logout } from './logout.ts';
import { RefreshFailed, refreshSession } from './refresh-session.ts';

/**
 * Refreshes, and logs out when that fails: by the spec every failure ends the session. The one exception is a device
 * that knows it is offline; there the session waits, so that a crew without signal is not thrown out of its work.
 */
export const refreshOrLogout = async (used?: string): Promise<string> => {
  try {
    return await refreshSession(used);
  } catch (error) {
    if (!waitsForNetwork(error)) logout('expired');
    throw error;
  }
};

export const waitsForNetwork = (error: unknown) =>
  error instanceof RefreshFailed && error.reason === 'unreachable' && !navigator.onLine;
