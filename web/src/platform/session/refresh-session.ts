import { parseObject } from '../storage/local-storage.ts';
import { tokensRefreshed } from './session.ts';
import { readAccessToken, readRefreshToken } from './stored-session.ts';
import { isExpired } from './token.ts';

/** Why a refresh failed: only a refusal ends the session, `unreachable` says nothing about it. */
export class RefreshFailed extends Error {
  override readonly name = 'RefreshFailed';
  readonly reason: 'refused' | 'unreachable';

  constructor(reason: 'refused' | 'unreachable', message: string) {
    super(message);
    this.reason = reason;
  }
}

let running: Promise<string> | undefined;

/**
 * A new access token, by one call for everybody who asks meanwhile, in this tab and (under a lock) in all others.
 * `used` is the token that was found wanting: if storage holds another valid one by now, that one is the answer.
 */
export const refreshSession = (used = readAccessToken()): Promise<string> => {
  running ??= inOneTab(() => refreshOnce(used)).finally(() => {
    running = undefined;
  });
  return running;
};

/** Web Locks need a secure context; without them the server's grace for the previous token covers a race of two tabs. */
const inOneTab = (work: () => Promise<string>) =>
  navigator.locks ? navigator.locks.request('archway-refresh', work) : work();

const refreshOnce = async (used: string | undefined): Promise<string> => {
  const current = readAccessToken();
  if (current && current !== used && !isExpired(current)) return current;

  const refreshToken = readRefreshToken();
  if (!refreshToken) throw refused('No refresh token available');
  if (isExpired(refreshToken)) throw refused('No valid refresh token available');

  const answer = await exchange(refreshToken);
  if (typeof answer['accessToken'] !== 'string' || !answer['accessToken']) {
    throw refused('No access token received from refresh');
  }
  tokensRefreshed(answer as Parameters<typeof tokensRefreshed>[0]); // the contract's Refreshed
  return answer['accessToken'];
};

/** Longer than a slow phone needs, shorter than a person waits. */
const patience = 20_000;

const exchange = async (refreshToken: string): Promise<Record<string, unknown>> => {
  const response = await fetch('/api/auth/refresh-token', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ refreshToken }),
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    throw failed('unreachable', `The refresh call did not reach the server (${String(error)})`);
  });
  const answer = await readAnswer(response);
  if (!response.ok)
    throw failed(reasonOf(response, answer), `The refresh call was answered with ${response.status}`);
  // A hotel's sign-in page, say, or an answer that was cut off.
  if (!answer) throw failed('unreachable', 'The refresh call was answered with something else');
  return answer;
};

/** The JSON object that was answered, if it was one. */
const readAnswer = async (response: Response): Promise<Record<string, unknown> | null> =>
  parseObject(await response.text().catch(() => null));

/** A 401 is always about the token. Other refusals count when they are Archway's own, not a proxy's page. */
const reasonOf = ({ status }: Response, answer: Record<string, unknown> | null): RefreshFailed['reason'] =>
  status === 401 || (refusals.includes(status) && typeof answer?.['code'] === 'string')
    ? 'refused'
    : 'unreachable';

const refusals = [400, 403, 422];

const refused = (message: string) => failed('refused', message);

const failed = (reason: RefreshFailed['reason'], message: string) => {
  console.error(message);
  return new RefreshFailed(reason, message);
};
