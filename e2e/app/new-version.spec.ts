import type { Page } from '@playwright/test';
import { dock } from '../dock.ts';
import { expect } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import type { ReleasingServer } from '../releasing-server.ts';
import { test } from '../releasing-test.ts';
import { startServer } from '../running-server.ts';
import { workerKeepsAll } from '../worker.ts';

test.use({ ownBrowser: true, expectedErrors: /ERR_(FAILED|CONNECTION_RESET)/ });
test.afterEach(({ server }) => server.reset());

const next = '00000000next0000';
const version = (page: Page) => page.locator('meta[name="archway-version"]').getAttribute('content');
const update = (page: Page) => page.getByRole('button', { name: 'Update' });
const appCaches = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('archway-app:')).length);

/** A new build is released, and the page hears of it, as it does by itself from time to time. */
const releaseNext = async (page: Page, server: ReleasingServer) => {
  server.release(next);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('New version')).toBeVisible();
};

/** As if somebody went to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a new version waits while somebody has unsaved changes, and takes over at the same address when they are saved', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
}) => {
  const who = await makeNewcomer('types-meanwhile');
  await signIn(page, who, { to: '/account/account', fresh: true });
  await workerKeepsAll(page);
  const before = await version(page);
  await page.getByLabel('Phone').fill('+31 30 555 0199');
  await releaseNext(page, server);
  await hide(page);

  await test.step('another tab takes it up, and this one goes on with its own files', async () => {
    const other = await context.newPage();
    await other.goto('/settings');
    expect(await version(other), 'it comes from the server').toBe(next);
    await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const waits = () =>
      other.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
    // The one before keeps the rest of its files first.
    await expect.poll(waits, { timeout: 90_000 }).toBe(false);
    expect(await appCaches(page)).toBe(2);
    await other.close();
  });

  await expect(page.getByLabel('Phone')).toHaveValue('+31 30 555 0199');
  expect(await version(page)).toBe(before);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved your changes')).toBeVisible();
  // Whoever still is in a field goes on typing.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await hide(page);
  await expect.poll(() => version(page)).toBe(next);
  await expect(page).toHaveURL('/account/account');
  await expect(page.getByLabel('Phone')).toHaveValue('+31 30 555 0199');
  await expect(page.getByText('New version')).toHaveCount(0);
  await expect.poll(() => appCaches(page), 'the files that no tab needs any more are gone').toBe(1);
});

test('whoever goes to another page finds the new version there', async ({ page, server, signIn }) => {
  await signIn(page, 'owner', { to: '/settings', fresh: true });
  await workerKeepsAll(page);
  await releaseNext(page, server);
  expect(await version(page)).not.toBe(next);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect.poll(() => version(page)).toBe(next);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what waits in the outbox is there after an update, and is sent once', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('updates-with-scans');
  const { pieces, list, bay } = await dock(server.url, hand, 1);
  await signIn(page, hand, { to: '/scan/BAY-3', fresh: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Bay 3' })).toBeVisible();
  await workerKeepsAll(page);
  await page.route('**/api/scans', (route) => route.abort());
  const scan = await handScanner(page);
  await scan(pieces[0]?.code ?? '');
  await expect(page.getByText('Offline · 1 to send')).toBeVisible();
  await releaseNext(page, server);
  await hide(page);
  expect(await version(page), 'not by itself right after a scan').not.toBe(next);
  await update(page).click();
  await expect.poll(() => version(page)).toBe(next);
  await expect(page.getByText(/1 to send/)).toBeVisible();
  await page.unroute('**/api/scans');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(async () => (await list(`units?locationId=${bay.id}`)).length).toBe(1);
});

test('a worker that is switched off goes, with all that it kept, and the app works on', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(page, 'owner', { to: '/settings', fresh: true });
  await workerKeepsAll(page);
  const off = await startServer({ SERVICE_WORKER: 'off', DEMO: 'off' });
  server.switchOff(await (await fetch(`${off.url}/service-worker.js`)).text());
  await off.stop();

  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const left = () =>
    page.evaluate(
      async () => [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())].length,
    );
  await expect.poll(left).toBe(0);
  await page.goto('/inventory');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect.poll(left).toBe(0);
});
