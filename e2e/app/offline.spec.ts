import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { fillSignIn } from '../people.ts';
import { isKept, keptByApp, workerKeepsAll } from '../worker.ts';

test.use({
  ownBrowser: true,
  expectedErrors: /ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)|refresh call/,
});

const asOf = (page: Page) => page.getByText(/^Offline · as of \d{1,2}:\d\d/);
const firstItem = (page: Page) => page.getByRole('table').getByRole('row').nth(1).getByRole('link').first();

test('with no network a member opens the app anew where they want: to scan, in the list and on the page of an item', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, 'owner', { to: '/inventory', fresh: true });
  const name = (await firstItem(page).textContent()) ?? '';
  await firstItem(page).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const item = new URL(page.url()).pathname;
  await workerKeepsAll(page);
  await isKept(page, 'units');
  await page.close();
  await context.setOffline(true);
  const cold = await context.newPage();

  await test.step('scan', async () => {
    await cold.goto('/scan');
    await expect(cold.getByRole('heading', { level: 1, name: 'Scan a label' })).toBeVisible();
    await expect(cold.getByText('Offline', { exact: true })).toBeVisible();
  });

  await test.step('the list, as of when it was seen', async () => {
    await cold.goto('/inventory');
    await expect(cold.getByRole('link', { name }).first()).toBeVisible();
    await expect(asOf(cold)).toBeVisible();
  });

  await test.step('the item, also when the page is loaded anew', async () => {
    await cold.goto(item);
    await expect(cold.getByRole('heading', { level: 1, name })).toBeVisible();
    await cold.reload();
    await expect(cold.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(asOf(cold)).toBeVisible();
  });

  await test.step('what was never seen says so, and comes by itself with the network', async () => {
    await cold.goto('/vendors');
    await expect(cold.getByRole('alert')).toContainText('You’re offline.');
    await context.setOffline(false);
    await expect(cold.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await expect(cold.getByText(/^Offline/)).toHaveCount(0);
  });
});

test('as soon as Scan says that it works offline it opens anew without a network; until then it says that it gets ready', async ({
  page,
  context,
  signIn,
}) => {
  let goOn = () => {};
  const held = new Promise<void>((done) => {
    goOn = done;
  });
  await context.route('**/service-worker.js', async (route) => {
    await held;
    await route.continue();
  });
  await signIn(page, 'warehouse', { to: '/scan', fresh: true });
  await expect(page.getByText('Getting ready for offline…')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Works offline/)).toHaveCount(0);
  goOn();
  await expect(page.getByText(/^Works offline · codes as of/)).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await page.close();
  const cold = await context.newPage();
  await cold.goto('/scan/U-00101');
  await expect(cold.getByRole('heading', { level: 1, name: 'Wishbone Chair' })).toBeVisible();
  await cold.getByRole('button', { name: 'Report damage' }).click();
  await expect(cold.getByRole('dialog')).toBeVisible();
});

test('nothing of a member is shown to the next one on the same device, nor left behind', async ({
  page,
  context,
  signIn,
  makeNewcomer,
}) => {
  const other = await makeNewcomer('next-on-the-phone');
  await signIn(page, 'owner', { to: '/inventory', fresh: true });
  const name = (await firstItem(page).textContent()) ?? '';
  await workerKeepsAll(page);
  await isKept(page, 'items');
  await page.getByRole('button', { name: /: your account$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map((database) => database.name)))
    .toEqual([]);
  const left = await keptByApp(page);
  expect(left.filter((text) => text.includes(name) || text.includes('Larkspur'))).toEqual([]);

  await fillSignIn(page, other);
  await expect(page).not.toHaveURL(/\/login/);
  await context.setOffline(true);
  await page.goto('/inventory');
  await expect(page.getByRole('alert').first()).toContainText('You’re offline.');
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
});

test('a server that takes calls and never answers is told soon, with what was seen last', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner', { to: '/inventory', fresh: true });
  const name = (await firstItem(page).textContent()) ?? '';
  await isKept(page, 'items');
  await page.route('**/api/items?*', () => undefined);
  await page.reload();
  await expect(page.getByRole('link', { name }).first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/^Waiting for the server · as of /)).toBeVisible({ timeout: 15_000 });
});
