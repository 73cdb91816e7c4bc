import { isRedirect } from '@tanstack/react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type GuardSession, guard } from './guard.ts';
import type { RouteMeta } from './route-meta.ts';

const reset = vi.fn();
const refresh = vi.fn(async () => true);
const forget = vi.fn();

/** A session of which each test changes what it is about. */
const sessionWith = (more: Partial<GuardSession> = {}): GuardSession => ({
  takeJustRegistered: () => false,
  resetInventoryFilters: reset,
  hasTokens: () => true,
  accessValid: () => true,
  mayRefresh: () => true,
  restore: async () => undefined,
  refresh,
  forget,
  isHelper: () => false,
  can: async () => false,
  ...more,
});

const no = () => false;
const anonymous = sessionWith({ hasTokens: no, accessValid: no, mayRefresh: no });

beforeEach(() => vi.clearAllMocks());

type Going = { to?: string; from?: string; meta?: RouteMeta; preload?: boolean };

/** Where the guard sends somebody: a path with its query, or 'passes'. */
const go = async (session: GuardSession, { to = '/team', from, meta = {}, preload = false }: Going = {}) => {
  const { pathname, search } = new URL(to, 'http://localhost');
  const location = { pathname, href: to, search: Object.fromEntries(new URLSearchParams(search)) };
  try {
    await guard({ location, from, matches: [{ staticData: {} }, { staticData: meta }], session, preload });
    return 'passes';
  } catch (error) {
    if (!isRedirect(error)) throw error;
    const {
      href,
      to: path,
      search: query = {},
    } = error.options as { href?: string; to?: string; search?: Record<string, string> };
    const text = new URLSearchParams(query).toString();
    return href ?? `${path}${text && `?${text}`}`;
  }
};

describe('1. somebody who has just registered', () => {
  test('passes, whatever the route asks for', async () => {
    expect(await go({ ...anonymous, takeJustRegistered: () => true })).toBe('passes');
  });
  test('is not noticed by a link that is only hovered', async () => {
    const takeJustRegistered = vi.fn(() => true);
    expect(await go({ ...anonymous, takeJustRegistered }, { preload: true })).not.toBe('passes');
    expect(takeJustRegistered).not.toHaveBeenCalled();
  });
});

test('somebody who helps with a move is led there from every page that is not public', async () => {
  const helper = sessionWith({ isHelper: () => true, can: async () => true });
  expect(await go(helper, { to: '/inventory' })).toBe('/helping/pickup');
  expect(await go(helper, { to: '/helping/dropoff', meta: { public: true } })).toBe('passes');
});

describe('2. leaving the inventory', () => {
  test.each(['/team', '/dashboard', '/no-such-page'])('for %s resets its filters', async (to) => {
    await go(sessionWith(), { from: '/inventory/42', to });
    expect(reset).toHaveBeenCalledOnce();
  });
  test.each(['login', 'auth', 'setup', 'landing-page', 'not-authorized'] as const)(
    'for %s keeps them',
    async (name) => {
      await go(sessionWith(), { from: '/inventory', to: '/elsewhere', meta: { name, public: true } });
      expect(reset).not.toHaveBeenCalled();
    },
  );
  test.each([
    ['/inventory', '/inventory/42'],
    ['/inventory/add', '/inventory?page=2'],
    ['/inventory-report', '/team'],
    [undefined, '/team'],
  ])('is not going from %s to %s', async (from, to) => {
    await go(sessionWith(), { ...(from ? { from } : {}), to });
    expect(reset).not.toHaveBeenCalled();
  });
  test('is not hovering a link', async () => {
    await go(sessionWith(), { from: '/inventory', preload: true });
    expect(reset).not.toHaveBeenCalled();
  });
});

