import { readFile } from 'node:fs/promises';
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
  /** What is above the columns of its file, without the one that was hidden; lists that are no file have none. */
  readonly headings?: string;
};

const items = 'Name,Category,Status,Available,Quantity,Width,Depth,Height,Monthly rent';

const lists: Record<string, Listed> = {
  items: { path: '/inventory', column: 'Color', words: 'sofa', plain: 'All items', headings: items },
  vendors: {
    path: '/vendors',
    column: 'Items',
    words: 'fjord',
    headings: 'Name,Type,Email,Phone,Updated',
  },
  members: {
    path: '/organization/members',
    column: 'Role',
    words: 'theo',
    headings: 'First name,Last name,Title,Email,Status,Joined,Last seen',
  },
  invitations: { path: '/organization/members?list=invitations', column: 'Role', words: 'sato' },
  labels: { path: '/labels', column: 'Status', words: 'w1' },
  'the audit log': {
    path: '/organization/audit',
    column: 'Who',
    words: 'maren',
    headings: 'Action,Action code,Type,What,Changes,When',
  },
  'pieces at a location': {
    path: ({ bay }) => bay,
    column: 'Condition',
    words: '0',
    headings: 'Code,Item,SKU,Status,Last seen',
  },
  'pieces of an item': {
    path: ({ manyPieces }) => manyPieces,
    column: 'Condition',
    words: '0',
    headings: 'Code,Status,Location,Location code,Last seen,Last seen by',
  },
};

/** Lists of some rows have no views: a view is of all rows. */
const bound: Record<string, Listed> = {
  'items of a category': {
    path: ({ categoryItems }) => categoryItems,
    column: 'Color',
    words: 'sofa',
    headings: items,
  },
  'items on the page of a category': {
    path: ({ category }) => `${category}?viewMode=list`,
    column: 'Color',
    words: 'sofa',
    headings: items,
  },
  'items of a vendor': { path: ({ vendor }) => vendor, column: 'Color', words: 'a', headings: items },
};

const menu = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('columnheader').filter({ has: page.getByText(name, { exact: true }) });

const addressOf = ({ path }: Listed, world: World) => (typeof path === 'string' ? path : path(world));

const hideAndSearch = async (page: Page, { column, words }: Listed) => {
  await expect(heading(page, column)).toBeVisible();
  await menu(page, 'Choose columns').click();
  await page.getByRole('menuitemcheckbox', { name: column, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(heading(page, column)).toHaveCount(0);
  await page.getByRole('searchbox').fill(words);
  await expect(page).toHaveURL(new RegExp(`searchQuery=${words}`));
};

/** The file has the columns of the screen. */
const expectFile = async (page: Page, headings: string) => {
  await page.getByRole('button', { name: /^Export / }).click();
  const sheet = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV, for any spreadsheet: Columns shown' }).click();
  const [first] = (await readFile(await (await sheet).path(), 'utf8')).replace('\ufeff', '').split('\r\n');
  expect(first).toBe(headings);
};

for (const [name, list] of Object.entries(bound))
  test(`${name}: a chosen column is there again, and the file has what is shown`, async ({
    page,
    signIn,
    world,
  }) => {
    await signIn(page, 'owner', { to: addressOf(list, world) });
    await hideAndSearch(page, list);
    await expectFile(page, list.headings ?? '');
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(list.words);
    await expect(heading(page, 'Category')).toBeVisible();
    await expect(heading(page, list.column)).toHaveCount(0);
  });

for (const [name, list] of Object.entries(lists)) {
  test(`${name}: a chosen column and a saved view are there again`, async ({ page, signIn, world }) => {
    const { column, words, plain = 'All', headings } = list;
    await signIn(page, 'owner', { to: addressOf(list, world) });
    await hideAndSearch(page, list);
    if (headings) await expectFile(page, headings);

    await menu(page, `View: ${plain}`).click();
    await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
    await page.getByRole('textbox', { name: 'View name' }).fill(`Mine of ${name}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
    await expect(menu(page, `View: Mine of ${name}`)).toBeVisible();
    await expect(heading(page, column)).toHaveCount(0);

    await test.step('without a view it has the columns that are chosen there', async () => {
      await menu(page, `View: Mine of ${name}`).click();
      await page.getByRole('menuitemradio', { name: plain, exact: true }).click();
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await expect(heading(page, column)).toHaveCount(0);
      await menu(page, 'Choose columns').click();
      await page.getByRole('menuitem', { name: 'Reset columns' }).click();
      await page.keyboard.press('Escape');
      await expect(heading(page, column)).toBeVisible();
    });

    await page.reload();
    await menu(page, `View: ${plain}`).click();
    await page.getByRole('menuitemradio', { name: `Mine of ${name}` }).click();
    await expect(heading(page, column)).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue(words);

    await test.step('whoever leaves a view and returns to the list finds its own columns, not those of the view', async () => {
      await page.goto(addressOf(list, world));
      await expect(menu(page, `View: ${plain}`)).toBeVisible();
      await expect(heading(page, column)).toBeVisible();
    });
  });
}
