import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { fillSignIn } from '../people.ts';
import { expired, readStoredUser, replaceTokens, tokenEnding } from '../tokens.ts';

/** Looks valid to the browser, and the server refuses it: whatever is called now is answered with 401. */
const refusedToken = tokenEnding(600);
const refreshCall = '**/api/auth/refresh-token';

test.use({ expectedErrors: /status of 401/ });

test('twenty calls that meet a 401 make one refresh, and each is sent again once', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'viewer', { to: '/organization/members', fresh: true });
  await expect(page.getByRole('row', { name: /Luis Romero/ })).toBeVisible();
  const before = await readStoredUser(page);
  await replaceTokens(page, { accessToken: refusedToken });
  const calls = countCalls(page);
  const answered = await callMembers(page, 20);

  expect(answered).toBe(20);
  expect(calls('/api/auth/refresh-token')).toHaveLength(1);
  const sent = calls('/api/members').map((url) => Number(new URL(url).searchParams.get('page')));
  const each = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(
    [...sent].sort((a, b) => a - b),
    'each twice',
  ).toEqual(each.flatMap((page) => [page, page]));
  expect(sent.slice(20), 'in the order they were first sent').toEqual(sent.slice(0, 20));
  const after = await readStoredUser(page);
  expect(after.accessToken).not.toBe(refusedToken);
  expect(after.refreshToken, 'the refresh token is rotated').not.toBe(before.refreshToken);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'accessToken')?.value).toBe(after.accessToken);
});

test('a 401 after the retry logs out, and nothing is called again and again', async ({ page, signIn }) => {
  await signIn(page, 'viewer', { to: '/settings', fresh: true });
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.route('**/api/organization', (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthenticated' } }),
  );
  const calls = countCalls(page);
  await toOrganization(page);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveURL('/login?to=%2Forganization%2Fdetails');
  expect(calls('/api/organization')).toHaveLength(2);
  expect(calls('/api/auth/refresh-token')).toHaveLength(1);
});

test.describe('a refresh that the server refuses is logged and ends the session', () => {
  const failures = [
    {
      how: 'refused with 401',
      title: 'The refresh call was answered with 401',
      answer: { status: 401, json: { code: 'unauthenticated' } },
    },
    {
      how: 'answered without an access token',
      title: 'No access token received from refresh',
      answer: { status: 200, json: {} },
    },
  ] as const;
  test.use({ expectedErrors: /status of 401|refresh/ });

  for (const { how, title, answer } of failures) {
    test(`when it is ${how}`, async ({ page, signIn }) => {
      const logged = consoleErrors(page);
      await signIn(page, 'viewer', { to: '/settings' });
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
      await replaceTokens(page, { accessToken: refusedToken });
      await page.route(refreshCall, (route) => route.fulfill(answer));
      await toOrganization(page);
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
      expect(
        logged().some((line) => line.startsWith(title)),
        logged().join('\n'),
      ).toBe(true);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });
  }
});

test.describe('a refresh that fails without a word about the session is logged, and the session waits', () => {
  const failures = [
    { how: 'answered with 500', title: 'The refresh call was answered with 500', answer: { status: 500 } },
    { how: 'answered with 429', title: 'The refresh call was answered with 429', answer: { status: 429 } },
    { how: 'never answered', title: 'The refresh call did not reach the server', answer: 'abort' },
  ] as const;
  test.use({ expectedErrors: /status of (401|429|500)|refresh|net::ERR_FAILED/ });

  for (const { how, title, answer } of failures) {
    test(`when it is ${how}`, async ({ page, signIn }) => {
      const logged = consoleErrors(page);
      await signIn(page, 'viewer', { to: '/settings', fresh: true });
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
      await replaceTokens(page, { accessToken: refusedToken });
      await page.route(refreshCall, (route) =>
        answer === 'abort' ? route.abort() : route.fulfill({ ...answer, json: {} }),
      );
      // Whether the server is back is asked there: somebody is quicker here.
      await page.route('**/livez', (route) => route.abort());
      await toOrganization(page);
      const failed = page.getByRole('alert').filter({ hasText: 'The server didn’t answer.' }).first();
      await expect(failed).toBeVisible();
      expect(
        logged().some((line) => line.startsWith(title)),
        logged().join('\n'),
      ).toBe(true);
      await page.unroute(refreshCall);
      await failed.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'Company' })).toBeVisible();
    });
  }
});

test.describe('tokens in cookies whose user is not stored any more', () => {
  test.use({ expectedErrors: /status of 503|ApiProblem: / });

  test('stay while the server cannot say whose they are, and lead on when it can', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'viewer', { to: '/settings', fresh: true });
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await page.goto('/livez');
    await page.evaluate(() => localStorage.clear());
    await page.route('**/api/me', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/settings');
    await expect(page.getByText('Archway is busy or being updated.')).toBeVisible();
    await page.unroute('**/api/me');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });
});

