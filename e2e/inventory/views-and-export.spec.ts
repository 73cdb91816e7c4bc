import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { furnish } from '../items.ts';
import { chip, kept, table, total } from '../items-table.ts';

test('a designer names how she looks at the list, comes back to it, and takes it away as a file', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('views');
  const { categories } = await furnish(server.url, who);
  await signIn(page, who, { to: '/inventory' });
  await total(page, 3);
  const menu = (name: RegExp) => page.getByRole('button', { name });

  await test.step('what is looked for gets a name', async () => {
    await chip(page, 'Category').click();
    await page.getByRole('listbox').getByRole('option', { name: 'Sofas' }).click();
    await table(page).getByRole('button', { name: 'Size' }).click();
    await total(page, 2);
    await menu(/^View: All items/).click();
    await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
    await page.getByRole('textbox', { name: 'View name' }).fill('Sofas by size');
    await page.getByRole('switch', { name: /Share with everyone/ }).check({ force: true });
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(menu(/^View: Sofas by size$/)).toBeVisible();
  });

  await test.step('a change is marked, and saved into it or left', async () => {
    await page.getByRole('searchbox').fill('harlow');
    await expect(menu(/^View: Sofas by size, changed$/)).toBeVisible();
    await menu(/^View: /).click();
    await page.getByRole('menuitemradio', { name: /Sofas by size/ }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await total(page, 2);
  });

  await test.step('by keyboard it becomes what the list opens with', async () => {
    await menu(/^View: Sofas by size$/).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Make default' }).press('Enter');
    await expect(page.getByText('is now your default view')).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto('/inventory');
    await expect(menu(/^View: Sofas by size$/)).toBeVisible();
    await total(page, 2);
    // The nine fields on the device are as the specification has them, with or without a view.
    expect(await kept(page)).toEqual({
      page: 1,
      itemsPerPage: 25,
      sortBy: 'width',
      orderBy: 'asc',
      searchQuery: '',
      selectedStatus: '',
      selectedCategory: categories.Sofas,
      selectedLocation: '',
      viewMode: 'list',
    });
  });

  await test.step('the file has the rows and columns of the screen', async () => {
    await page.getByRole('button', { name: 'Export Inventory' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV, for any spreadsheet: Columns shown' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^Items \d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toBe(
      'Name,Category,Status,Available,Quantity,Width,Depth,Height,Color,Color family,Monthly rent',
    );
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['Harlow sofa', 'Alder sofa']);
    await expect(page.getByText('“Inventory” is in your downloads.')).toBeVisible();
  });
});
