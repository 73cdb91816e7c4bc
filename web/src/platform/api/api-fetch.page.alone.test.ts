import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { adaSignedIn } from '../../test/ada.ts';
import { makeToken } from '../../test/make-token.ts';
import { getReach } from '../reach/reach.ts';
import { logout, onLogout } from '../session/logout.ts';
import { dropSession, getSession, signedIn } from '../session/session.ts';
import { apiFetch } from './api-fetch.ts';
import { ApiProblem } from './api-problem.ts';

type Answer = (request: Request) => Response | Promise<Response>;

const loggedOut = vi.fn();
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let refreshes: Request[] = [];
let calls: Request[] = [];
let stop: () => void;

/** The server: calls are answered 401 until they carry `fresh`; the refresh call by `refresh`. */
const fresh = makeToken(900, 'fresh');
const serve = ({ refresh, call = whenFresh }: { refresh: Answer; call?: Answer }) => {
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href), init);
    const isRefresh = request.url.endsWith('/auth/refresh-token');
    (isRefresh ? refreshes : calls).push(request);
    return isRefresh ? refresh(request) : call(request);
  });
};
const whenFresh: Answer = (request) =>
  request.headers.get('x-access-token') === fresh
    ? Response.json({ ok: true })
    : Response.json({ code: 'unauthenticated' }, { status: 401 });
const givesFresh: Answer = () =>
  Response.json({ accessToken: fresh, refreshToken: makeToken(604_800, 'next') });
const callMembers = (more: RequestInit = {}) =>
  apiFetch(new Request('http://localhost:3000/api/members', more));
