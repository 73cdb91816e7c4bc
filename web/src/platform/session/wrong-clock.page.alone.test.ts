import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adaSignedIn } from '../../test/ada.ts';
import { writeCookie } from '../storage/cookies.ts';
import { refreshOrLogout } from './keep-session.ts';
import { hasLiveSession } from './live-session.ts';
import { logout, onLogout } from './logout.ts';
import { restoreSession } from './restore-session.ts';
import { dropSession, getSession, signedIn } from './session.ts';
import { readStoredUser } from './stored-session.ts';
import { isExpired } from './token.ts';

const day = 86_400_000;
const serverTime = Date.parse('2026-11-18T09:00:00Z');
const loggedOut = vi.fn();
let stop: () => void;
let ahead = 0;

/** As the server makes them, by its own clock. */
const tokenOf = (seconds: number, at = serverTime) =>
  ['{}', JSON.stringify({ iat: at / 1000, exp: at / 1000 + seconds })].map((part) => btoa(part)).join('.');
const tokens = (at = serverTime) => {
  return { accessToken: tokenOf(900, at), refreshToken: tokenOf(604_800, at) };
};
const setClock = (days: number) => {
  ahead = days * day;
  vi.spyOn(Date, 'now').mockImplementation(() => serverTime + ahead);
};
const answerWith = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loggedOut.mockClear();
  dropSession();
  stop = onLogout(loggedOut);
});
afterEach(() => {
  stop();
  logout();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([8, 400, -8, -400])(
  'a clock that is %i days off signs nobody out, and a token that just came is good',
  async (days) => {
    setClock(days);
    signedIn(adaSignedIn(tokens()));
    expect(isExpired(readStoredUser()?.accessToken)).toBe(false);
    expect(hasLiveSession()).toBe(true);
    const fetch = answerWith(async () => Response.json({ accessToken: tokenOf(900, serverTime + 60_000) }));
    await refreshOrLogout();
    expect(fetch).toHaveBeenCalledOnce();
    expect(loggedOut).not.toHaveBeenCalled();
  },
);

test('cookies live as long as their tokens do, by whichever clock', () => {
  setClock(30);
  const written = vi.spyOn(document, 'cookie', 'set');
  signedIn(adaSignedIn(tokens()));
  const texts = written.mock.calls.map(([text]) => text);
  expect(texts.find((text) => text.startsWith('accessToken='))).toContain('max-age=900;');
  for (const name of ['refreshToken=', 'userData='])
    expect(texts.find((text) => text.startsWith(name))).toContain('max-age=604800;');
  const rules = texts.find((text) => text.startsWith('userAbilityRules='));
  expect(rules, 'rights outlive a clock that is set ahead').toContain('max-age=34560000;');
});

test('a clock that is set ahead in a basement ends nothing: without a network it waits, and the server decides', async () => {
  setClock(0);
  signedIn(adaSignedIn(tokens()));
  setClock(9);
  answerWith(() => Promise.reject(new TypeError('No network.')));
  await expect(refreshOrLogout()).rejects.toMatchObject({ reason: 'unreachable' });
  expect(hasLiveSession()).toBe(true);
  expect([loggedOut.mock.calls.length, getSession().loggedIn]).toEqual([0, true]);

  answerWith(async () => Response.json({ accessToken: tokenOf(900, serverTime + 60_000) }));
  await refreshOrLogout();
  expect(isExpired(readStoredUser()?.accessToken), 'the new one is good').toBe(false);

  answerWith(async () => Response.json({ code: 'unauthenticated' }, { status: 401 }));
  await expect(refreshOrLogout()).rejects.toMatchObject({ reason: 'refused' });
  expect(loggedOut).toHaveBeenCalledExactlyOnceWith('expired');
});

test('tokens without their user are asked about, however old they look', async () => {
  setClock(9);
  const { user, userAbilityRules } = adaSignedIn();
  writeCookie('refreshToken', tokens().refreshToken, 400 * 86_400);
  const fetch = answerWith(async () => Response.json({ user, userAbilityRules, accessToken: tokenOf(900) }));
  await restoreSession();
  expect(fetch).toHaveBeenCalled();
  expect(getSession().loggedIn).toBe(true);
});
