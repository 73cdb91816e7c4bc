import { axe, expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { tabTo } from '../tab-to.ts';
import { moveIn } from './job.ts';

test.use({ ownBrowser: true });

test('two phones on one move see each other, and a line is shorted, replaced and taken back by keyboard alone', async ({
  page,
  newPage,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('two-phones');
  const { pieces, address, make, categoryId, from, get, move } = await moveIn(server.url, hand, 4);
  const stool = await make('POST /items', { name: 'Stool', sku: 'ST-1', categoryId });
  const { rows } = await make('POST /units', { itemId: stool.id, locationId: from.id, quantity: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, hand, { to: address('pickup') });
  const other = await newPage();
  await signIn(other, hand, { to: address('pickup') });
  const [here, there] = [page, other].map((each) => each.locator('[data-progress]')) as [
    ReturnType<typeof page.locator>,
    ReturnType<typeof page.locator>,
  ];
  await expect(there).toHaveText('0 of 4');
  await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });

  await test.step('what one scans the other sees, and is told by whom', async () => {
    const [scan, scanThere] = [await handScanner(page), await handScanner(other)];
    await scan(pieces[0]?.code ?? '');
    await expect(here).toHaveText('1 of 4');
    await expect(there).toHaveText('1 of 4');
    await scanThere(pieces[0]?.code ?? '');
    await expect(other.getByText(/already picked up · .*Quist/)).toBeVisible();
    await scanThere(pieces[1]?.code ?? '');
    await expect(here).toHaveText('2 of 4');
  });

  await test.step('by keyboard: one is ticked, one short, and both are taken back', async () => {
    await tabTo(page, page.getByRole('button', { name: /^Pick up .*Wishbone chair.* without scanning$/ }));
    await page.keyboard.press('Enter');
    await expect(here).toHaveText('3 of 4');
    await tabTo(page, page.getByRole('button', { name: /^Wishbone chair/ }));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Wishbone chair' });
    await expect(sheet).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await tabTo(page, sheet.getByRole('button', { name: 'Short 1' }));
    await page.keyboard.press('Enter');
    await expect(here).toHaveText('4 of 4');
    await expect(page.getByText('1 piece short')).toBeVisible();
    await page.getByRole('button', { name: /Dock/ }).press('Enter');
    await page.getByRole('button', { name: /^Wishbone chair/ }).press('Enter');
    await sheet.getByRole('button', { name: /^Undo: Short/ }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(here).toHaveText('3 of 4');
  });

  await test.step('another item takes the place of the last one, and what is not planned comes along', async () => {
    await page.getByRole('button', { name: /^Wishbone chair/ }).press('Enter');
    await page.getByRole('button', { name: 'Substitute' }).press('Enter');
    await expect(page.getByText(/^Substitute for/)).toBeVisible();
    const scan = await handScanner(page);
    await scan(rows[0]?.code ?? '');
    await expect(page.getByText(/Picked up .*Stool.* · Instead of .*Wishbone chair/)).toBeVisible();
    await expect
      .poll(async () => (await get(`moves/${move.id}`))['progress'])
      .toMatchObject({ picked: 4, short: 0 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, 'nothing sticks out of a narrow phone').toBeLessThanOrEqual(360);
    expect(await axe(page)).toEqual([]);
  });
});
