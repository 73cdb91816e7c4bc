import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { mustCall } from '../api.ts';
import { dock } from '../dock.ts';
import { expect } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { test } from '../path-server.ts';
import { fillSignIn } from '../people.ts';
import { isKept, workerKeepsAll } from '../worker.ts';

test.use({
  ownBrowser: true,
  expectedErrors: /ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)|refresh call/,
});

const photo = readFileSync(new URL('../../web/public/icon-512.png', import.meta.url));

/** Chairs of somebody's own, of which one has a label and all have a picture. */
const furnished = async (url: string, who: { email: string; password: string }) => {
  const { token, make, item, pieces } = await dock(url, who, 2);
  const form = new FormData();
  form.set('file', new File([photo], 'chair.png', { type: 'image/png' }));
  const answer = await fetch(`${url}/api/pictures`, {
    method: 'POST',
    headers: { 'x-access-token': token },
    body: form,
  });
  const { id } = (await answer.json()) as { id: string };
  await mustCall(url, `PUT /items/${item.id}/pictures`, { token, body: { pictureIds: [id] } });
  const { address: label } = await make('POST /labels', { kind: 'unit', targetId: pieces[0]?.id });
  return { item, label };
};

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /: your account$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
};

const asOf = /^(Offline|Can’t reach the server) · as of /;
const chair = (page: Page) => page.getByRole('heading', { level: 1, name: 'Wishbone chair' });
const isShown = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('img[src*="/pictures/"]')
        .first()
        .evaluate((picture) => (picture as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);

for (const kind of ['leaves the path on', 'takes the path off'] as const) {
  test(`behind a proxy that ${kind}, a member works below it, with and without a network, and leaves nothing`, async ({
    page,
    context,
    server,
    makeNewcomer,
  }) => {
    server.become(kind);
    const here = server.url;
    const who = await makeNewcomer(kind.replaceAll(' ', '-'));
    const { item, label } = await furnished(here, who);

    await test.step('another app on the same host keeps something', async () => {
      await page.goto(new URL('/', here).href);
      await page.evaluate(() => {
        localStorage.setItem('user', 'of the company');
        indexedDB.open('company');
        // biome-ignore lint/suspicious/noDocumentCookie: as the company's app would.
        document.cookie = 'accessToken=of-the-company; path=/';
      });
    });

    await test.step('signing in leads on to what was wanted', async () => {
      await page.goto(`${here}/inventory?searchQuery=wish`);
      await page.getByRole('link', { name: 'Sign in' }).first().click();
      await fillSignIn(page, who);
      await expect(page).toHaveURL(new RegExp(`^${here}/inventory\\?`));
      await expect(page.getByRole('link', { name: 'Wishbone chair' }).first()).toBeVisible();
      await isShown(page);
    });

    await test.step('an item, from the list and loaded anew', async () => {
      await page.getByRole('link', { name: 'Wishbone chair' }).first().click();
      await expect(page).toHaveURL(`${here}/inventory/${item.id}`);
      await expect(chair(page)).toBeVisible();
      await page.reload();
      await expect(chair(page)).toBeVisible();
      await isShown(page);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`^${here}/inventory\\?`));
      await page.goForward();
      await expect(chair(page)).toBeVisible();
    });

    await test.step('a label, read by any camera and by a scanner', async () => {
      expect(label).toMatch(new RegExp(`^${here}/scan/[0-9A-Z]{10}$`));
      await page.goto(label);
      await expect(page.getByText('Wishbone chair').first()).toBeVisible();
      await page.goto(`${here}/scan`);
      await expect(page.getByRole('heading', { level: 1, name: 'Scan a label' })).toBeVisible();
      await (await handScanner(page))(label);
      await expect(page).toHaveURL(new RegExp(`^${here}/`));
      await expect(page.getByText('Wishbone chair').first()).toBeVisible();
    });

    await test.step('what is kept on the device has names of its own', async () => {
      await workerKeepsAll(page);
      await page.goto(`${here}/inventory/${item.id}`);
      await expect(chair(page)).toBeVisible();
      await isKept(page, 'items');
      expect(await namesOn(page)).toEqual([]);
      const cookies = (await context.cookies()).filter(({ value }) => value !== 'of-the-company');
      expect(cookies.filter(({ name, path }) => path !== '/archway/' || !name.endsWith('+archway'))).toEqual(
        [],
      );
      expect(cookies.map(({ name }) => name)).toContain('accessToken+archway');
    });

    await test.step('without a network it opens below the path, and answers for nothing else', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(chair(page)).toBeVisible();
      await expect(page.getByText(asOf)).toBeVisible();
      const scopes = await page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      );
      expect(scopes).toEqual([`${here}/`]);
      await context.setOffline(false);
      await expect(page.getByText(asOf)).toHaveCount(0);
    });

    await test.step('signing out takes what is Archway’s, and leaves what is the company’s', async () => {
      await signOut(page);
      await expect(page).toHaveURL(`${here}/login`);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
      await page.goto(new URL('/', here).href);
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ user: 'of the company' });
      expect(await page.evaluate(() => document.cookie)).toBe('accessToken=of-the-company');
      await expect
        .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort()))
        .toEqual(['@/archway/:unsentOutbox', 'company']);
    });

    await test.step('the path alone leads to its first page', async () => {
      await page.goto(here);
      await expect(page).toHaveURL(`${here}/`);
      await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
    });
  });
}

/** Whatever is kept on this origin under a name that says nothing of the path. */
const namesOn = (page: Page) =>
  page.evaluate(async () => {
    const locks = await navigator.locks.query();
    const names = [
      ...Object.entries(localStorage).flatMap(([name, value]) => (value === 'of the company' ? [] : [name])),
      ...(await indexedDB.databases()).flatMap(({ name = '' }) => (name === 'company' ? [] : [name])),
      ...(await caches.keys()),
      ...[...(locks.held ?? []), ...(locks.pending ?? [])].map(({ name = '' }) => name),
    ];
    return names.filter((name) => !/^(@|archway-(app|version):)\/archway\/:/.test(name));
  });