test.describe('a refresh that hangs', () => {
  test.use({ ownBrowser: true, expectedErrors: /status of 401|did not reach the server/ });

  test('is given up after 20 seconds of patience, and says so while the session waits', async ({
    page,
    signIn,
  }) => {
    await page.clock.install();
    // The browser's own timeout does not follow the clock of the test.
    await page.addInitScript(() => {
      AbortSignal.timeout = (ms) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException('too long', 'TimeoutError')), ms);
        return controller.signal;
      };
    });
    const logged = consoleErrors(page);
    await signIn(page, 'viewer', { to: '/settings' });
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await replaceTokens(page, { accessToken: refusedToken });
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    await page.route(refreshCall, (route) => over.then(() => route.abort().catch(() => undefined)));
    const requested = page.waitForRequest(refreshCall);
    await toOrganization(page);
    await requested;
    await page.clock.fastForward(19_000);
    expect(
      await page.evaluate(() => localStorage.getItem('user')),
      'a slow phone is waited for',
    ).not.toBeNull();
    await page.clock.fastForward(1500);
    await expect
      .poll(() => logged().find((line) => line.includes('refresh')))
      .toMatch(/^The refresh call did not reach the server \(TimeoutError/);
    expect(await page.evaluate(() => localStorage.getItem('user')), 'still signed in').not.toBeNull();
    await expect(page).toHaveURL(/organization/);
    end();
  });
});

test.describe('on a device whose clock is wrong by a day', () => {
  test.use({ ownBrowser: true });

  const day = 86_400_000;
  for (const [how, offset] of Object.entries({ ahead: day, behind: -day })) {
    test(`${how}, one signs in and works, and a screen costs one refresh at most`, async ({ page }) => {
      await page.clock.install({ time: Date.now() + offset });
      const calls = countCalls(page);
      await page.goto('/login');
      await fillSignIn(page, { email: 'viewer@larkspur.test' });
      await expect(page.getByRole('heading', { name: /Ellen/ })).toBeVisible();
      await toOrganization(page);
      await page.getByRole('link', { name: 'Members', exact: true }).click();
      await expect(page.getByRole('row', { name: /Luis Romero/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const screens = 3;
      expect(calls('/api/auth/refresh-token').length).toBeLessThanOrEqual(how === 'ahead' ? screens : 0);
      expect(calls('/api/members').length, 'nothing is asked again and again').toBeLessThanOrEqual(2);

      await replaceTokens(page, { accessToken: tokenEnding(600 + offset / 1000) });
      const before = calls('/api/auth/refresh-token').length;
      await page.goto('/account/security');
      await expect(page.getByText('This device')).toBeVisible();
      expect(calls('/api/auth/refresh-token').length - before, 'a token the server refuses').toBe(1);
    });
  }
});

test.describe('without a refresh token that could be used', () => {
  test.use({ expectedErrors: /status of 401|No refresh token available|refresh call was answered/ });
  const cases = [
    { stored: '', title: 'No refresh token available' },
    { stored: expired, title: 'The refresh call was answered with 401' },
  ];
  for (const { stored, title } of cases) {
    test(`'${title}' is logged, and the way leads to /login`, async ({ page, signIn }) => {
      const logged = consoleErrors(page);
      await signIn(page, 'viewer', { to: '/settings' });
      await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
      await replaceTokens(page, { accessToken: refusedToken, refreshToken: stored });
      await toOrganization(page);
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
      expect(logged()).toContain(title);
    });
  }
});

test.describe('a device that is offline', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|did not reach the server/ });

  test('keeps its session until there is a network again', async ({ page, signIn }) => {
    await signIn(page, 'viewer', { to: '/settings', fresh: true });
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await toOrganization(page);
    await expect(page.getByRole('heading', { name: 'Company' })).toBeVisible();
    await replaceTokens(page, { accessToken: expired });
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.context().setOffline(false);
    await page.goto('/account/security');
    await expect(page.getByText('This device')).toBeVisible();
  });
});

test('two tabs whose access token has expired refresh once, and both go on', async ({ page, signIn }) => {
  await signIn(page, 'viewer', { to: '/settings', fresh: true });
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await replaceTokens(page, { accessToken: expired });
  const other = await page.context().newPage();
  const [first, second] = [countCalls(page), countCalls(other)];
  await Promise.all([page.goto('/organization/members'), other.goto('/account/security')]);
  await expect(page.getByRole('row', { name: /Luis Romero/ })).toBeVisible();
  await expect(other.getByText('This device')).toBeVisible();
  expect([...first('/api/auth/refresh-token'), ...second('/api/auth/refresh-token')]).toHaveLength(1);
});

/** To a screen that calls the server, by a click in the menu. */
const toOrganization = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Organization' }).click();

/** The addresses called on a path, in their order. */
function countCalls(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => void urls.push(request.url()));
  return (path: string) => urls.filter((url) => new URL(url).pathname === path);
}

function consoleErrors(page: Page) {
  const lines: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && lines.push(message.text())));
  return () => lines;
}

/** Lets the page's own client list members so many times at once; no screen makes that many calls. */
async function callMembers(page: Page, times: number) {
  return page.evaluate(async (count) => {
    type Link = { call: (path: string[], input: object, options: object) => Promise<{ total: number }> };
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const modules = await Promise.all(
      loaded.filter((name) => name.endsWith('.js')).map((name) => import(name)),
    );
    const link = modules
      .flatMap((module) => Object.values(module as Record<string, unknown>))
      .find((value): value is Link => typeof value === 'object' && value !== null && 'codec' in value);
    if (!link) throw new Error('The page has not loaded its client.');
    const calls = Array.from({ length: count }, (_, index) =>
      link.call(['members', 'list'], { page: index + 1, itemsPerPage: 5 }, { context: {} }),
    );
    return (await Promise.all(calls)).filter(({ total }) => total > 0).length;
  }, times);
}
