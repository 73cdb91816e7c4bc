import type { SignedIn } from '@archway/contract/auth/session';
import { networkProblem, problemOf } from '../api/api-problem.ts';
import { addressOf } from '../base.ts';
import { forgetUser } from './forget.ts';
import { exchangeToken, RefreshFailed } from './refresh-session.ts';
import { signedIn } from './session.ts';
import { readAccessToken, readRefreshToken, readStoredUser } from './stored-session.ts';
import { isReadable } from './token.ts';

/**
 * Tokens in cookies without the stored user, as when local storage was cleared and the cookies were not: the server
 * tells whose they are. If it refuses them, nothing is left of a session that no screen could show; if it cannot be
 * asked, this rejects and they stay.
 */
export const restoreSession = async () => {
  if (readStoredUser() || !(readAccessToken() || readRefreshToken())) return;
  const tokens = await tokensLeft();
  const known = tokens && (await whoIs(tokens.accessToken));
  if (known) signedIn({ ...known, ...tokens });
  else forgetUser();
};

/** The access token lives shorter than the other, which stands for it. */
const tokensLeft = async (): Promise<Tokens | undefined> => {
  const [accessToken, refreshToken] = [readAccessToken(), readRefreshToken()];
  if (!isReadable(refreshToken)) return undefined;
  if (accessToken) return { accessToken, refreshToken };
  try {
    return { refreshToken, ...(await exchangeToken(refreshToken)) };
  } catch (error) {
    if (error instanceof RefreshFailed && error.reason === 'refused') return undefined;
    throw networkProblem(error);
  }
};
type Tokens = Pick<SignedIn, 'accessToken' | 'refreshToken'>;

/** Shorter than somebody looks at an empty page. */
const patience = 5000;

const whoIs = async (
  accessToken: string,
): Promise<Pick<SignedIn, 'user' | 'userAbilityRules'> | undefined> => {
  const answer = await fetch(addressOf('/api/me'), {
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
