import { afterEach, expect, test, vi } from 'vitest';
import { adaSignedIn } from '../../test/ada.ts';
import { makeToken } from '../../test/make-token.ts';
import { freshSession, memberOrStranger } from './fresh-session.ts';
import { onLogout } from './logout.ts';
import { getSession, signedIn } from './session.ts';
import { readAccessToken } from './stored-session.ts';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test('a token that is still valid is left alone', async () => {
  const fetch = answerWith(() => Promise.reject(new Error('nobody asks')));
  signedIn(adaSignedIn());
  await freshSession();
  expect(fetch).not.toHaveBeenCalled();
});

test('one that has run out is refreshed, once for however many ask', async () => {
  const fresh = makeToken(900, 'fresh');
  const fetch = answerWith(async () => Response.json({ accessToken: fresh }));
  signedIn(adaSignedIn({ accessToken: makeToken(-10) }));
  await Promise.all([freshSession(), freshSession(), freshSession()]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(readAccessToken()).toBe(fresh);
});

test('a refresh that fails is not this caller’s to tell', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answerWith(async () => Response.json({ code: 'unauthenticated' }, { status: 401 }));
  signedIn(adaSignedIn({ accessToken: makeToken(-10) }));
  await expect(freshSession()).resolves.toBeUndefined();
});

test('whoever the server does not know any more is a stranger on a screen that both see, and is led nowhere', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const led = vi.fn();
  const stop = onLogout(led);
  answerWith(async () => Response.json({ code: 'unauthenticated' }, { status: 401 }));
  signedIn(adaSignedIn({ accessToken: makeToken(-10), refreshToken: makeToken(-5) }));
  await memberOrStranger();
  expect(getSession().loggedIn).toBe(false);
  expect(led).not.toHaveBeenCalled();
  stop();
});

test('on a network that swallows everything they are a member after a moment', async () => {
  vi.useFakeTimers();
  answerWith(() => new Promise(() => undefined));
  signedIn(adaSignedIn({ accessToken: makeToken(-10) }));
  const opened = memberOrStranger().then(() => 'open');
  await vi.advanceTimersByTimeAsync(3000);
  expect(await Promise.race([opened, 'waiting'])).toBe('open');
  expect(getSession().loggedIn).toBe(true);
  vi.useRealTimers();
});
