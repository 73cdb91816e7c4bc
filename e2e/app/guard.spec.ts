import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  addressAndTitle,
  expectedHome,
  expectedScreen,
  type Session,
  sessions,
} from '../guard/expected-screen.ts';
import { type RouteRow, routeTable } from '../guard/route-table.ts';
import { withExpired } from '../guard/session-state.ts';
import { become, fillSignIn, type Person } from '../people.ts';

// The code 7 is on no label. Whether a session has run out the server is asked.
test.use({
  expectedErrors:
    /status of 404 .*\/api\/scan\/7|status of 401 .*\/api\/auth\/refresh-token|refresh call was answered with 401/,
});

const tail = ' | Archway - Elevated Staging';

test.describe('every route leads where the specification says', () => {
  for (const session of sessions) {
    test(`for somebody ${session}`, async ({ page, signIn }) => {
      test.setTimeout(360_000);
      const arrive = await arrivalOf(page, session, signIn);
      const found: Record<string, string> = {};
      const rows = rowsFor(session);
      for (const { path } of rows) found[path] = await arrive(path);
      expect(found).toEqual(Object.fromEntries(rows.map((row) => [row.path, expectedScreen(row, session)])));
      expect(await arrive('/?utm_source=letter')).toBe(expectedHome(session));
    });
  }

  test('and the table here names every route that is still to come', () => {
    const text = readFileSync(resolve(import.meta.dirname, '../../docs/routes-to-come.md'), 'utf8');
    const listed = [...text.matchAll(/^- `(.+)`$/gm)].map(([, path = '']) => path);
    const pattern = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    for (const path of listed)
      expect(
        routeTable.some((row) => row.toCome && pattern(path).test(row.path)),
        path,
      ).toBe(true);
  });
});

test.describe('/access-control', () => {
  const allowed: Record<Person, boolean> = {
    owner: true,
    admin: true,
    designer: false,
    warehouse: false,
    crew: false,
    accountant: false,
    viewer: false,
    stylist: false,
  };
  test('opens for roles that may read AclDemo, and sends the others to not-authorized', async ({
    page,
    signIn,
  }) => {
    const found: Record<string, string> = {};
    for (const person of Object.keys(allowed) as Person[]) {
      await signIn(page, person, { to: '/access-control' });
      found[person] = await settled(page);
    }
    const target = (may: boolean) =>
      may
        ? addressAndTitle('/access-control', 'Access control')
        : addressAndTitle('/not-authorized', 'Not authorized');
    expect(found).toEqual(
      Object.fromEntries(Object.entries(allowed).map(([who, may]) => [who, target(may)])),
    );
  });
});

test.describe('the wanted path', () => {
  const wanted = '/organization/members?role=crew&itemsPerPage=10';

  test('is kept through the landing page and the sign-in', async ({ page }) => {
    await page.goto(wanted);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(page, { email: 'viewer@larkspur.test' });
    await expect(page.getByRole('row', { name: /Luis Romero/ })).toBeVisible();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(wanted);
  });

  test('is kept through the chooser', async ({ page }) => {
    await page.goto('/auth?to=/settings');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login?to=%2Fsettings');
  });

  test('is where somebody goes who is signed in already', async ({ page, signIn }) => {
    await signIn(page, 'viewer', { to: '/login?to=/settings' });
    expect(await settled(page)).toBe(addressAndTitle('/settings', 'Settings'));
  });

  test('is kept when the session has run out', async ({ page, signIn }) => {
    await signIn(page, 'viewer');
    await become(page, withExpired(await page.context().storageState(), 'both'));
    await page.goto('/account/security');
    await fillSignIn(page, { email: 'viewer@larkspur.test' });
    await expect(page.getByRole('heading', { name: 'Where you’re signed in' })).toBeVisible();
    await expect(page).toHaveURL('/account/security');
  });
});

test('step 1: somebody who has just registered passes once, and the flag is gone', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'viewer', { to: '/settings' });
  await settled(page);
  await page.evaluate(() => sessionStorage.setItem('justRegistered', 'true'));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('justRegistered'))).toBeNull();
  await page.goto('/login');
  expect(await settled(page)).toBe(addressAndTitle('/dashboard', 'Dashboard'));
});

test('step 2: leaving the inventory resets its filters, all but the way of viewing', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'viewer', { to: '/inventory' });
  await settled(page);
  const kept = { page: 4, itemsPerPage: 50, searchQuery: 'sofa', selectedStatus: 'free', viewMode: 'grid' };
  await page.evaluate((filters) => localStorage.setItem('inventoryFilters', JSON.stringify(filters)), kept);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveTitle(`Dashboard${tail}`);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('inventoryFilters') ?? ''))).toEqual({
    page: 1,
    itemsPerPage: 25,
    sortBy: '',
    orderBy: '',
    searchQuery: '',
    selectedStatus: '',
    selectedCategory: '',
    selectedLocation: '',
    viewMode: 'grid',
  });
});

/**
 * A member opens every route that has a screen. To the guard, routes that are declared alike are one, and
 * guard-matrix.page.alone.test.ts walks each of them in every session: here, the others are tried by the first of each kind.
 */
function rowsFor(session: Session) {
  const kind = ({ path, title: _, redirectsTo, ...declared }: RouteRow) =>
    JSON.stringify([declared, Boolean(redirectsTo), path.includes('7')]);
  const isFirst = (row: RouteRow, index: number) =>
    routeTable.findIndex((other) => kind(other) === kind(row)) === index;
  return routeTable.filter((row, index) => (session === 'signed in' && !row.toCome) || isFirst(row, index));
}

type SignInFixture = (page: Page, who: Person, how?: { to?: string; fresh?: boolean }) => Promise<void>;

/** Opens a path in the given state of the session and tells where one ends up. */
async function arrivalOf(page: Page, session: Session, signIn: SignInFixture) {
  const context = page.context();
  if (session !== 'anonymous') await signIn(page, 'owner', { fresh: session === 'expired but refreshable' });
  const first = await context.storageState();
  return async (path: string) => {
    // Each refresh is a real one and rotates the token, so the next visit ages what the last one left.
    if (session === 'expired but refreshable')
      await become(page, withExpired(await context.storageState(), 'access'));
    if (session === 'expired') await become(page, withExpired(first, 'both'));
    await page.goto(path);
    return settled(page);
  };
}

/** The title is set when the router has come to rest: until then it is the one of the empty page. */
async function settled(page: Page) {
  await page.waitForFunction(() => document.title !== 'Archway');
  const { pathname, search } = new URL(page.url());
  return addressAndTitle(decodedOnce(pathname + search), (await page.title()).replace(tail, ''));
}

/** `/` and `%2F` mean the same inside a query. */
function decodedOnce(address: string) {
  const [path = '', query] = address.split('?');
  return query === undefined ? path : `${path}?${query.replaceAll('/', '%2F')}`;
}