const failure = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(() => {
  refreshes = [];
  calls = [];
  vi.clearAllMocks();
  dropSession();
  signedIn(adaSignedIn());
  stop = onLogout(loggedOut);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('every call carries the access token of the stored user', async () => {
  serve({ refresh: givesFresh, call: () => Response.json({}) });
  await callMembers();
  expect(calls[0]?.headers.get('x-access-token')).toBe(getSession().user?.accessToken);
});

test('twenty calls that are refused together cause one refresh, and each is sent once more', async () => {
  serve({ refresh: givesFresh });
  const answers = await Promise.all(Array.from({ length: 20 }, () => callMembers()));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(refreshes).toHaveLength(1);
  expect(calls).toHaveLength(40);
});

test('calls are sent again in the order they were sent in, whichever is refused first', async () => {
  const held: (() => void)[] = [];
  serve({
    refresh: givesFresh,
    call: async (request) => {
      const answer = await whenFresh(request);
      if (answer.status === 401) await new Promise<void>((go) => held.push(go));
      return answer;
    },
  });
  const answers = ['first', 'second', 'third'].map((body) => callMembers({ method: 'POST', body }));
  await vi.waitFor(() => expect(held).toHaveLength(3));
  for (const go of held.reverse()) {
    go();
    await new Promise((turn) => setTimeout(turn));
  }
  await Promise.all(answers);
  expect(await Promise.all(calls.slice(3).map((call) => call.text()))).toEqual(['first', 'second', 'third']);
});

test('a call that takes long does not hold the others up', async () => {
  const upload = Promise.withResolvers<Response>();
  serve({
    refresh: givesFresh,
    call: (request) => (request.method === 'PUT' ? upload.promise : whenFresh(request)),
  });
  const uploaded = callMembers({ method: 'PUT', body: 'a long upload' });
  expect((await callMembers()).status).toBe(200);
  upload.resolve(Response.json({}));
  await uploaded;
});

test('a replayed call is the same call: same body, same idempotency key', async () => {
  serve({ refresh: givesFresh });
  await callMembers({
    method: 'POST',
    body: '{"name":"Wren"}',
    headers: { 'idempotency-key': 'k1', 'content-type': 'application/json' },
  });
  expect(await Promise.all(calls.map((call) => call.text()))).toEqual(['{"name":"Wren"}', '{"name":"Wren"}']);
  expect(calls.map((call) => call.headers.get('idempotency-key'))).toEqual(['k1', 'k1']);
});

test('the new refresh token is kept', async () => {
  serve({ refresh: givesFresh });
  await callMembers();
  expect(getSession().user?.refreshToken).toBe(makeToken(604_800, 'next'));
});

test('a call that is refused again after the refresh logs out, without a loop', async () => {
  serve({ refresh: givesFresh, call: () => Response.json({ code: 'unauthenticated' }, { status: 401 }) });
  expect(await failure(callMembers())).toBeInstanceOf(ApiProblem);
  expect(calls).toHaveLength(2);
  expect(refreshes).toHaveLength(1);
  expect(loggedOut).toHaveBeenCalledExactlyOnceWith('expired');
});

test('another tab may have refreshed meanwhile: its token is used and no call is made', async () => {
  serve({
    refresh: givesFresh,
    call: (request) => {
      localStorage.setItem('user', JSON.stringify({ ...getSession().user, accessToken: fresh }));
      return whenFresh(request);
    },
  });
  expect((await callMembers()).status).toBe(200);
  expect(refreshes).toHaveLength(0);
});

describe('the refresh fails and the session ends', () => {
  test.each([
    ['No refresh token available', { refreshToken: '' }],
    ['No valid refresh token available', { refreshToken: 'unreadable' }],
  ])('%s', async (message, tokens) => {
    dropSession();
    localStorage.clear();
    for (const cookie of ['refreshToken', 'accessToken']) document.cookie = `${cookie}=; max-age=0; path=/`;
    signedIn(adaSignedIn(tokens));
    serve({ refresh: givesFresh });
    expect(await failure(callMembers())).toBeInstanceOf(ApiProblem);
    expect(logged).toHaveBeenCalledWith(message);
    expect(refreshes).toHaveLength(0);
    expect(loggedOut).toHaveBeenCalledOnce();
  });

  test('No access token received from refresh', async () => {
    serve({ refresh: () => Response.json({}) });
    await failure(callMembers());
    expect(logged).toHaveBeenCalledWith('No access token received from refresh');
    expect(loggedOut).toHaveBeenCalledOnce();
  });

  test.each([
    ['401', () => Response.json({ code: 'unauthenticated' }, { status: 401 })],
    ['403 and a problem', () => Response.json({ code: 'forbidden' }, { status: 403 })],
    ['422 and a problem', () => Response.json({ code: 'invalid_input' }, { status: 422 })],
  ])('answered with %s', async (_how, refresh) => {
    serve({ refresh });
    expect(await failure(callMembers())).toMatchObject({ code: 'unauthenticated' });
    expect(loggedOut).toHaveBeenCalledOnce();
    expect(getSession().loggedIn).toBe(false);
  });
});

describe('the refresh says nothing of the session, which waits, and the call was not answered', () => {
  const page = (status: number) => () => new Response('<h1>Some page</h1>', { status });
  test.each<[string, Answer]>([
    ['answered with 500', page(500)],
    ['answered with 503', page(503)],
    ['answered with 429', () => Response.json({ code: 'too_many_requests' }, { status: 429 })],
    ['refused by a proxy', page(403)],
    ['answered by a proxy that does not know it', page(404)],
    ['answered with a page', page(200)],
    ['cut off', () => new Response('{"accessToken":"ey', { status: 200 })],
    ['not answered', () => Promise.reject(new TypeError('failed'))],
    ['given up', () => Promise.reject(new DOMException('too long', 'TimeoutError'))],
  ])('%s', async (_how, refresh) => {
    serve({ refresh });
    expect(await failure(callMembers())).toMatchObject({ code: 'unreachable' });
    expect(loggedOut).not.toHaveBeenCalled();
    expect(getSession().loggedIn).toBe(true);
    serve({ refresh: givesFresh });
    expect((await callMembers()).status, 'the next call refreshes').toBe(200);
  });
});

describe('a call that was made in a name', () => {
  const ada = () => `${adaSignedIn().user.id} ${adaSignedIn().user.activeOrganization?.id}`;
  const callAs = (owner: string) =>
    apiFetch(new Request('http://localhost:3000/api/scans', { method: 'POST', body: 'of ada' }), { owner });

  test('is sent in that name', async () => {
    serve({ refresh: givesFresh, call: () => Response.json({}) });
    expect((await callAs(ada())).status).toBe(200);
  });

  test.each([
    ['another member', { id: 'ben' }],
    ['another organization', { activeOrganization: { id: 'quist' } }],
  ])(
    'is not sent at all when another tab has put %s here, though this tab has not heard of it',
    async (_who, now) => {
      serve({ refresh: givesFresh, call: () => Response.json({}) });
      localStorage.setItem('user', JSON.stringify({ ...getSession().user, ...now, accessToken: fresh }));
      expect(await failure(callAs(ada()))).toMatchObject({ code: 'unauthenticated', status: 401 });
      expect(calls).toHaveLength(0);
      expect(loggedOut).not.toHaveBeenCalled();
    },
  );

  test('is not sent after they have left', async () => {
    serve({ refresh: givesFresh, call: () => Response.json({}) });
    logout();
    expect(await failure(callAs(ada()))).toMatchObject({ status: 401 });
    expect(calls).toHaveLength(0);
  });
});

test('a call is not sent again in the name of somebody who signed in meanwhile', async () => {
  serve({
    refresh: givesFresh,
    call: (request) => {
      localStorage.setItem('user', JSON.stringify({ ...getSession().user, id: 'ben', accessToken: fresh }));
      return whenFresh(request);
    },
  });
  expect(await failure(callMembers({ method: 'POST', body: 'of ada' }))).toMatchObject({ status: 401 });
  expect(calls).toHaveLength(1);
});

describe('somebody else signs in, in the same organization, while a refresh is under way', () => {
  const ben = () => {
    const { user, ...tokens } = adaSignedIn({ accessToken: fresh, refreshToken: makeToken(604_800, 'ben') });
    return { ...tokens, user: { ...user, id: 'ben' as typeof user.id } };
  };

  test('the answer is nobody’s: they keep their own tokens', async () => {
    const answered = Promise.withResolvers<Response>();
    serve({ refresh: () => answered.promise });
    const failed = failure(callMembers());
    await expect.poll(() => refreshes).toHaveLength(1);
    logout();
    signedIn(ben());
    const kept = getSession().user;
    answered.resolve(
      Response.json({ accessToken: makeToken(900, 'ada'), refreshToken: makeToken(604_800, 'ada') }),
    );
    expect(await failed).toBeInstanceOf(ApiProblem);
    expect(getSession().user).toEqual(kept);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(kept);
  });

  test('they do not wait for it, and no call of theirs is sent in the other’s name', async () => {
    const answered = Promise.withResolvers<Response>();
    serve({
      refresh: async (request) => {
        const { refreshToken } = await request.json();
        return refreshToken === ben().refreshToken ? givesFresh(request) : answered.promise;
      },
    });
    const first = failure(callMembers());
    await expect.poll(() => refreshes).toHaveLength(1);
    logout();
    signedIn({ ...ben(), accessToken: makeToken(900, 'worn') });
    expect((await callMembers()).status).toBe(200);
    expect(calls.at(-1)?.headers.get('x-access-token')).toBe(fresh);
    answered.resolve(Response.json({ accessToken: makeToken(900, 'ada') }));
    await first;
    expect(getSession().user?.accessToken).toBe(fresh);
  });
});

test('a device that is offline keeps its session when the refresh cannot be reached', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serve({ refresh: () => Promise.reject(new TypeError('failed')) });
  await failure(callMembers());
  expect(loggedOut).not.toHaveBeenCalled();
  expect(getSession().loggedIn).toBe(true);
  vi.restoreAllMocks();
});

test('a call that anyone may make keeps its 401: a wrong password is no expired session', async () => {
  const call = () => Response.json({ code: 'invalid_credentials', detail: 'Wrong.' }, { status: 401 });
  serve({ refresh: givesFresh, call });
  const problem = await failure(
    apiFetch(new Request('http://localhost:3000/api/auth/signin', { method: 'POST' }), { anyone: true }),
  );
  expect(problem).toMatchObject({ code: 'invalid_credentials', status: 401 });
  expect(refreshes).toHaveLength(0);
});

test('a problem tells its code, its fields, its reference and when to try again', async () => {
  const body = {
    code: 'invalid_input',
    detail: 'Some fields are not right.',
    requestId: 'r1',
    errors: [{ field: 'name', key: 'errors.required', message: '' }],
  };
  serve({
    refresh: givesFresh,
    call: () => Response.json(body, { status: 422, headers: { 'retry-after': '30' } }),
  });
  expect(await failure(callMembers())).toMatchObject({
    code: 'invalid_input',
    status: 422,
    requestId: 'r1',
    retryAfterSeconds: 30,
    errors: body.errors,
  });
});

test('a proxy that answers for a server which is away is a server that was not reached', async () => {
  serve({ refresh: givesFresh, call: () => Response.json({}) });
  await callMembers();
  expect(getReach()).toBe('reached');
  serve({ refresh: givesFresh, call: () => new Response('<h1>Service unavailable</h1>', { status: 503 }) });
  await failure(callMembers());
  expect(getReach()).toBe('away');
});

test('an answer that is no problem document is told by its status', async () => {
  serve({ refresh: givesFresh, call: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) });
  expect(await failure(callMembers())).toMatchObject({ code: 'unavailable', status: 502 });
});

test('a server that cannot be reached, or a device without network, is a problem of its own', async () => {
  serve({ refresh: givesFresh, call: () => Promise.reject(new TypeError('failed')) });
  expect(await failure(callMembers())).toMatchObject({ code: 'unreachable' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await failure(callMembers())).toMatchObject({ code: 'offline' });
  logout();
});
