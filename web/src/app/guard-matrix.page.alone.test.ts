import { createMemoryHistory } from '@tanstack/react-router';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { GuardSession } from './guard.ts';
import type { RouteMeta } from './route-meta.ts';
import { makeRouter } from './router.ts';
import { routeTable } from './routes.tsx';

const sessions = ['anonymous', 'signed in', 'expired but refreshable', 'expired'] as const;
type Who = (typeof sessions)[number];

/** Every path of the table with its parameters filled in by something that exists. */
const samples = routeTable.map(({ options }) => {
  const { path = '', staticData: meta = {} } = options as { path?: string; staticData?: RouteMeta }; // as the table gave them
  return { path, meta, sample: fill(path) };
});

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe.each(sessions)('%s', (who) => {
  test.each(samples)('$path', async ({ path, meta, sample }) => {
    expect(await visit(sample, who)).toBe(expected({ path, meta, sample }, who));
  });
});

test('with the permission the access-control page opens', async () => {
  expect(await visit('/access-control', 'signed in', true)).toBe('/access-control');
});

test('the query string goes along to the dashboard', async () => {
  expect(await visit('/?utm_source=letter&a=1&a=2', 'signed in')).toBe(
    '/dashboard?utm_source=letter&a=1&a=2',
  );
});

test('an unknown path shows the not-found page where it is', async () => {
  expect(await visit('/no/such/page', 'anonymous')).toBe('/no/such/page');
});

test.each([
  ['/stagings/7/photos', 'not found'],
  ['/stagings/7/move-in/photos', '/stagings/7/move-in/overview'],
  ['/stagings/7/move-out/return', '/stagings/7/move-out/overview'],
  ['/stagings/7', '/stagings/7/details'],
  ['/account/nonsense', 'not found'],
])('%s leads to %s', async (path, target) => {
  expect(await visit(path, 'signed in')).toBe(target === 'not found' ? path : target);
});

test.each(samples.filter(({ meta }) => meta.later))(
  '$path waits for its screen: a member sees the not-found page',
  async ({ sample, meta }) => {
    const router = open(sample, meta.unauthenticatedOnly ? 'anonymous' : 'signed in');
    await router.load();
    expect(router.state.matches.some((match) => match.status === 'notFound' || match._notFound)).toBe(true);
  },
);

/** The specification's answer, written down without looking at the guard. */
function expected({ path, meta, sample }: (typeof samples)[number], who: Who): string {
  const isIn = who === 'signed in' || who === 'expired but refreshable';
  const wanted = `?to=${encodeURIComponent(sample)}`;
  if (path === '/') {
    if (who === 'anonymous') return '/';
    return isIn ? '/dashboard' : '/login?to=%2Fdashboard';
  }
  if (meta.unauthenticatedOnly) return isIn ? '/dashboard' : sample;
  if (meta.public) return sample;
  if (who === 'anonymous') return `/${wanted}`;
  if (who === 'expired') return `/login${wanted}`;
  if (meta.subject) return '/not-authorized';
  return pointers[path] ?? sample;
}

const pointers: Record<string, string> = {
  '/account-settings': '/account/account',
  '/pages/user-profile': '/account/profile',
  '/stagings/$id': '/stagings/7/details',
};

/** Opens a path as the browser would, and tells where one ends up. */
async function visit(path: string, who: Who, permitted = false): Promise<string> {
  const router = open(path, who, permitted);
  await router.load();
  return router.state.location.href;
}

function open(path: string, who: Who, permitted = false) {
  let tokens = who !== 'anonymous';
  let access = who === 'signed in';
  if (tokens) localStorage.setItem('userData', '{"id":"ada"}');
  const session: GuardSession = {
    takeJustRegistered: () => false,
    resetInventoryFilters: () => undefined,
    hasTokens: () => tokens,
    accessValid: () => access,
    mayRefresh: () => who === 'expired but refreshable',
    restore: async () => undefined,
    refresh: async () => {
      access = true;
      return true;
    },
    forget: () => {
      tokens = false;
      localStorage.clear();
    },
    isHelper: () => false,
    can: async () => permitted,
  };
  return makeRouter(session, createMemoryHistory({ initialEntries: [path] }));
}

function fill(path: string) {
  const tabs: Record<string, string> = {
    account: 'security',
    organization: 'details',
    'move-in': 'overview',
    'move-out': 'overview',
  };
  return path
    .replace(/^\$$/, '/anything/else')
    .replace(/([\w-]+)\/\$tab/, (_, before: string) => `${before}/${tabs[before] ?? 'details'}`)
    .replace('$id/$tab', '$id/details')
    .replace(/\$(\w+)/g, '7');
}
