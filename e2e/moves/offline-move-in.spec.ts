import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { workerKeepsAll } from '../worker.ts';
import { moveIn } from './job.ts';

test.use({
  ownBrowser: true,
  expectedErrors: /ERR_(FAILED|CONNECTION_RESET|INTERNET_DISCONNECTED)/,
});

const six = 6;
const five = six - 1;
const progress = (page: Page, done: number, total: number) =>
  expect(page.locator('[data-progress]')).toHaveText(`${done} of ${total}`);

test('a whole move-in without a network, with the tab closed in the middle, arrives exactly once', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
}) => {
  test.slow();
  const hand = await makeNewcomer('move-in');
  const { pieces, address, recorded, get, staging, move } = await moveIn(server.url, hand, six);
  const codes = pieces.slice(0, six).map(({ code }) => code);
  await signIn(page, hand, { to: address('pickup'), fresh: true });
  await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
  await progress(page, 0, six);
  await workerKeepsAll(page);
  await context.setOffline(true);

  await test.step('six are picked, without a tap', async () => {
    await page.evaluate(() => {
      const counted = globalThis as { taps?: number };
      counted.taps = 0;
      addEventListener('click', () => (counted.taps = (counted.taps ?? 0) + 1), { capture: true });
    });
    const scan = await handScanner(page);
    for (const [nth, code] of codes.entries()) {
      await scan(code);
      await progress(page, nth + 1, six);
    }
    expect(await page.evaluate(() => (globalThis as { taps?: number }).taps)).toBe(0);
    await expect(page.getByText(`Offline · ${six} to send`)).toBeVisible();
  });

  await test.step('a piece is not picked twice, and the truck leaves', async () => {
    const scan = await handScanner(page);
    await scan(codes[0] ?? '');
    await expect(page.getByText(/is already picked up/)).toBeVisible();
    await page.getByRole('button', { name: 'Truck leaves' }).click();
    await expect(page.getByText('Truck left', { exact: true })).toBeVisible();
  });

  await page.close();
  const tab = await context.newPage();
  await test.step('the tab is gone; in the home, still without a network, five go into a room that stays chosen', async () => {
    await tab.goto(address('dropoff'));
    await progress(tab, 0, six);
    await tab.getByText('Study', { exact: true }).click();
    const scan = await handScanner(tab);
    for (const [nth, code] of codes.slice(0, five).entries()) {
      await scan(code);
      await progress(tab, nth + 1, six);
    }
    await expect(tab.getByText(/Study.* · Planned for .*Dining room/)).toBeVisible();
  });

  await test.step('one scan is taken back and made again', async () => {
    await tab.getByRole('button', { name: 'Undo' }).first().click();
    await progress(tab, five - 1, six);
    const scan = await handScanner(tab);
    await scan(codes[five - 1] ?? '');
    await progress(tab, five, six);
  });

  await test.step('the last one goes back into a bin that is scanned', async () => {
    await tab.goto(address('return'));
    await progress(tab, 0, 1);
    const scan = await handScanner(tab);
    await scan('BAY-3');
    await expect(tab.getByText(/Pieces go into .*Bay 3/)).toBeVisible();
    await scan(codes[five] ?? '');
    await progress(tab, 1, 1);
  });

  await test.step('with a network everything arrives once, and the move is finished', async () => {
    await context.setOffline(false);
    await expect.poll(recorded).toEqual({ picked: six, departed: 1, dropped: six, undone: 1, returned: 1 });
    await expect(tab.getByText(/to send/)).toHaveCount(0);
    await tab.getByRole('button', { name: 'Finish move' }).click();
    await expect(tab.getByText('Everything is accounted for.')).toBeVisible();
    await tab.getByRole('dialog').getByRole('button', { name: 'Finish move' }).click();
    await expect(tab.getByText('Move finished')).toBeVisible();
    expect(await get(`moves/${move.id}`)).toMatchObject({
      status: 'completed',
      progress: { planned: six, picked: six, dropped: five, returned: 1 },
    });
    expect(await get(`stagings/${staging.id}`)).toMatchObject({ status: 'live' });
  });
});
