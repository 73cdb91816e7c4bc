import type { Page } from '@playwright/test';
import { dock } from '../dock.ts';
import { expect } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { fillSignIn } from '../people.ts';
import { test } from '../releasing-test.ts';
import { reportDamage } from '../report-damage.ts';
import { expired, readStoredUser, replaceTokens } from '../tokens.ts';

test.use({
  ownBrowser: true,
  expectedErrors: /status of (401|503)|ERR_(FAILED|CONNECTION_RESET|INTERNET_DISCONNECTED)|refresh call/,
});
test.afterEach(({ server }) => server.reset());

const refreshCall = '**/api/auth/refresh-token';
const twenty = 20;
const next = '00000000next0000';
const version = (page: Page) => page.locator('meta[name="archway-version"]').getAttribute('content');
const toSend = (page: Page) => page.getByText(`${twenty + 1} to send`);

type Recorded = { kind: string; pictureIds: string[] };

test('twenty pieces and a photo from a basement arrive once, whatever happens to tab, session and app meanwhile, and nobody else sees them', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
}) => {
  test.slow();
  const [hand, other] = [await makeNewcomer('basement'), await makeNewcomer('next-on-this-phone')];
  const { pieces, list, bay } = await dock(server.url, hand, twenty);
  const [first] = pieces as [(typeof pieces)[number]];
  await signIn(page, hand, { to: '/scan/BAY-3', fresh: true });
  await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);

  await test.step('twenty are put away without a network', async () => {
    const scan = await handScanner(page);
    const rows = page.getByRole('list', { name: 'Scanned' }).getByRole('listitem');
    for (const [nth, { code }] of pieces.entries()) {
      await scan(code);
      await expect(rows).toHaveCount(nth + 1);
    }
    await expect(page.getByText(`Offline · ${twenty} to send`)).toBeVisible();
  });

  await test.step('one of them is broken, and photographed', async () => {
    await page.goto(`/scan/${first.code}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Wishbone chair' })).toBeVisible();
    await reportDamage(page);
    await expect(toSend(page)).toBeVisible();
  });

  await page.close();
  const tab = await context.newPage();
  await test.step('the tab is gone; opened anew without a network, everything waits', async () => {
    await tab.goto('/scan');
    await expect(tab.getByRole('heading', { level: 1, name: 'Scan a label' })).toBeVisible();
    await expect(toSend(tab)).toBeVisible();
  });

  await test.step('the network is back, the server is not: it cannot renew the session, and nothing is lost', async () => {
    await context.route(refreshCall, (route) => route.fulfill({ status: 503, body: 'Service unavailable' }));
    await replaceTokens(tab, { accessToken: expired });
    await context.setOffline(false);
    await tab.reload();
    await expect(toSend(tab)).toBeVisible();
    expect(await readStoredUser(tab), 'still signed in').not.toBeNull();
  });

  await test.step('the app is updated meanwhile', async () => {
    server.release(next);
    await tab.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(tab.getByText('New version')).toBeVisible();
    await tab.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => version(tab)).toBe(next);
    await expect(toSend(tab)).toBeVisible();
  });

  await test.step('the session has ended: whoever is next on this phone sees and sends none of it', async () => {
    await context.unroute(refreshCall);
    await context.route(refreshCall, (route) =>
      route.fulfill({ status: 401, json: { code: 'unauthenticated' } }),
    );
    await tab.reload();
    await expect(tab.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await context.unroute(refreshCall);
    await tab.goto('/login?to=/scan');
    await fillSignIn(tab, other);
    await expect(tab.getByRole('heading', { level: 1, name: 'Scan a label' })).toBeVisible();
    await tab.waitForLoadState('networkidle');
    await expect(tab.getByText(/to send/)).toHaveCount(0);
    expect(await list(`units?locationId=${bay.id}`)).toEqual([]);
    await tab.getByRole('button', { name: /: your account$/ }).click();
    await tab.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(tab.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });

  await test.step('the first one signs in again: exactly twenty, once each, with the photo', async () => {
    await tab.goto('/login?to=/scan');
    await fillSignIn(tab, hand);
    await expect.poll(async () => (await list(`units?locationId=${bay.id}`)).length).toBe(twenty);
    const recordedOf = async (id: string) =>
      (await list(`inventory-events?unitId=${id}`)) as unknown as Recorded[];
    for (const { id } of pieces)
      expect((await recordedOf(id)).filter(({ kind }) => kind === 'moved').length).toBe(1);
    await expect.poll(async () => (await recordedOf(first.id))[0]?.pictureIds.length).toBe(1);
    expect((await recordedOf(first.id)).filter(({ kind }) => kind === 'damaged').length).toBe(1);
    await expect(tab.getByText(/to send/)).toHaveCount(0);
  });
});
