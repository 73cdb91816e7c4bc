import { axe, expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { moveIn } from './job.ts';

test.use({ ownBrowser: true });

test('substitutes are offered, and whoever leads decides what comes along beside the plan', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('extras');
  const { pieces, address, make, categoryId, from, get, list, staging, move } = await moveIn(
    server.url,
    hand,
    2,
  );
  const pieceOf = async (name: string, sku: string, category: string) => {
    const item = await make('POST /items', { name, sku, categoryId: category });
    const { rows } = await make('POST /units', { itemId: item.id, locationId: from.id, quantity: 1 });
    return { item, code: rows[0]?.code ?? '' };
  };
  const stool = await pieceOf('Side chair', 'ST-1', categoryId);
  const { id: lamps } = await make('POST /categories', { name: 'Lamps', icon: 'armchair' });
  const lamp = await pieceOf('Arc lamp', 'LA-1', lamps);
  const progress = page.locator('[data-progress]');
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, hand, { to: address('pickup') });
  await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
  const substitute = async () => {
    await page.getByRole('button', { name: /^Wishbone chair/ }).click();
    await page.getByRole('button', { name: 'Substitute' }).click();
  };

  await test.step('another piece of the item is taken from the list', async () => {
    await substitute();
    const same = page.getByRole('region', { name: 'Other pieces of the item' });
    await expect(same.getByRole('button')).toHaveCount(3);
    expect(await axe(page)).toEqual([]);
    await same.getByRole('button', { name: new RegExp(pieces[2]?.code ?? '') }).click();
    await expect(progress).toHaveText('1 of 2');
    await expect(page.getByText(/^Substitute for/)).toHaveCount(0);
  });

  await test.step('an item like it takes its place', async () => {
    await substitute();
    await page
      .getByRole('region', { name: 'Items like it' })
      .getByRole('button', { name: /Side chair/ })
      .click();
    await page.getByRole('button', { name: new RegExp(stool.code) }).click();
    await expect(page.getByText(/Picked up .*Side chair.* · Instead of .*Wishbone chair/)).toBeVisible();
    await expect(progress).toHaveText('2 of 2');
  });

  await test.step('what nobody planned is added to the staging at once', async () => {
    const scan = await handScanner(page);
    await scan(lamp.code);
    await expect(page.getByText('Add to this staging?')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Room').selectOption('Study');
    await page.getByRole('button', { name: 'Add to staging' }).click();
    await expect(page.getByText(/Added .*Arc lamp.* to the staging/)).toBeVisible();
    const rows = (await list(`stagings/${staging.id}/lines`)) as unknown as Record<string, unknown>[];
    expect(rows.filter(({ itemId }) => itemId === lamp.item.id)).toMatchObject([
      { roomId: staging.rooms[1]?.id, unitCode: lamp.code },
    ]);
  });

  await test.step('the rest is decided on the overview', async () => {
    await expect.poll(async () => (await get(`moves/${move.id}`))['progress']).toMatchObject({ picked: 3 });
    await page.goto(address('overview'));
    const panel = page
      .getByRole('heading', { name: 'Extras and substitutes' })
      .locator('xpath=ancestor::section[1]');
    await expect(panel.getByRole('listitem').filter({ hasText: 'Arc lamp' })).toContainText('On the staging');
    const chair = panel.getByRole('listitem').filter({ hasText: 'Side chair' });
    await expect(chair).toContainText(/Instead of .*Wishbone chair/);
    await expect(chair.getByRole('link', { name: /^Send back/ })).toHaveAttribute('href', address('return'));
    await chair.getByRole('button', { name: /^Keep/ }).click();
    await expect(chair).toContainText('On the staging');
    expect(await axe(page)).toEqual([]);
  });
});

test('what came along is added to a home without rooms, which gets its first one by it', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('no-rooms');
  const { categoryId, from, get, home, list, make, record } = await moveIn(server.url, hand, 1);
  const { staging, move } = await home('Bare Street', [], []);
  const lamp = await make('POST /items', { name: 'Arc lamp', sku: 'LA-1', categoryId });
  const { rows: lamps } = await make('POST /units', { itemId: lamp.id, locationId: from.id, quantity: 2 });
  const address = (tab: string) => `/stagings/${staging.id}/move-in/${tab}`;
  const [first, second] = lamps;
  await record(move.id, { kind: 'picked', unitId: first?.id });
  const lines = async () => (await list(`stagings/${staging.id}/lines`)) as unknown as { unitCode: string }[];

  await test.step('by the lead, on the overview', async () => {
    await signIn(page, hand, { to: address('overview') });
    const line = page
      .getByRole('heading', { name: 'Extras and substitutes' })
      .locator('xpath=ancestor::section[1]')
      .getByRole('listitem')
      .filter({ hasText: 'Arc lamp' });
    await expect(line.getByText(/no rooms yet/)).toBeVisible();
    await line.getByRole('button', { name: /^Keep/ }).click();
    await expect(line).toContainText('On the staging');
    const { rooms } = (await get(`stagings/${staging.id}`)) as unknown as { rooms: { name: string }[] };
    expect(rooms.map(({ name }) => name)).toEqual(['Whole home']);
    expect((await lines()).map(({ unitCode }) => unitCode)).toEqual([first?.code]);
  });

  await test.step('and the next one goes there too', async () => {
    await page.goto(address('pickup'));
    const scan = await handScanner(page);
    await expect(page.locator('[data-progress]')).toHaveText('1 of 1');
    await scan(second?.code ?? '');
    await expect(page.getByLabel('Room')).toHaveValue(/./);
    await page.getByRole('button', { name: 'Add to staging' }).click();
    await expect(page.getByText(/Added .*Arc lamp.* to the staging/)).toBeVisible();
    expect((await lines()).map(({ unitCode }) => unitCode).sort()).toEqual(
      [first?.code, second?.code].toSorted(),
    );
  });
});
