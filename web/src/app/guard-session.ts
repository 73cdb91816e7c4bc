import { resetInventoryFilters } from '../inventory/filter-state.ts';
import { forgetUser } from '../platform/session/forget.ts';
import { readHelping } from '../platform/session/helping.ts';
import { takeJustRegistered } from '../platform/session/just-registered.ts';
import { waitsForServer } from '../platform/session/keep-session.ts';
import { logout } from '../platform/session/logout.ts';
import { refreshSession } from '../platform/session/refresh-session.ts';
import { restoreSession } from '../platform/session/restore-session.ts';
import { readAccessToken, readRefreshToken } from '../platform/session/stored-session.ts';
import { isExpired, isReadable } from '../platform/session/token.ts';
import type { GuardSession } from './guard.ts';

/** The real session behind the guard. The permission library is loaded with the first route that needs it. */
export const guardSession: GuardSession = {
  takeJustRegistered,
  resetInventoryFilters,
  hasTokens: () => Boolean(readAccessToken() ?? readRefreshToken()),
  accessValid: () => !isExpired(readAccessToken()),
  mayRefresh: () => isReadable(readRefreshToken()),
  restore: restoreSession,
  refresh: async () => {
    const refreshed = refreshSession().then(() => true, waitsForServer);
    const inTime = await Promise.race([refreshed, patience()]);
    if (inTime === undefined) void refreshed.then((goesOn) => goesOn || logout('expired'));
    // Without an answer the session goes on: the crew works with what it has, and screens say what they cannot load.
    return inTime ?? true;
  },
  forget: forgetUser,
  isHelper: () => readHelping() !== undefined,
  can: async (action, subject) => (await import('../platform/session/ability.ts')).can(action, subject),
};

/** So long a screen waits for a refresh before it is shown. */
const patience = () => new Promise<undefined>((over) => setTimeout(over, 3000));
