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
const progress = (page: Page, done: number) =>
  expect(page.locator('[data-progress]')).toHaveText(`${done} of ${six}`);

test('three phones on one move, two of them without a network, come to the same once they are back', async ({
  page,
  newPage,
  server,
  signIn,
  makeNewcomer,
}) => {
  test.slow();
  const hand = await makeNewcomer('phones-apart');
  const { pieces, address, recorded, get, move } = await moveIn(server.url, hand, six);
  const codes = pieces.slice(0, six).map(({ code }) => code);
  const phones = [page, await newPage(), await newPage()] as const;
  for (const phone of phones) {
    await signIn(phone, hand, { to: address('pickup'), fresh: true });
    await expect(phone.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
    await progress(phone, 0);
  }
  const [truck, cellar, office] = phones;
  await workerKeepsAll(truck);
  const scanOn = async (phone: Page, ...which: readonly number[]) => {
    const scan = await handScanner(phone);
    for (const nth of which) {
      const before = Number((await phone.locator('[data-progress]').innerText()).split(' ')[0]);
      await scan(codes[nth] ?? '');
      await progress(phone, before + 1);
    }
  };

  await test.step('each picks what it finds, one piece is picked on two of them', async () => {
    await truck.context().setOffline(true);
    await cellar.context().setOffline(true);
    await scanOn(truck, 0, 1, 2);
    await scanOn(cellar, 2, 3);
    await scanOn(office, 4, 5);
    await progress(truck, 3);
    await progress(cellar, 2);
  });

  await test.step('without a network the first one goes on in the home', async () => {
    await truck.goto(address('dropoff'));
    await progress(truck, 0);
    await truck.getByText('Study', { exact: true }).click();
    const scan = await handScanner(truck);
    for (const nth of [0, 1]) {
      await scan(codes[nth] ?? '');
      await progress(truck, nth + 1);
    }
    await expect(truck.getByText('Offline · 5 to send')).toBeVisible();
  });

  await test.step('the second one is back, and the third sees what it had', async () => {
    await cellar.context().setOffline(false);
    await progress(office, 4);
    await progress(cellar, 4);
  });

  await test.step('the first one is back: everybody sees all of it, and each piece once', async () => {
    await truck.context().setOffline(false);
    for (const phone of [office, cellar]) await progress(phone, six);
    await progress(truck, 2);
    await expect.poll(recorded).toEqual({ picked: six + 1, dropped: 2 });
    expect(await get(`moves/${move.id}`)).toMatchObject({
      progress: { planned: six, picked: six, dropped: 2, short: 0 },
    });
    for (const phone of phones) await expect(phone.getByText(/to send/)).toHaveCount(0);
  });
});
