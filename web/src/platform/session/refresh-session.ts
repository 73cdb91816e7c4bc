import { verdictOn } from '../api/answer-rules.ts';
import { addressOf, named } from '../base.ts';
import { parseObject } from '../storage/local-storage.ts';
import { tokensRefreshed } from './session.ts';
import { readAccessToken, readRefreshToken, readStoredUser } from './stored-session.ts';
import { isExpired, isReadable } from './token.ts';

/** Why a refresh failed: only a refusal ends the session, `unreachable` says nothing about it. */
export class RefreshFailed extends Error {
  override readonly name = 'RefreshFailed';
  readonly reason: 'refused' | 'unreachable';

  constructor(reason: 'refused' | 'unreachable', message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Longer than a slow phone needs, shorter than a person waits. */
const patience = 20_000;

let running: { readonly person: string | undefined; readonly token: Promise<string> } | undefined;

/**
 * A new access token, by one call for everybody who asks meanwhile, in this tab and (under a lock) in all others.
 * `used` is the token that was found wanting: if storage holds another valid one by now, that one is the answer.
 * Whoever has signed in since has nothing to do with a call of the person before.
 */
export const refreshSession = (used = readAccessToken()): Promise<string> => {
  const person = personHere();
  if (running && running.person === person) return running.token;
  const token = inOneTab(() => refreshOnce(used, person)).finally(() => {
    if (running?.token === token) running = undefined;
  });
  running = { person, token };
  return token;
};

const personHere = () => readStoredUser()?.id;

/**
 * Web Locks need a secure context; without them the server's grace for the previous token covers a race of two tabs. A tab that
 * keeps the lock for longer than a refresh may take is stuck, and nobody waits for it.
 */
const inOneTab = async (work: () => Promise<string>): Promise<string> => {
  if (!navigator.locks) return work();
  const waiting = AbortSignal.timeout(patience);
  return navigator.locks
    .request(named('archway-refresh'), { signal: waiting }, work)
    .catch((error: unknown) => {
      throw error instanceof RefreshFailed ? error : failed('unreachable', String(error));
    });
};

const refreshOnce = async (used: string | undefined, person: string | undefined): Promise<string> => {
  if (personHere() !== person) throw somebodyElse();
  const current = readAccessToken();
  if (current && current !== used && !isExpired(current)) return current;

  const refreshToken = readRefreshToken();
  if (!refreshToken) throw refused('No refresh token available');
  if (!isReadable(refreshToken)) throw refused('No valid refresh token available');

  const answer = await exchangeToken(refreshToken);
  if (personHere() !== person) throw somebodyElse();
  tokensRefreshed(answer, current);
  return answer.accessToken;
};

/** A pair of tokens for a refresh token, which is used up. */
export const exchangeToken = async (refreshToken: string): Promise<Refreshed> => {
  const answer = await exchange(refreshToken);
  if (typeof answer['accessToken'] !== 'string' || !answer['accessToken'])
    throw refused('No access token received from refresh');
  return answer as Refreshed; // the contract's
};

type Refreshed = Parameters<typeof tokensRefreshed>[0];

const exchange = async (refreshToken: string): Promise<Record<string, unknown>> => {
  const response = await fetch(addressOf('/api/auth/refresh-token'), {
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

/** Refusals count when they are Archway's own, not a proxy's page. */
const reasonOf = ({ status }: Response, answer: Record<string, unknown> | null): RefreshFailed['reason'] => {
  const isOurs = typeof answer?.['code'] === 'string';
  const isRefused = isOurs && ([401, 403].includes(status) || verdictOn(status, isOurs) === 'refused');
  return isRefused ? 'refused' : 'unreachable';
};

const refused = (message: string) => failed('refused', message);

/** Says nothing about the session of whoever is here now. */
const somebodyElse = () => new RefreshFailed('unreachable', 'Somebody else has signed in meanwhile');

const failed = (reason: RefreshFailed['reason'], message: string) => {
  console.error(message);
  return new RefreshFailed(reason, message);
};
