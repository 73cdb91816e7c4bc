import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { fillSignIn } from '../people.ts';

const sessionCookies = ['accessToken', 'refreshToken', 'userAbilityRules', 'userData'];

test.describe('after signing in', () => {
  test.use({ ownBrowser: true });

  test('local storage and cookies hold what sections 3, 4 and 9 say, and nothing else', async ({ page }) => {
    await signInAs(page, 'viewer@larkspur.test');
    await expect(page.getByRole('heading', { name: /Ellen/ })).toBeVisible();

    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.keys(stored).sort()).toEqual(['user', 'userData']);
    const user = JSON.parse(stored['user'] ?? '');
    expect(user).toMatchObject({
      accessToken: expect.stringMatching(/^ey/),
      refreshToken: expect.any(String),
      activeOrganization: { name: 'Larkspur Staging Co.' },
      email: 'viewer@larkspur.test',
    });
    const { accessToken, refreshToken, ...profile } = user;
    expect(JSON.parse(stored['userData'] ?? '')).toEqual(profile);

    const cookies = await page.context().cookies();
    const ofSession = cookies.filter(({ name }) => !name.startsWith('archway-'));
    expect(ofSession.map(({ name }) => name).sort()).toEqual(sessionCookies);
    for (const cookie of ofSession)
      expect(cookie, cookie.name).toMatchObject({
        path: '/',
        sameSite: 'Strict',
        secure: false,
        httpOnly: false,
      });
    const cookieNamed = (name: string) =>
      decodeURIComponent(cookies.find((each) => each.name === name)?.value ?? '');
    expect(cookieNamed('accessToken')).toBe(accessToken);
    expect(cookieNamed('refreshToken')).toBe(refreshToken);
    expect(JSON.parse(cookieNamed('userData'))).toMatchObject({ email: 'viewer@larkspur.test' });
    expect(JSON.parse(cookieNamed('userAbilityRules'))).toContainEqual({ action: 'read', subject: 'Item' });

    const endOf = (name: string) => cookies.find((each) => each.name === name)?.expires ?? 0;
    expect(
      Math.abs(endOf('accessToken') - expOf(accessToken)),
      'the access cookie ends with its token',
    ).toBeLessThan(5);
    expect(Math.abs(endOf('refreshToken') - expOf(refreshToken)), 'so does the refresh cookie').toBeLessThan(
      5,
    );
  });

  test('tokens whose end cannot be read are kept for a day and for seven days', async ({ page }) => {
    const written = await recordCookies(page);
    await page.route('**/api/auth/signin', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        json: { ...(await answer.json()), accessToken: 'opaque-a', refreshToken: 'opaque-r' },
      });
    });
    await signInAs(page, 'viewer@larkspur.test');
    await expect.poll(written).toContain('accessToken=opaque-a; path=/; max-age=86400; samesite=strict');
    expect(await written()).toContain('refreshToken=opaque-r; path=/; max-age=604800; samesite=strict');
  });

  test.describe('over https', () => {
    test.use({ expectedErrors: /request to a foreign host: https:\/\/archway\.example/ });

    test('every cookie of the session is secure', async ({ page, server }) => {
      const written = await recordCookies(page);
      await page.route('https://archway.example/**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const headers = { ...route.request().headers(), origin: server.url };
        await route.fulfill({
          response: await route.fetch({ url: server.url + pathname + search, headers }),
        });
      });
      await page.goto('https://archway.example/login');
      await fillSignIn(page, { email: 'viewer@larkspur.test' });
      await expect(page.getByRole('heading', { name: /Ellen/ })).toBeVisible();
      const ofSession = (await written()).filter((line) => sessionCookies.includes(line.split('=')[0] ?? ''));
      expect(ofSession.length).toBeGreaterThanOrEqual(4);
      for (const line of ofSession) expect(line).toMatch(/; path=\/; max-age=\d+; samesite=strict; secure$/);
      // What the page still asks for must not reach the network once the routes are gone.
      await page.goto('about:blank');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
});

test.describe('signing out', () => {
  test('makes no call and leaves nothing of the user on the device', async ({ page }) => {
    await signInAs(page, 'viewer@larkspur.test', '/settings');
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await page.evaluate(async () => {
      localStorage.setItem('inventoryFilters', '{"page":3}');
      sessionStorage.setItem('wanted', 'something');
      await caches.open('answers').then((cache) => cache.put('/x', new Response('Ellen')));
      await new Promise<void>((done) => {
        const opened = indexedDB.open('outbox');
        opened.onsuccess = () => done(opened.result.close());
      });
    });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await signOut(page);

    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(calls.filter((call) => call.includes('/api/'))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
    const cookies = (await page.context().cookies()).map(({ name }) => name).sort();
    expect(cookies, 'how the screen looks belongs to the device').toEqual([
      'archway-device',
      'archway-theme',
    ]);
    await expect.poll(() => page.evaluate(leftOnDevice)).toEqual([]);
  });

  test('shows nothing of the user to whoever presses Back', async ({ page }) => {
    await signInAs(page, 'viewer@larkspur.test', '/account/profile');
    await expect(page.getByRole('heading', { name: 'Ellen Whitlock' })).toBeVisible();
    await page.getByRole('link', { name: 'Security', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Where you’re signed in' })).toBeVisible();
    // Another document: what lies before it would come out of the browser's cache as it was left.
    const opened = await page.goto('/settings');
    expect(opened?.headers()['cache-control'], 'no browser keeps a page').toContain('no-store');
    await signOut(page);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    for (let step = 0; step < 3; step += 1) {
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /Every piece, every house|Welcome back/,
      );
      await expect(page.getByText(/Ellen|viewer@larkspur/)).toHaveCount(0);
    }
  });

  test('signs the other tabs out as well', async ({ page }) => {
    await signInAs(page, 'viewer@larkspur.test', '/settings');
    const other = await page.context().newPage();
    await other.goto('/account/profile');
    await expect(other.getByRole('heading', { name: 'Ellen Whitlock' })).toBeVisible();
    await signOut(page);
    await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(other).toHaveURL('/login?to=%2Faccount%2Fprofile');
  });
});

test.describe('what is left of a session', () => {
  test('user data without tokens leads to a page, not round in circles', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() => localStorage.setItem('userData', '{"id":"x","firstName":"Ellen"}'));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Every piece, every house' })).toBeVisible();
  });

  test('cookies without local storage are a session still', async ({ page }) => {
    await signInAs(page, 'viewer@larkspur.test', '/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/account/profile');
    await expect(page.getByRole('heading', { name: 'Ellen Whitlock' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['user', 'userData']);
  });

  test('cookies that nobody can use are thrown away', async ({ page, server }) => {
    await page.context().addCookies([
      { name: 'refreshToken', value: 'nobody-knows-this', url: server.url },
      { name: 'userData', value: '%7B%22id%22%3A%22x%22%7D', url: server.url },
    ]);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Every piece, every house' })).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
  });
});

const signInAs = async (page: Page, email: string, to = '') => {
  await page.goto(`/login${to && `?to=${to}`}`);
  await fillSignIn(page, { email });
  if (to) await expect(page).toHaveURL(to);
};

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /: your account$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
};

/** Caches and databases, but for the files of the app itself, which are nobody's. */
const leftOnDevice = async () => [
  ...(await caches.keys()).filter((name) => !name.startsWith('archway-app:')),
  ...(await indexedDB.databases()),
];

/** Every cookie the page's own script writes, as it writes it. */
const recordCookies = async (page: Page) => {
  const lines: string[] = [];
  await page.exposeFunction('cookieWritten', (line: string) => void lines.push(line));
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => own?.get?.call(document),
      set: (line: string) => {
        (globalThis as unknown as { cookieWritten: (line: string) => void }).cookieWritten(line); // exposed above
        own?.set?.call(document, line);
      },
    });
  });
  return async () => [...lines];
};

const expOf = (token: string) =>
  Number(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp);
