import type { Page } from '@playwright/test';
import { dock } from '../dock.ts';
import { expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';

test.use({ ownBrowser: true, expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_NAME_NOT_RESOLVED/ });

const banner = (page: Page) => page.getByRole('status').filter({ visible: true }).first();
const now = (page: Page) => page.getByRole('heading', { level: 1 });
const ready = (page: Page) => page.getByText(/^Works offline/);
const asOf = (page: Page) => page.getByText(/This is what your device knew as of/);

test('without a network a scan says what a piece is, where it is and where it belongs, as of when the device heard of it', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('known-codes');
  const { pieces, make, addLocation } = await dock(server.url, hand, 3);
  const bay4 = await addLocation('Bay 4', 'BAY-4');
  const [first, second, third] = pieces as [(typeof pieces)[0], (typeof pieces)[0], (typeof pieces)[0]];
  const label = await make('POST /labels', { kind: 'unit', targetId: first.id });
  await signIn(page, hand, { to: '/scan', fresh: true });
  await expect(ready(page)).toBeVisible({ timeout: 60_000 });
  const scan = await handScanner(page);

  await test.step('online, the server is asked', async () => {
    await scan(first.code);
    await expect(now(page)).toHaveText('Wishbone chair');
    await expect(asOf(page)).toHaveCount(0);
  });

  await test.step('offline, a piece that was never scanned here is known by its name, its location and when', async () => {
    await context.setOffline(true);
    await scan(second.code.toLowerCase());
    await expect(now(page)).toHaveText('Wishbone chair');
    await expect(asOf(page)).toBeVisible();
    await expect(page.getByText('Belongs in')).toBeVisible();
    await expect(page.getByText('Dock · DOCK')).toBeVisible();
  });

  await test.step('a label leads there too, an unknown code to nothing', async () => {
    await scan(label.address);
    await expect(banner(page)).toContainText(new RegExp(`Wishbone chair.? · .?${first.code}`));
    await expect(page.getByText('Dock · DOCK')).toBeVisible();
    await scan('ZZ-404');
    await expect(banner(page)).toContainText('You can still record');
  });

  await test.step('what the server told while there was a network is said again by its name', async () => {
    await scan(first.code);
    await expect(banner(page)).toContainText(new RegExp(`Wishbone chair.? · .?${first.code}`));
    await expect(now(page)).toHaveText('Wishbone chair');
  });

  await test.step('what is put away moves it on this device, and the same bin says that it was here', async () => {
    await scan('BAY-3');
    await expect(now(page)).toHaveText('Bay 3');
    await scan(second.code);
    await expect(banner(page)).toContainText(
      new RegExp(`Moved .?Wishbone chair.? · .?${second.code}.? to .?Bay 3`),
    );
    await context.setOffline(false);
    await expect(page.getByText(/Offline · /)).toHaveCount(0);
  });

  await test.step('a change elsewhere is told when the app is opened, and is known when the network is gone again', async () => {
    await make('POST /units/move', { unitIds: [third.id], locationId: bay4.id });
    const told = page.waitForResponse(
      async (answer) =>
        answer.url().includes('/api/scan-codes') &&
        // What a page asked that is gone by now has no text.
        (await answer.text().catch(() => '')).includes(third.code),
      { timeout: 60_000 },
    );
    await page.goto('/scan');
    await told;
    await expect(ready(page)).toBeVisible();
    // A request that is on its way when the network goes may still be answered.
    await context.route('**/api/scan/**', (route) => route.abort('internetdisconnected'));
    await context.setOffline(true);
    const scanAgain = await handScanner(page);
    await expect(async () => {
      await scanAgain(third.code);
      await expect(asOf(page)).toBeVisible();
      await expect(page.getByText('Bay 4 · BAY-4')).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
});
