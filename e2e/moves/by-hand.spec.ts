import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { sidewaysPhoto } from '../sideways-photo.ts';
import { tabTo } from '../tab-to.ts';
import { moveIn } from './job.ts';

test.use({ ownBrowser: true });

const phone = { width: 360, height: 740 };
const progress = (page: Page) => page.locator('[data-progress]');
const ready = (page: Page) => expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });

/** How often somebody touches the screen from now on. */
const countTaps = (page: Page) =>
  page.evaluate(() => {
    const counted = globalThis as { taps?: number };
    counted.taps ??= addTaps();
    counted.taps = 0;
    function addTaps() {
      addEventListener('click', () => (counted.taps = (counted.taps ?? 0) + 1), { capture: true });
      return 0;
    }
  });
const taps = (page: Page) => page.evaluate(() => (globalThis as { taps?: number }).taps);

test('where labels scan nobody taps on any leg, and without them once for each piece', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  test.slow();
  const hand = await makeNewcomer('taps');
  const { pieces, address, record, move, get, staging, make } = await moveIn(server.url, hand, 4);
  const four = pieces.slice(0, 4);
  await record(move.id, ...four.map(({ id }) => ({ kind: 'picked', unitId: id })));
  await page.setViewportSize(phone);
  const scanAll = async (some: readonly { code: string }[], total: number) => {
    await ready(page);
    await expect(progress(page)).toHaveText(`0 of ${total}`);
    await countTaps(page);
    const scan = await handScanner(page);
    for (const [nth, { code }] of some.entries()) {
      await scan(code);
      await expect(progress(page)).toHaveText(`${nth + 1} of ${total}`);
    }
    expect(await taps(page)).toBe(0);
  };

  await test.step('dropoff: two are scanned, one is ticked', async () => {
    await signIn(page, hand, { to: address('dropoff') });
    await scanAll(four.slice(0, 2), 4);
    await page.getByRole('button', { name: /^Drop off .*Wishbone chair.* without scanning$/ }).click();
    await expect(progress(page)).toHaveText('3 of 4');
    expect(await taps(page)).toBe(1);
    await expect.poll(async () => (await get(`moves/${move.id}`))['progress']).toMatchObject({ dropped: 3 });
  });

  await test.step('return', async () => {
    await page.goto(address('return'));
    await scanAll(four.slice(3), 1);
    await expect.poll(async () => (await get(`moves/${move.id}`))['progress']).toMatchObject({ returned: 1 });
  });

  await test.step('check-in', async () => {
    const { version } = await get(`moves/${move.id}`);
    await make(`POST /moves/${move.id}/complete`, { version });
    const out = await make('POST /moves', {
      stagingId: staging.id,
      kind: 'out',
      scheduledOn: new Date().toISOString().slice(0, 10),
    });
    await record(out.id, ...four.slice(0, 3).map(({ id }) => ({ kind: 'picked', unitId: id })));
    await page.goto(`/stagings/${staging.id}/move-out/dropoff`);
    await scanAll(four.slice(0, 3), 3);
  });
});

test('what is only counted is recorded by how many, and damage with a photo', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('counted');
  const { pieces, home, make, categoryId, from, get, item } = await moveIn(server.url, hand, 1);
  const towels = await make('POST /items', { name: 'Towel', sku: 'TO-1', tracking: 'bulk', categoryId });
  await make('POST /stock/receive', { itemId: towels.id, locationId: from.id, quantity: 12 });
  const { staging, move } = await home('Oak Avenue', [
    { itemId: towels.id, quantity: 6 },
    { itemId: item.id, quantity: 1 },
  ]);
  await page.setViewportSize(phone);
  await signIn(page, hand, { to: `/stagings/${staging.id}/move-in/pickup` });
  await ready(page);
  await expect(progress(page)).toHaveText('0 of 7');

  await test.step('one less than are left, then the rest', async () => {
    await page.getByRole('button', { name: /^Pick up 6 of .*Towel/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Towel' });
    await sheet.getByRole('button', { name: 'One less' }).click();
    await sheet.getByRole('button', { name: 'One less' }).click();
    expect(await axe(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Pick up 4' }).click();
    await expect(progress(page)).toHaveText('4 of 7');
    await page.getByRole('button', { name: /^Pick up 2 of .*Towel/ }).click();
    await sheet.getByRole('button', { name: 'Pick up 2' }).click();
    await expect(progress(page)).toHaveText('6 of 7');
  });

  await test.step('a piece that is damaged is photographed where it is in the hands', async () => {
    const scan = await handScanner(page);
    await scan(pieces[1]?.code ?? '');
    await expect(progress(page)).toHaveText('7 of 7');
    await page.getByRole('button', { name: /^Report damage: .*Wishbone chair/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Report damage' });
    await dialog
      .getByLabel('Add photos')
      .setInputFiles({ name: 'leg.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() });
    await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Report damage' }).click();
    await expect(dialog).toHaveCount(0);
    const damaged = async () => {
      const { rows } = (await get(`moves/${move.id}/events`)) as unknown as {
        rows: { kind: string; unitId: string; pictureIds: string[] }[];
      };
      return rows.flatMap(({ kind, unitId, pictureIds }) =>
        kind === 'damaged' ? [[unitId, pictureIds.length]] : [],
      );
    };
    await expect.poll(damaged).toEqual([[pieces[1]?.id, 1]]);
  });
});

test('by keyboard alone a room is chosen, pieces are dropped in it, and one is missing', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('keyboard-dropoff');
  const { pieces, address, record, recorded, move } = await moveIn(server.url, hand, 3);
  await record(move.id, ...pieces.slice(0, 3).map(({ id }) => ({ kind: 'picked', unitId: id })));
  await signIn(page, hand, { to: address('dropoff') });
  await ready(page);
  await expect(progress(page)).toHaveText('0 of 3');

  await test.step('into the study', async () => {
    await tabTo(page, page.getByRole('radio', { name: 'As planned' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Study' })).toBeChecked();
  });

  await test.step('one by its code, one by its line', async () => {
    await tabTo(page, page.getByLabel('Or type a code'));
    await page.keyboard.type(pieces[0]?.code ?? '', { delay: 120 });
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Wishbone chair.* · .*Study.* · Planned for .*Dining room/)).toBeVisible();
    await expect(progress(page)).toHaveText('1 of 3');
    await tabTo(page, page.getByRole('button', { name: /^Drop off .*Wishbone chair.* without scanning$/ }));
    await page.keyboard.press('Enter');
    await expect(progress(page)).toHaveText('2 of 3');
  });

  await test.step('the last one is missing, and that is taken back', async () => {
    await tabTo(page, page.getByRole('button', { name: /^Wishbone chair/ }));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Wishbone chair' });
    await tabTo(page, sheet.getByRole('button', { name: 'Missing' }));
    await page.keyboard.press('Enter');
    await expect.poll(recorded).toMatchObject({ dropped: 2, missing: 1 });
    await expect(sheet).toHaveCount(0);
    await tabTo(page, page.getByRole('button', { name: 'Undo' }).first());
    await page.keyboard.press('Enter');
    await expect.poll(recorded).toMatchObject({ undone: 1 });
    await expect(progress(page)).toHaveText('2 of 3');
  });
});
