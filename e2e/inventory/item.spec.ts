import type { Page } from '@playwright/test';
import { mustCall } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { furnish } from '../items.ts';
import { pngFile } from '../png.ts';

// The item that is asked for and is not there; the change that comes second.
test.use({ expectedErrors: /status of (404|409|422)/ });

const saved = (page: Page, text: string | RegExp) => expect(page.getByText(text).last()).toBeVisible();

test('somebody reports damage, sees it wherever the item is shown, and takes it back', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('item-damage');
  const { items } = await furnish(server.url, who);
  await signIn(page, who, { to: `/inventory/${items[0]?.id}` });
  await expect(page).toHaveTitle(/^Harlow sofa \|/);
  const row = page.getByRole('row', { name: /U-00001/ });

  await test.step('of a piece that is chosen in the dialog', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Report damage' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report damage' });
    await dialog.getByRole('button', { name: 'Report damage' }).click();
    await expect(dialog).toContainText('Select at least one piece.');
    await dialog.getByRole('checkbox', { name: 'U-00001', exact: true }).check();
    await dialog.getByRole('radio', { name: 'Poor' }).check();
    await dialog.getByLabel('What’s wrong?').fill('Wine on the left arm');
    await dialog.getByRole('button', { name: 'Report damage' }).click();
    await saved(page, /Reported damage to .*U-00001/);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
  });

  await test.step('everywhere', async () => {
    await expect(row).toContainText('In repair');
    await expect(row).toContainText('Poor');
    await expect(page.getByText('1 of 2 free for the next 90 days.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /Work orders/ })).toContainText('1');
  });

  await test.step('and taken back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await saved(page, 'Undone for 1 piece');
    await expect(row).toContainText('Available');
    await expect(page.getByText('All 2 free for the next 90 days.')).toBeVisible();
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(/tab=history/);
    const entry = page.getByRole('listitem').filter({ hasText: 'Wine on the left arm' });
    await expect(entry).toContainText(/Wilma Quist reported damage to U-00001\s*undone/);
    await expect(entry.getByRole('button')).toHaveCount(0);
  });
});

