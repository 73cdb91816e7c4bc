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
