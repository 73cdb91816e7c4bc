import type { SignedIn } from '@archway/contract/auth/session';
import { forgetUser } from './forget.ts';
import { signedIn } from './session.ts';
import { readAccessToken, readRefreshToken, readStoredUser } from './stored-session.ts';

/**
 * Tokens in cookies without the stored user, as when local storage was cleared and the cookies were not: the server
 * tells whose they are. If it cannot, nothing is left of a session that no screen could show.
 */
export const restoreSession = async () => {
  const accessToken = readAccessToken();
  const refreshToken = readRefreshToken();
  if (readStoredUser() || !(accessToken || refreshToken)) return;
  const known = accessToken && refreshToken && (await whoIs(accessToken));
  if (known) signedIn({ ...known, accessToken, refreshToken });
  else forgetUser();
};

const whoIs = (accessToken: string): Promise<Pick<SignedIn, 'user' | 'userAbilityRules'> | undefined> =>
  fetch('/api/me', { headers: { 'x-access-token': accessToken, accept: 'application/json' } }).then(
    (answer) => (answer.ok ? answer.json() : undefined),
    () => undefined,
  );
