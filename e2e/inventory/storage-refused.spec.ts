import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dock } from '../dock.ts';
import { expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';

test.use({ ownBrowser: true, expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

const alert = (page: Page) => page.getByRole('alert');

test('a device that keeps nothing says so before the first scan, until it does', async ({
  page,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('keeps-nothing');
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    Object.assign(globalThis, { keepsNothing: true });
    indexedDB.open = (...input: Parameters<typeof open>) => {
      if ('keepsNothing' in globalThis) throw new DOMException('Not here.', 'SecurityError');
      return open(...input);
    };
  });
  await signIn(page, hand, { to: '/scan', fresh: true });
  await expect(alert(page)).toContainText('This device can’t save scans');
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'keepsNothing'));
  await alert(page).getByRole('button', { name: 'Check again' }).click();
  await expect(alert(page)).toHaveCount(0);
});

test('a device that is almost full says so', async ({ page, signIn, makeNewcomer }) => {
  const hand = await makeNewcomer('almost-full');
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ quota: 50e6, usage: 45e6 });
  });
  await signIn(page, hand, { to: '/scan', fresh: true });
  await expect(alert(page)).toContainText('This device is almost full');
});

test('what a full device refuses is said to be not recorded, can be saved to a file, and is recorded at last', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('full-device');
  const { pieces, list, bay } = await dock(server.url, hand, 2);
  const [first, second] = pieces.map(({ code }) => code) as [string, string];
  await page.addInitScript(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (...input) {
      if ('isFull' in globalThis) throw new DOMException('No room.', 'QuotaExceededError');
      return add.apply(this, input);
    };
  });
  await signIn(page, hand, { to: '/scan/BAY-3', fresh: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Bay 3' })).toBeVisible();
  await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const scan = await handScanner(page);
  await context.setOffline(true);
  await page.evaluate(() => Object.assign(globalThis, { isFull: true }));

  await test.step('nothing is said to be done', async () => {
    await scan(first);
    await scan(second);
    await expect(alert(page)).toContainText('2 records aren’t saved');
    const rows = page.getByRole('list', { name: 'Scanned' }).getByRole('listitem');
    await expect(rows.filter({ hasText: 'Not put away' })).toHaveCount(2);
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Still not saved')).toBeVisible();
  });

  await test.step('the file holds both', async () => {
    const saving = page.waitForEvent('download');
    await alert(page).getByRole('button', { name: 'Save to a file' }).click();
    const { events } = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
    expect(events.map(({ unitId }: { unitId: string }) => unitId)).toEqual(pieces.map(({ id }) => id));
  });

  await test.step('with room again they are recorded and sent, once', async () => {
    await page.evaluate(() => Reflect.deleteProperty(globalThis, 'isFull'));
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await expect(alert(page)).toHaveCount(0);
    await expect(page.getByText('Recorded 2 scans')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await list(`units?locationId=${bay.id}`)).length).toBe(2);
  });
});
