import type { Page, Route } from '@playwright/test';
import { dock } from '../dock.ts';
import { expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { fillSignIn } from '../people.ts';
import { expired, readStoredUser, replaceTokens, tokenEnding } from '../tokens.ts';

const refreshCall = '**/api/auth/refresh-token';
/** Looks valid to the browser, and the server refuses it: whatever is called now is answered with 401. */
const refusedToken = tokenEnding(600);
const waiting = (page: Page, count: number) => page.getByText(`Offline · ${count} to send`);

test.use({
  ownBrowser: true,
  expectedErrors:
    /status of (401|429|503)|ERR_(CONNECTION_REFUSED|FAILED|INTERNET_DISCONNECTED)|refresh call/,
});

/** The ways in which a refresh fails without a word about the session. */
const failures: Record<string, (route: Route) => unknown> = {
  'answered with 503': (route) => route.fulfill({ status: 503, body: 'Service unavailable' }),
  'answered with 429': (route) => route.fulfill({ status: 429, json: { code: 'too_many_requests' } }),
  'answered with a page that is no answer': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in to this Wi-Fi</h1>' }),
  'refused by the network': (route) => route.abort('connectionrefused'),
  'never answered': () => undefined,
};

for (const [how, fail] of Object.entries(failures))
  test(`a scan outlives a refresh that is ${how}, and is sent once when the server is back`, async ({
    page,
    server,
    signIn,
    makeNewcomer,
  }) => {
    const hand = await makeNewcomer(`unsent-${how.replaceAll(' ', '-')}`);
    const { pieces, list, bay } = await dock(server.url, hand, 2);
    await impatient(page);
    await signIn(page, hand, { to: '/scan/BAY-3', fresh: true });
    await expect(page.getByRole('heading', { level: 1, name: 'Bay 3' })).toBeVisible();
    await expect(page.getByText(/^Works offline/)).toBeVisible();
    const scan = await handScanner(page);
    await replaceTokens(page, { accessToken: refusedToken });
    await page.route(refreshCall, (route) => void fail(route));
    for (const { code } of pieces) await scan(code);
    await expect(waiting(page, 2)).toBeVisible();
    expect(await readStoredUser(page), 'still signed in').not.toBeNull();

    await test.step('also when the page is loaded anew meanwhile', async () => {
      await replaceTokens(page, { accessToken: expired });
      await page.reload();
      await expect(waiting(page, 2)).toBeVisible();
      await expect(page).toHaveURL('/scan/BAY-3');
      await expect(page.getByRole('heading', { level: 1, name: 'Bay 3' })).toBeVisible();
    });

    await page.unroute(refreshCall);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(waiting(page, 2)).toHaveCount(0);
    await expect
      .poll(async () => (await list(`units?locationId=${bay.id}`)).length, 'both are there')
      .toBe(2);
    for (const { id } of pieces) expect(await movesOf(list, id), 'each was moved once').toBe(1);
  });

test('scans that a session left behind wait for the same member, and nobody else sends or sees them', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const [hand, other] = [await makeNewcomer('left-behind'), await makeNewcomer('next-shift')];
  const { pieces, list, bay } = await dock(server.url, hand, 1);
  await signIn(page, hand, { to: '/scan/BAY-3', fresh: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Bay 3' })).toBeVisible();
  const scan = await handScanner(page);
  await replaceTokens(page, { accessToken: refusedToken });
  await page.route(refreshCall, (route) => route.fulfill({ status: 401, json: { code: 'unauthenticated' } }));

  await test.step('the server has ended the session: the scan is kept', async () => {
    await scan(pieces[0]?.code ?? '');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    const kept = await page.evaluate(async () => ({
      keys: Object.keys(localStorage).filter((key) => !key.startsWith('unsent')),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
    expect(kept, 'nothing else stays on the device').toEqual({ keys: [], databases: ['unsentOutbox'] });
    await page.unroute(refreshCall);
  });

  await test.step('somebody else works on the same device', async () => {
    await page.goto('/login?to=/scan');
    await fillSignIn(page, other);
    await expect(page.getByRole('heading', { level: 1, name: 'Scan a label' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(waiting(page, 1)).toHaveCount(0);
    expect((await list(`units?locationId=${bay.id}`)).length).toBe(0);
    await page.getByRole('button', { name: /: your account$/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });

  await test.step('the first member is back: it is sent, once', async () => {
    await page.goto('/login?to=/scan');
    await fillSignIn(page, hand);
    await expect(page.getByRole('heading', { level: 1, name: 'Scan a label' })).toBeVisible();
    await expect.poll(async () => (await list(`units?locationId=${bay.id}`)).length).toBe(1);
    expect(await movesOf(list, pieces[0]?.id ?? '')).toBe(1);
    await expect(page.getByText(/to send$/)).toHaveCount(0);
  });
});

test('whoever signs out with unsent scans is told that they stay, and finds them again', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('signs-out');
  const { pieces, list, bay } = await dock(server.url, hand, 1);
  await signIn(page, hand, { to: '/scan/BAY-3', fresh: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Bay 3' })).toBeVisible();
  await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
  const scan = await handScanner(page);
  await context.setOffline(true);
  await scan(pieces[0]?.code ?? '');
  await expect(waiting(page, 1)).toBeVisible();
  await page.getByRole('button', { name: /: your account$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Sign out with 1 unsent scan?' });
  await confirmation.getByRole('button', { name: 'Sign out' }).click();
  await context.setOffline(false);
  await page.goto('/login?to=/scan');
  await fillSignIn(page, hand);
  await expect.poll(async () => (await list(`units?locationId=${bay.id}`)).length).toBe(1);
});

test.describe('a screen that finds the session expired while the server is away', () => {
  for (const path of ['/organization/members', '/inventory'])
    test(`${path} says so and offers to try again, without asking to sign in`, async ({ page, signIn }) => {
      await impatient(page);
      await signIn(page, 'viewer', { to: '/settings', fresh: true });
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
      await replaceTokens(page, { accessToken: expired });
      await page.route(refreshCall, (route) => route.fulfill({ status: 503, body: '' }));
      // Whether the server is back is asked there: somebody is quicker here.
      await page.route('**/livez', (route) => route.abort());
      await page.goto(path);
      const failed = page.getByRole('alert').first();
      await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page).toHaveURL(path);
      await page.unroute(refreshCall);
      await failed.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    });
});

/** A refresh that hangs is given up after a moment instead of twenty seconds. */
const impatient = (page: Page) =>
  page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms === 20_000 ? 400 : ms);
  });

type List = Awaited<ReturnType<typeof dock>>['list'];

const movesOf = async (list: List, unitId: string) =>
  ((await list(`inventory-events?unitId=${unitId}`)) as unknown as { kind: string }[]).filter(
    ({ kind }) => kind === 'moved',
  ).length;
