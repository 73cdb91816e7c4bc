import type { SignedIn } from '@archway/contract/auth/session';
import { networkProblem, problemOf } from '../api/api-problem.ts';
import { forgetUser } from './forget.ts';
import { signedIn } from './session.ts';
import { readAccessToken, readRefreshToken, readStoredUser } from './stored-session.ts';

/**
 * Tokens in cookies without the stored user, as when local storage was cleared and the cookies were not: the server
 * tells whose they are. If it refuses them, nothing is left of a session that no screen could show; if it cannot be
 * asked, this rejects and they stay.
 */
export const restoreSession = async () => {
  const accessToken = readAccessToken();
  const refreshToken = readRefreshToken();
  if (readStoredUser() || !(accessToken || refreshToken)) return;
  const known = accessToken && refreshToken && (await whoIs(accessToken));
  if (known) signedIn({ ...known, accessToken, refreshToken });
  else forgetUser();
};

/** Shorter than somebody looks at an empty page. */
const patience = 5000;

const whoIs = async (
  accessToken: string,
): Promise<Pick<SignedIn, 'user' | 'userAbilityRules'> | undefined> => {
  const answer = await fetch('/api/me', {
    headers: { 'x-access-token': accessToken, accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw networkProblem(error);
  });
  if (answer.status === 401 || answer.status === 403) return undefined;
  if (!answer.ok) throw await problemOf(answer);
  return answer.json().catch((error: unknown) => {
    throw networkProblem(error);
  });
};
