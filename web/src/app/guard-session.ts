import { resetInventoryFilters } from '../inventory/filter-state.ts';
import { forgetUser } from '../platform/session/forget.ts';
import { takeJustRegistered } from '../platform/session/just-registered.ts';
import { waitsForNetwork } from '../platform/session/keep-session.ts';
import { refreshSession } from '../platform/session/refresh-session.ts';
import { readAccessToken, readRefreshToken } from '../platform/session/stored-session.ts';
import { isExpired } from '../platform/session/token.ts';
import type { GuardSession } from './guard.ts';

/** The real session behind the guard. The permission library is loaded with the first route that needs it. */
export const guardSession: GuardSession = {
  takeJustRegistered,
  resetInventoryFilters,
  hasTokens: () => Boolean(readAccessToken() ?? readRefreshToken()),
  accessValid: () => !isExpired(readAccessToken()),
  refreshValid: () => !isExpired(readRefreshToken()),
  refresh: () =>
    refreshSession().then(
      () => true,
      // A device without network keeps its session: the crew works on with what it has.
      (error: unknown) => waitsForNetwork(error),
    ),
  forget: forgetUser,
  can: async (action, subject) => (await import('../platform/session/ability.ts')).can(action, subject),
};
