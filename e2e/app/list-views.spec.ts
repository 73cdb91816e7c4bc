import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { World } from '../screens/screen.ts';

type Listed = {
  readonly path: string | ((world: World) => string);
  /** A column that can be hidden, and what to look for. */
  readonly column: string;
  readonly words: string;
  /** What it is called without a view. */
  readonly plain?: string;
};

const lists: Record<string, Listed> = {
  items: { path: '/inventory', column: 'Color', words: 'sofa', plain: 'All items' },
  vendors: { path: '/vendors', column: 'Items', words: 'fjord' },
  members: { path: '/organization/members', column: 'Role', words: 'theo' },
  invitations: { path: '/organization/members?list=invitations', column: 'Role', words: 'sato' },
  labels: { path: '/labels', column: 'Status', words: 'w1' },
  'the audit log': { path: '/organization/audit', column: 'Who', words: 'maren' },
  'pieces at a location': { path: ({ bay }) => bay, column: 'Condition', words: '0' },
};

const menu = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('columnheader').filter({ has: page.getByText(name, { exact: true }) });

for (const [name, { path, column, words, plain = 'All' }] of Object.entries(lists)) {
  test(`${name}: a chosen column and a saved view are there again`, async ({ page, signIn, world }) => {
    const address = typeof path === 'string' ? path : path(world);
    await signIn(page, 'owner', { to: address });
    await expect(heading(page, column)).toBeVisible();

    await menu(page, 'Choose columns').click();
    await page.getByRole('menuitemcheckbox', { name: column, exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(heading(page, column)).toHaveCount(0);
    await page.getByRole('searchbox').fill(words);
    await expect(page).toHaveURL(new RegExp(`searchQuery=${words}`));

    await menu(page, `View: ${plain}`).click();
    await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
    await page.getByRole('textbox', { name: 'View name' }).fill(`Mine of ${name}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
    await expect(menu(page, `View: Mine of ${name}`)).toBeVisible();

    await menu(page, `View: Mine of ${name}`).click();
    await page.getByRole('menuitemradio', { name: plain, exact: true }).click();
    await expect(heading(page, column)).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('');

    await page.reload();
    await menu(page, `View: ${plain}`).click();
    await page.getByRole('menuitemradio', { name: `Mine of ${name}` }).click();
    await expect(heading(page, column)).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue(words);
  });
}