test('pieces that are chosen in the list are brought to another bin, and back from the history', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('item-move');
  const { items, token } = await furnish(server.url, who);
  const body = { name: 'Bin 2', kind: 'bin', code: 'H-2' };
  await mustCall(server.url, 'POST /storage-locations', { token, body });
  await signIn(page, who, { to: `/inventory/${items[0]?.id}` });

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected pieces' });
  await expect(bar).toContainText('2 pieces selected');
  await bar.getByRole('button', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move pieces' });
  await expect(dialog).toContainText(/2 pieces.*U-00001.*U-00002/s);

  await test.step('nowhere is no place', async () => {
    await dialog.getByRole('button', { name: 'Move 2 pieces' }).click();
    await expect(dialog).toContainText('Required');
  });
  await dialog.getByRole('combobox', { name: 'Move to' }).fill('h-2');
  await page.getByRole('option', { name: /Bin 2/ }).click();
  await dialog.getByRole('button', { name: 'Move 2 pieces' }).click();
  await saved(page, 'Moved 2 pieces');
  await expect(page.getByRole('row').filter({ hasText: 'Bin 2' })).toHaveCount(2);

  await page.getByRole('link', { name: 'History' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'moved 2 pieces' });
  await expect(entry).toContainText('Bin 2');
  await entry.getByRole('button', { name: 'Undo' }).click();
  await saved(page, 'Undone for 2 pieces');
  await expect(entry).toContainText('undone');
  await page.getByRole('link', { name: 'Pieces' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Bin 1' })).toHaveCount(2);
});

test('a piece has pictures of its own, in their order, and Escape leaves one thing at a time', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('piece-pictures');
  const { items, token } = await furnish(server.url, who);
  const { rows } = await mustCall(server.url, `GET /units?itemId=${items[0]?.id}`, { token });
  const [piece] = rows as { id: string }[]; // the contract's
  await signIn(page, who, { to: `/inventory/${items[0]?.id}?unit=${piece?.id}` });
  const drawer = page.getByRole('dialog', { name: 'Piece U-00001' });
  await drawer.getByRole('button', { name: 'Add photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photos' });
  await dialog
    .getByLabel('Add photos')
    .setInputFiles([pngFile('arm', [184, 120, 96]), pngFile('leg', [90, 110, 80])]);
  await expect(dialog.getByRole('button', { name: /^Actions for photo/ })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Actions for photo 2' }).click();
  await page.getByRole('menuitem', { name: 'Make cover' }).click();
  await dialog.getByRole('button', { name: 'Save photos' }).click();
  await saved(page, 'Saved photos');
  await expect(drawer.getByRole('button', { name: 'Edit photos' })).toBeVisible();
  await drawer.getByRole('button', { name: 'View photo 2 full size' }).click();
  const large = page.getByRole('dialog', { name: /U-00001: photo 2 of 2/ });
  await expect(large.getByRole('img', { name: /photo 2 of 2/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(drawer).toBeVisible();
});

test('an item edited in two tabs: the second is told what changed, and loses nothing', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('item-stale');
  const { items, token } = await furnish(server.url, who);
  const id = items[0]?.id;
  await signIn(page, who, { to: `/inventory/${id}` });
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Harlow sofa' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Brand' }).fill('Harlow & Co.');
  await page.getByRole('textbox', { name: 'Width' }).fill('7\' 6"');

  const { version } = await mustCall(server.url, `GET /items/${id}`, { token });
  await mustCall(server.url, `PATCH /items/${id}`, {
    token,
    body: { version, name: 'Harlow sofa, long', monthlyRent: 15_000 },
  });

  await page.getByRole('button', { name: 'Save changes' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'You changed this in another tab' });
  await expect(alert).toContainText('changed: Name, Monthly rent');
  await expect(alert.getByRole('button', { name: 'Keep what’s here' })).toBeFocused();
  await alert.getByRole('button', { name: 'Keep what’s here' }).click();
  await expect(page.getByRole('textbox', { name: 'Brand' })).toHaveValue('Harlow & Co.');
  await expect(page.getByRole('textbox', { name: 'Monthly rent' })).toHaveValue('150');
  await page.getByRole('button', { name: 'Save changes' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Harlow sofa, long' })).toBeVisible();
  await expect(page).not.toHaveURL(/edit/);
  expect(await mustCall(server.url, `GET /items/${id}`, { token })).toMatchObject({
    name: 'Harlow sofa, long',
    brand: 'Harlow & Co.',
    monthlyRent: 15_000,
    width: 2286,
  });
});

test('typed changes are not lost by leaving, and a length that is none is pointed at', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('item-leave');
  const { items } = await furnish(server.url, who);
  await signIn(page, who, { to: `/inventory/${items[0]?.id}?edit=1` });
  await page.getByRole('textbox', { name: 'Depth' }).fill('deep');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('textbox', { name: 'Depth' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Depth' })).toHaveAccessibleDescription(/213 cm/);

  await page.getByRole('button', { name: 'Close' }).click();
  const leaving = page.getByRole('dialog', { name: 'Discard changes?' });
  await leaving.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('textbox', { name: 'Depth' })).toHaveValue('deep');
  await page.getByRole('button', { name: 'Close' }).click();
  await leaving.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harlow sofa' })).toBeVisible();
});

test('a work order is started and finished with a verdict, and the piece can be promised again', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('item-orders');
  const { items, token } = await furnish(server.url, who);
  const { rows } = await mustCall(server.url, `GET /units?itemId=${items[0]?.id}`, { token });
  const [unit] = rows as { id: string }[];
  await mustCall(server.url, 'POST /units/damage', {
    token,
    body: { unitIds: [unit?.id], note: 'A seam is open' },
  });
  await signIn(page, who, { to: `/inventory/${items[0]?.id}?tab=orders` });
  const order = page.getByRole('listitem').filter({ hasText: 'A seam is open' });
  await order.getByRole('button', { name: 'Start' }).click();
  await expect(order).toContainText('In progress');
  await order.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Finish work order' });
  await dialog.getByRole('radio', { name: 'Fair' }).check();
  await dialog.getByLabel('Cost').fill('12.50');
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await saved(page, 'Finished. The piece can be booked again');
  await expect(order).toContainText('Done');
  await expect(order).toContainText('$12.50');
  await page.getByRole('link', { name: 'Pieces' }).click();
  await expect(page.getByRole('row', { name: /U-00001/ })).toContainText(/Available\s*Fair/);
});

test('things that are counted come in, go elsewhere and are counted', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('item-stock');
  const { token, categories } = await furnish(server.url, who);
  await mustCall(server.url, 'POST /storage-locations', {
    token,
    body: { name: 'Linen room', kind: 'bin', code: 'LIN' },
  });
  const { id } = await mustCall(server.url, 'POST /items', {
    token,
    body: { name: 'Bath towel', tracking: 'bulk', categoryId: categories.Seating },
  });
  await signIn(page, who, { to: `/inventory/${id}` });
  await expect(page.getByRole('heading', { name: 'Nothing in stock' })).toBeVisible();

  await page.getByRole('button', { name: 'Receive stock' }).first().click();
  const receive = page.getByRole('dialog', { name: 'Receive stock' });
  await receive.getByLabel('How many').fill('12');
  await receive.getByRole('combobox', { name: 'Location' }).fill('LIN');
  await page.getByRole('option', { name: /Linen room/ }).click();
  await receive.getByRole('button', { name: 'Receive stock' }).click();
  await saved(page, 'Received 12 pieces');

  await page.getByRole('button', { name: 'Move' }).first().click();
  const transfer = page.getByRole('dialog', { name: 'Move to another location' });
  await transfer.getByLabel('How many').fill('50');
  await transfer.getByRole('combobox', { name: 'Move to' }).fill('H-1');
  await page.getByRole('option', { name: /Bin 1/ }).click();
  await transfer.getByRole('button', { name: 'Move' }).click();
  await expect(transfer).toContainText('There are only 12 here');
  await transfer.getByLabel('How many').fill('5');
  await transfer.getByRole('button', { name: 'Move' }).click();
  await saved(page, 'Moved 5 pieces');
  await expect(page.getByRole('row', { name: /Bin 1/ })).toContainText('5');
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(page, 'Moved them back');
  await expect(page.getByRole('row', { name: /Linen room/ })).toContainText('12');

  await page.getByRole('button', { name: /Actions for .*Linen room/ }).click();
  await page.getByRole('menuitem', { name: 'Count' }).click();
  const count = page.getByRole('dialog', { name: 'Record count' });
  await count.getByLabel('Counted').fill('11');
  await expect(count).toContainText('Expected 12, difference -1.');
  await count.getByRole('button', { name: 'Save count' }).click();
  await saved(page, 'Saved count');
  await expect(page.getByRole('row', { name: /Linen room/ })).toContainText('11');
});

test('an item is archived and taken back, copied as a draft, and removed while it has no pieces', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('item-life');
  const { items } = await furnish(server.url, who);
  await signIn(page, who, { to: `/inventory/${items[0]?.id}` });
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Archive');
  await expect(page.getByText('This item is archived.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await saved(page, /Activated .*Harlow sofa/);
  await expect(page.getByText('This item is archived.')).toHaveCount(0);

  await act('Duplicate');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Harlow sofa' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harlow sofa, blue');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('This is a draft.')).toBeVisible();
  await act('Delete');
  await page
    .getByRole('dialog', { name: /Delete Harlow sofa, blue/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page).toHaveURL(/\/inventory(\?.*)?$/);
  await saved(page, /Deleted .*Harlow sofa, blue/);
});

test('with the keyboard alone: the days ahead, the tabs, a piece and the way back', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('item-keys');
  const { items } = await furnish(server.url, who);
  await signIn(page, who, { to: `/inventory/${items[0]?.id}` });
  const strip = page.getByRole('slider', { name: 'Free pieces, day by day' });
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(strip).toHaveAttribute('aria-valuenow', '2');
  await page.keyboard.press('End');
  await expect(strip).toHaveAttribute('aria-valuetext', /: 2 of 2 free$/);
  const code = page.getByRole('button', { name: 'U-00001', exact: true });
  await code.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: /Piece U-00001/ });
  // A drawer that opens takes the focus a moment later, and would take it from the field.
  await expect(drawer.locator(':focus')).toBeVisible();
  await drawer.getByLabel('Serial number').fill('SN-77');
  await page.keyboard.press('Enter');
  await saved(page, /Saved .*U-00001/);
  await expect(drawer).toHaveCount(0);
  await expect(code).toBeFocused();

  await test.step('what is said of a piece is asked after its drawer has closed', async () => {
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: 'Mark missing' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Mark missing' });
    await expect(dialog.getByLabel('Where did you expect it?')).toBeFocused();
    await expect(dialog.getByText('No staging counts on these pieces.')).toBeVisible();
    await page.keyboard.press('Enter');
    await saved(page, /Marked .*U-00001.* missing/);
    await expect(code).toBeFocused();
    await expect(page.getByRole('row', { name: /U-00001/ })).toContainText('Missing');
  });
});

test('whoever may only look sees everything and changes nothing; what is not here is said kindly', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'crew', { to: '/inventory' });
  await page
    .getByRole('link', { name: /Harlow/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Harlow/ })).toBeVisible();
  for (const name of ['Add pieces', 'More actions', 'Edit photos'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByText('Monthly rent').last()).toBeVisible();
  await expect(page.getByText('Purchase cost')).toHaveCount(0);

  await page.goto('/inventory/0197f3a0-0000-7000-8000-000000000001');
  await expect(page.getByRole('heading', { level: 1, name: 'Item not found' })).toBeVisible();
});
