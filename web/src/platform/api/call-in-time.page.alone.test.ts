import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adaSignedIn } from '../../test/ada.ts';
import { makeToken } from '../../test/make-token.ts';
import { getReach } from '../reach/reach.ts';
import { dropSession, getSession, signedIn } from '../session/session.ts';
import { apiFetch } from './api-fetch.ts';
import { callInTime } from './call-in-time.ts';

const never = new Promise<never>(() => undefined);

/** The time that a call is given passes at once. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const over = new AbortController();
    setTimeout(() => over.abort(new DOMException('too long', 'TimeoutError')), 20);
    return over.signal;
  });
  dropSession();
  signedIn(adaSignedIn());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const call = (signal: AbortSignal) =>
  apiFetch(new Request('http://localhost:3000/api/scans', { method: 'POST', signal }));

test('a call that is never answered is a server that was not reached', async () => {
  vi.stubGlobal('fetch', (request: Request) => {
    return new Promise((_, fail) =>
      request.signal.addEventListener('abort', () => fail(request.signal.reason)),
    );
  });
  await expect(callInTime(1000, call)).rejects.toMatchObject({ code: 'unreachable' });
  await expect.poll(getReach).toBe('away');
});

test('so is one that waits for a refresh that another tab holds up', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'unauthenticated' }, { status: 401 }));
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (_name: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
    },
  });
  await expect(callInTime(1000, call)).rejects.toMatchObject({ code: 'unreachable' });
  expect(getSession().loggedIn, 'and nobody is signed out').toBe(true);
  await expect(apiFetch(new Request('http://localhost:3000/api/me'))).rejects.toMatchObject({
    code: 'unreachable',
  });
});

test('whatever else it waits for, it ends in time', async () => {
  await expect(callInTime(1000, () => never)).rejects.toMatchObject({ code: 'unreachable' });
  expect(await callInTime(1000, async () => makeToken(1))).toBe(makeToken(1));
});
