import { logout } from './logout.ts';
import { RefreshFailed, refreshSession } from './refresh-session.ts';

/**
 * Refreshes, and logs out when the server refuses. A server that is away, busy or out of reach says nothing about the
 * session: it waits, so that a crew with a bad signal is not thrown out of its work.
 */
export const refreshOrLogout = async (used?: string): Promise<string> => {
  try {
    return await refreshSession(used);
  } catch (error) {
    if (!waitsForServer(error)) logout('expired');
    throw error;
  }
};

export const waitsForServer = (error: unknown) =>
  error instanceof RefreshFailed && error.reason === 'unreachable';