describe('3. a public route', () => {
  test('passes for everybody and asks no token', async () => {
    expect(await go(anonymous, { meta: { public: true } })).toBe('passes');
    expect(await go(sessionWith({ accessValid: () => false }), { meta: { public: true } })).toBe('passes');
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('4. tokens', () => {
  const expired = { accessValid: () => false };
  test('a valid access token passes without a refresh', async () => {
    expect(await go(sessionWith())).toBe('passes');
    expect(refresh).not.toHaveBeenCalled();
  });
  test('an expired one with a valid refresh token is refreshed and passes', async () => {
    expect(await go(sessionWith(expired))).toBe('passes');
    expect(refresh).toHaveBeenCalledOnce();
  });
  test('tokens of which nobody can say at the moment whose they are neither pass nor log out', async () => {
    const away = { restore: () => Promise.reject(new Error('The server is away.')) };
    await expect(go(sessionWith(away))).rejects.toThrow('The server is away.');
    expect(await go(sessionWith(away), { meta: { public: true } })).toBe('passes');
    expect(forget).not.toHaveBeenCalled();
  });
  test('a refresh that is refused logs out, keeping the wanted path', async () => {
    expect(await go(sessionWith({ ...expired, refresh: async () => false }), { to: '/team?page=2' })).toBe(
      '/login?to=%2Fteam%3Fpage%3D2',
    );
    expect(forget).toHaveBeenCalledOnce();
  });
  test('without a refresh token nobody is asked, and the session ends', async () => {
    expect(await go(sessionWith({ ...expired, mayRefresh: () => false }))).toBe('/login?to=%2Fteam');
    expect(refresh).not.toHaveBeenCalled();
    expect(forget).toHaveBeenCalledOnce();
  });
  test('hovering a link neither refreshes nor logs out', async () => {
    expect(await go(sessionWith({ ...expired, mayRefresh: () => false }), { preload: true })).toBe('passes');
    expect(refresh).not.toHaveBeenCalled();
    expect(forget).not.toHaveBeenCalled();
  });
});

describe('5. a page for signed-out people', () => {
  const reset: RouteMeta = { public: true, unauthenticatedOnly: true };
  test('sends a signed-in person to /', async () => {
    expect(await go(sessionWith(), { to: '/login', meta: { unauthenticatedOnly: true } })).toBe('/');
  });
  test('also when it is public', async () =>
    expect(await go(sessionWith(), { to: '/reset/abc', meta: reset })).toBe('/'));
  test('or on to where they wanted to go', async () => {
    expect(await go(sessionWith(), { to: '/login?to=/team', meta: { unauthenticatedOnly: true } })).toBe(
      '/team',
    );
    expect(
      await go(sessionWith(), { to: '/login?to=//evil.test', meta: { unauthenticatedOnly: true } }),
    ).toBe('/');
  });
  test('shows itself to a visitor, and to somebody whose session has ended', async () => {
    expect(await go(anonymous, { meta: reset })).toBe('passes');
    expect(
      await go(sessionWith({ accessValid: () => false, mayRefresh: () => false }), { meta: reset }),
    ).toBe('passes');
    expect(forget).toHaveBeenCalledOnce();
  });
});

describe('6. permission', () => {
  const needs: RouteMeta = { action: 'read', subject: 'AclDemo' };
  test('a visitor goes to the landing page, which keeps the wanted path', async () => {
    expect(await go(anonymous, { to: '/team/view/7?tab=x' })).toBe('/?to=%2Fteam%2Fview%2F7%3Ftab%3Dx');
  });
  test('a member without it goes to not-authorized', async () =>
    expect(await go(sessionWith(), { meta: needs })).toBe('/not-authorized'));
  test('a member with it passes', async () => {
    const can = vi.fn(async () => true);
    expect(await go(sessionWith({ can }), { meta: needs })).toBe('passes');
    expect(can).toHaveBeenCalledWith('read', 'AclDemo');
  });
  test('any one of the matched records is enough', async () => {
    const session = sessionWith({ can: async (_action, subject) => subject === 'Item' });
    const matches = [{ staticData: needs }, { staticData: { action: 'read', subject: 'Item' } as const }];
    const location = { pathname: '/x', href: '/x', search: {} };
    await expect(
      guard({ location, from: undefined, matches, session, preload: false }),
    ).resolves.toBeUndefined();
  });
  test('a route that declares none is for every member', async () =>
    expect(await go(sessionWith())).toBe('passes'));
});
