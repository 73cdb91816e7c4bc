import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../find-browser.ts';
import { expect, test } from '../fixtures.ts';
import { filmOf, squaresOnPages } from '../printed-page.ts';
import { workerKeepsAll } from '../worker.ts';
import { moveIn } from './job.ts';

/** What a label sheet of an item shows to the camera of a phone. */
const filmed = async (url: string, { token, itemId }: { token: string; itemId: string }) => {
  const sheet = await fetch(`${url}/api/labels/sheet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': token },
    body: JSON.stringify({ piecesOf: [itemId], format: 'dymo30334' }),
  });
  const [printed = []] = squaresOnPages(Buffer.from(await sheet.arrayBuffer()));
  return filmOf(printed);
};

/** A phone of its own whose camera sees the film. Answers what it complained about. */
const withCamera = async (url: string, film: Uint8Array, use: (page: Page) => Promise<void>) => {
  const file = join(tmpdir(), `archway-move-label-${process.pid}.y4m`);
  writeFileSync(file, film);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      ...browserFlags(),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
  const complaints: string[] = [];
  try {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 360, height: 740 } });
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await use(page);
  } finally {
    await browser.close();
    rmSync(file);
  }
  return complaints;
};

test('the camera picks up a piece by its printed label', async ({ server, makeNewcomer, enter }) => {
  const hand = await makeNewcomer('camera-on-move');
  const { token, item, address, recorded } = await moveIn(server.url, hand, 1);
  const film = await filmed(server.url, { token, itemId: item.id });
  const complaints = await withCamera(server.url, film, async (page) => {
    await enter(page, hand);
    await page.goto(address('pickup'));
    await expect(page.locator('[data-progress]')).toHaveText('0 of 1');
    await page.getByRole('button', { name: 'Use camera' }).click();
    await expect(page.locator('[data-progress]'), 'once, however long it is in view').toHaveText('1 of 1');
    await expect.poll(recorded).toEqual({ picked: 1 });
  });
  expect(complaints).toEqual([]);
});

test('the camera reads labels without a network, also after a reload', async ({
  server,
  makeNewcomer,
  enter,
}) => {
  test.slow();
  const hand = await makeNewcomer('camera-in-basement');
  const { token, item, address, recorded } = await moveIn(server.url, hand, 1);
  const film = await filmed(server.url, { token, itemId: item.id });
  const complaints = await withCamera(server.url, film, async (page) => {
    await enter(page, hand);
    await page.goto(address('pickup'));
    await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
    await workerKeepsAll(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.locator('[data-progress]')).toHaveText('0 of 1');
    await page.getByRole('button', { name: 'Use camera' }).click();
    await expect(page.locator('[data-progress]')).toHaveText('1 of 1');
    await expect(page.getByRole('link', { name: 'Offline · 1 to send' })).toBeVisible();
    expect(await recorded()).not.toMatchObject({ picked: 1 });
    await page.context().setOffline(false);
    await expect.poll(recorded, { timeout: 30_000 }).toEqual({ picked: 1 });
  });
  // A phone without a network says so of each call.
  expect(complaints.filter((text) => !/ERR_(FAILED|INTERNET_DISCONNECTED)/.test(text))).toEqual([]);
});
