import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { furnish } from '../items.ts';

const discardDialog = (page: Page) => page.getByRole('dialog', { name: 'Discard changes?' });

/** Closes in this way, keeps editing, and finds what was typed. */
const keepsTyping = async (page: Page, field: Locator, close: () => Promise<unknown>) => {
  const typed = await field.inputValue();
  await close();
  const confirmation = discardDialog(page);
  await expect(confirmation.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirmation).toHaveCount(0);
  await expect(field).toHaveValue(typed);
};

test('what was typed into a drawer is not lost by closing it, whatever way', async ({ page, signIn }) => {
  await signIn(page, 'warehouse', { to: '/vendors' });
  await page.getByRole('link', { name: 'Fjord Works' }).click();
  const opener = page.getByRole('button', { name: 'Edit', exact: true });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Edit vendor' });
  const terms = drawer.getByLabel('Terms');
  const before = await terms.inputValue();

  await test.step('nothing typed, nothing asked', async () => {
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await opener.click();
  await terms.fill('Cash on Tuesdays');
  await test.step('Escape, and the focus is back in the field', async () => {
    await keepsTyping(page, terms, () => page.keyboard.press('Escape'));
    await expect(terms).toBeFocused();
  });
  await test.step('the close button', () =>
    keepsTyping(page, terms, () => drawer.getByRole('button', { name: 'Close' }).click()));
  await test.step('the Cancel button', () =>
    keepsTyping(page, terms, () => drawer.getByRole('button', { name: 'Cancel' }).click()));
  await test.step('a click outside, and the focus is back in the field', async () => {
    await terms.focus();
    await keepsTyping(page, terms, () => page.mouse.click(200, 400));
    await expect(terms).toBeFocused();
  });
  await test.step('discarded: the focus is where the drawer was opened', async () => {
    await page.keyboard.press('Escape');
    await discardDialog(page).getByRole('button', { name: 'Discard' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
  await test.step('opened again it is as it was, and Back leaves when told so', async () => {
    await opener.click();
    await expect(terms).toHaveValue(before);
    await terms.fill('Cash on Tuesdays');
    await keepsTyping(page, terms, () => page.evaluate(() => history.back()));
    await expect(page).toHaveURL(/\/vendors\/detail\//);
    await page.evaluate(() => history.back());
    await discardDialog(page).getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(/\/vendors$/);
  });
});

const screens = [
  ['a location', '/storage', 'Add location', 'Name'],
  ['a category', '/categories', 'Add category', 'Name'],
  ['a role', '/organization/roles', 'Create role', 'Name'],
  ['an invitation', '/organization/members', 'Invite people', 'Email addresses'],
] as const;

for (const [what, to, opens, label] of screens) {
  test(`${what} that is being written asks before it is closed`, async ({ page, signIn }) => {
    await signIn(page, 'owner', { to });
    await page.getByRole('button', { name: opens }).first().click();
    const field = page.getByRole('dialog').getByRole('textbox', { name: label });
    await field.fill('Half');
    await keepsTyping(page, field, () => page.keyboard.press('Escape'));
    await page.keyboard.press('Escape');
    await discardDialog(page).getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('however often Back is pressed, nothing typed is lost without a yes', async ({ page, signIn }) => {
  await signIn(page, 'owner', { to: '/dashboard' });
  for (const screen of ['Stagings', 'Clients']) {
    await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add client' }).first().click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Half a name');
  const confirmation = discardDialog(page);
  const goes = (by: number) => page.evaluate((steps) => history.go(steps), by);

  await test.step('again while it is asked: the address is still that of the page', async () => {
    for (const _press of [1, 2, 3]) {
      await goes(-1);
      await expect(confirmation).toBeVisible();
      await expect(page).toHaveURL(/\/clients/);
    }
    await confirmation.getByRole('button', { name: 'Keep editing' }).click();
    await expect(confirmation).toHaveCount(0);
    await expect(name).toHaveValue('Half a name');
  });
  await test.step('Back and Forward', async () => {
    await goes(-1);
    await expect(confirmation).toBeVisible();
    await goes(1);
    await confirmation.getByRole('button', { name: 'Keep editing' }).click();
    await expect(confirmation).toHaveCount(0);
    await expect(name).toHaveValue('Half a name');
    await expect(page).toHaveURL(/\/clients/);
  });
  await test.step('two steps at once, and told to go on', async () => {
    await goes(-2);
    await expect(page).toHaveURL(/\/clients/);
    await confirmation.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await goes(2);
    await expect(page).toHaveURL(/\/clients/);
  });
});

test('a piece with unsaved typing stays open at Back, and closes when told to discard', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('unsaved-piece');
  const { items } = await furnish(server.url, who);
  await signIn(page, who, { to: `/inventory/${items[0]?.id}` });
  await page.getByRole('button', { name: 'U-00001' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Piece U-00001' });
  const serial = drawer.getByLabel('Serial number');
  await serial.fill('Left arm');
  await keepsTyping(page, serial, () => page.evaluate(() => history.back()));
  await page.keyboard.press('Escape');
  await discardDialog(page).getByRole('button', { name: 'Discard' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page).not.toHaveURL(/unit=/);
});

test('what several items are about to get is not lost by closing the dialog', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('unsaved-bulk');
  await furnish(server.url, who);
  await signIn(page, who, { to: '/inventory' });
  await page.getByRole('checkbox', { name: 'Select Harlow sofa' }).check();
  const bar = page.getByRole('region', { name: 'Selected items' });
  const dialog = page.getByRole('dialog').filter({ hasNotText: 'Discard changes?' });
  const discard = async () => {
    await page.keyboard.press('Escape');
    await discardDialog(page).getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bar).toContainText('1 selected');
  };

  await test.step('a change of prices', async () => {
    await bar.getByRole('button', { name: 'Prices' }).click();
    const percent = dialog.getByLabel('Adjust by %');
    await percent.fill('10');
    await keepsTyping(page, percent, () => page.keyboard.press('Escape'));
    await keepsTyping(page, percent, () => dialog.getByRole('button', { name: 'Cancel' }).click());
    await discard();
  });
  await test.step('tags, also one that is not finished', async () => {
    await bar.getByRole('button', { name: 'Tags' }).click();
    await dialog.getByRole('combobox', { name: 'Add tags' }).fill('spring');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await discardDialog(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByText('spring', { exact: true })).toBeVisible();
    await discard();
  });
  await test.step('a category', async () => {
    await bar.getByRole('button', { name: 'Category' }).click();
    const category = dialog.getByRole('combobox', { name: 'Category' });
    await category.fill('light');
    await page.getByRole('option', { name: 'Lighting' }).click();
    await keepsTyping(page, category, () => dialog.getByRole('button', { name: 'Close' }).click());
    await discard();
  });
  await test.step('nothing is chosen where items are archived, so nothing is asked', async () => {
    await bar.getByRole('button', { name: 'Archive' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('labels that are about to be printed ask before they are closed, and not after', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'warehouse', { to: '/labels' });
  const opener = page.getByRole('button', { name: 'Print blank labels' }).first();
  const dialog = page.getByRole('dialog', { name: 'Print labels' });
  await opener.click();
  const quantity = dialog.getByLabel('How many');
  await quantity.focus();
  await quantity.blur();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await opener.click();
  await quantity.fill('2');
  await keepsTyping(page, quantity, () => page.keyboard.press('Escape'));
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF (2 labels)' }).click();
  await download;
  await expect(dialog.getByRole('status').filter({ hasText: '2 labels are ready' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
