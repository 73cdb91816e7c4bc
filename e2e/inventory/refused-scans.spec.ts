import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dock } from '../dock.ts';
import { expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { reportDamage } from '../report-damage.ts';

test.use({ ownBrowser: true, expectedErrors: /status of (404|422)/ });

const events = '**/api/scans';
const pictures = '**/api/scans/*/pictures';
const lines = (page: Page) =>
  page.getByRole('list', { name: 'Waiting on this device' }).getByRole('listitem');
/** Whether the page asks before it is closed, which a new version hears too. */
const stays = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
const attention = (page: Page) => page.getByRole('link', { name: '1 needs attention' });

test('a scan that the server will not read is sent again by a button, and discarded only after a question', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('refused-scans');
  const { pieces, list, bay } = await dock(server.url, hand, 2);
  const standing = async () => (await list(`units?locationId=${bay.id}`)).length;
  await signIn(page, hand, { to: '/scan/BAY-3', fresh: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Bay 3' })).toBeVisible();
  const scan = await handScanner(page);
  const refused = { status: 422, json: { code: 'invalid_input', errors: [] } };
  let calls = 0;

  await test.step('a server without this call refuses nothing', async () => {
    await page.route(events, (route) => {
      calls += 1;
      return route.fulfill({ status: 404, json: { code: 'not_found' } });
    });
    await scan(pieces[0]?.code ?? '');
    await expect(page.getByText('Offline · 1 to send')).toBeVisible();
    expect(calls).toBeGreaterThan(0);
    await page.unroute(events);
    await page.route(events, (route) => {
      calls += 1;
      return route.fulfill(refused);
    });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(attention(page)).toBeVisible();
  });

  await test.step('it is sent again when somebody says so', async () => {
    await attention(page).click();
    await expect(lines(page)).toContainText('The server couldn’t read this.');
    const before = calls;
    await lines(page)
      .getByRole('button', { name: /^Try again/ })
      .click();
    await expect.poll(() => calls).toBe(before + 1);
    await expect(attention(page)).toBeVisible();
    await page.unroute(events);
    await lines(page)
      .getByRole('button', { name: /^Try again/ })
      .click();
    await expect(page.getByText('Everything is sent')).toBeVisible();
    await expect.poll(standing).toBe(1);
  });

  await test.step('one that is of no use is discarded, after a question', async () => {
    await page.route(events, (route) => route.fulfill(refused));
    await page.goto('/scan/BAY-3');
    await expect(page.getByRole('heading', { level: 1, name: 'Bay 3' })).toBeVisible();
    await scan(pieces[1]?.code ?? '');
    await attention(page).click();
    const discard = lines(page).getByRole('button', { name: /^Discard/ });
    await discard.click();
    const dialog = page.getByRole('dialog', { name: /^Discard the scan of/ });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(lines(page)).toHaveCount(1);
    await discard.click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Everything is sent')).toBeVisible();
    await expect(attention(page)).toHaveCount(0);
    expect(await standing()).toBe(1);
  });
});

test('a photo that the server will not take stays in sight after its record was sent, and is sent again by a button', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('refused-photo');
  const { pieces, list } = await dock(server.url, hand, 1);
  const [piece] = pieces as [(typeof pieces)[number]];
  const photos = async () => {
    const rows = (await list(`inventory-events?unitId=${piece.id}`)) as unknown as { pictureIds: string[] }[];
    return rows.flatMap(({ pictureIds }) => pictureIds).length;
  };
  await page.route(pictures, (route) => route.fulfill({ status: 422, json: { code: 'invalid_input' } }));
  await signIn(page, hand, { to: `/scan/${piece.code}`, fresh: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Wishbone chair' })).toBeVisible();
  await reportDamage(page, 'A leg is off');
  await attention(page).click();
  await expect(lines(page)).toContainText('1 photo couldn’t be sent.');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const { events: kept } = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
  const photo = expect.stringMatching(/^data:image\//);
  expect(kept).toEqual([expect.objectContaining({ kind: 'damaged', pictures: [photo] })]);
  await page.unroute(pictures);
  await lines(page)
    .getByRole('button', { name: /^Try again/ })
    .click();
  await expect(page.getByText('Everything is sent')).toBeVisible();
  await expect.poll(photos).toBe(1);
});

test('on a network that swallows everything scans are recorded one after the other, and arrive when it is over', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('swallowed');
  const { pieces, list, bay } = await dock(server.url, hand, 3);
  // Calls are given up after a moment instead of half a minute.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(Math.min(ms, 3000));
  });
  // The device has learned nothing ahead.
  await page.route('**/api/scan-codes*', () => undefined);
  await signIn(page, hand, { to: '/scan/BAY-3', fresh: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Bay 3' })).toBeVisible();
  const scan = await handScanner(page);
  await page.route('**/api/scan/*', () => undefined);
  await page.route(events, () => undefined);
  await scan(pieces[0]?.code ?? '');
  await expect.poll(() => stays(page), 'while it is looked up, it is unsaved work').toBe(true);
  for (const { code } of pieces.slice(1)) await scan(code);
  await expect(page.getByText('Offline · 3 to send')).toBeVisible({ timeout: 15_000 });

  expect(await stays(page), 'it is on the disk').toBe(false);

  await test.step('a second tab sends what the first one could not', async () => {
    await page.unroute(events);
    const other = await page.context().newPage();
    await other.goto('/scans');
    await expect.poll(async () => (await list(`units?locationId=${bay.id}`)).length).toBe(3);
    await expect(page.getByText(/to send$/)).toHaveCount(0);
    await other.close();
  });
});
