import { mustCall } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { furnish } from '../items.ts';
import { table, total } from '../items-table.ts';

test.describe('several items at once', () => {
  test('change their category and their tags, and it can be undone', async ({
    page,
    signIn,
    makeNewcomer,
    server,
  }) => {
    const who = await makeNewcomer('bulk.change');
    const { categories } = await furnish(server.url, who);
    await signIn(page, who, { to: `/inventory?selectedCategory=${categories.Sofas}` });
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const bar = page.getByRole('region', { name: 'Selected items' });
    await expect(bar).toContainText('2 selected');

    await bar.getByRole('button', { name: 'Category' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change category of 2 items' });
    await dialog.getByRole('combobox', { name: 'Category' }).fill('light');
    await page.getByRole('option', { name: 'Lighting' }).click();
    await expect(dialog).toContainText('Moves 2 items out of');
    await dialog.getByRole('button', { name: 'Update 2 items' }).click();
    await expect(page.getByText('No matches')).toBeVisible();
    await expect(bar).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await total(page, 2);

    await page.getByRole('checkbox', { name: 'Select Alder sofa' }).check();
    await page.getByRole('checkbox', { name: 'Select Harlow sofa' }).check();
    await bar.getByRole('button', { name: 'Tags' }).click();
    const tags = page.getByRole('dialog', { name: 'Edit tags of 2 items' });
    await tags.getByRole('combobox', { name: 'Add tags' }).fill('spring');
    await page.keyboard.press('Enter');
    await tags.getByRole('checkbox', { name: /^bestseller/ }).check({ force: true });
    await tags.getByRole('button', { name: 'Update 2 items' }).click();
    await expect(page.getByText('Updated 2 items')).toBeVisible();
    await page.goto('/inventory?tags=spring');
    await total(page, 2);
    await page.goto('/inventory?tags=bestseller');
    await expect(page.getByText('No matches')).toBeVisible();
  });

  test('are archived together, those that cannot be stay, and Undo brings them back', async ({
    page,
    signIn,
    makeNewcomer,
    server,
  }) => {
    const who = await makeNewcomer('bulk.archive');
    const { token, categories } = await furnish(server.url, who);
    const body = { name: 'Unfinished stool', categoryId: categories.Seating, status: 'draft' };
    await mustCall(server.url, 'POST /items', { token, body });
    await signIn(page, who, { to: '/inventory' });
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Archive' }).click();
    const dialog = page.getByRole('dialog', { name: 'Archive items' });
    await expect(dialog).toContainText('These 3 items can’t be added');
    await expect(dialog).toContainText('1 stays as is');
    await dialog.getByRole('button', { name: 'Archive 3 items' }).click();
    await total(page, 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await total(page, 4);
  });

  test('get other prices, seen before they are given; what fails changes nothing', async ({
    page,
    signIn,
    makeNewcomer,
    server,
  }) => {
    const who = await makeNewcomer('bulk.price');
    await furnish(server.url, who);
    await signIn(page, who, { to: '/inventory' });
    await page.getByRole('checkbox', { name: 'Select Harlow sofa' }).check();
    await page.getByRole('checkbox', { name: 'Select Arc lamp' }).check();
    await page.getByRole('button', { name: 'Prices' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust prices of 2 items' });
    await dialog.getByLabel('Adjust by %').fill('10');
    await expect(dialog).toContainText('Harlow sofa: $140 → $154');
    await dialog.getByRole('button', { name: 'Update 2 items' }).click();
    await expect(table(page).getByRole('row', { name: /Harlow sofa/ })).toContainText('$154');
    await expect(table(page).getByRole('row', { name: /Alder sofa/ })).toContainText('$190');
  });

  test.describe(() => {
    test.use({ expectedErrors: /status of 409/ });

    test('are all left as they are when one of them cannot be changed', async ({
      page,
      signIn,
      makeNewcomer,
      server,
    }) => {
      const who = await makeNewcomer('bulk.refused');
      const { token, items } = await furnish(server.url, who);
      await signIn(page, who, { to: '/inventory' });
      await page.route('**/api/items/change', (route) =>
        route.fulfill({ status: 409, json: { code: 'illegal_transition', detail: '' } }),
      );
      await page.getByRole('checkbox', { name: 'Select Harlow sofa' }).check();
      await page.getByRole('button', { name: 'Archive' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Archive 1 item' }).click();
      await expect(page.getByRole('alert')).toContainText('Nothing changed.');
      const harlow = await mustCall(server.url, `GET /items/${items[0]?.id}`, { token });
      expect(harlow['status']).toBe('active');
    });
  });
});

test('a row is archived and brought back, copied, and opened', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('row.menu');
  await furnish(server.url, who);
  await signIn(page, who, { to: '/inventory' });
  const choose = async (item: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${item}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Arc lamp', 'Archive');
  await expect(page.getByText('Archived “\u2068Arc lamp\u2069”')).toBeVisible();
  await total(page, 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await total(page, 3);

  await choose('Harlow sofa', 'Duplicate');
  await expect(page).toHaveURL(/\/inventory\/[0-9a-f-]{36}/);
  await page.goBack();
  await total(page, 4);
  await expect(table(page).getByRole('row', { name: /Harlow sofa.*Draft/ })).toBeVisible();

  await table(page)
    .getByRole('row', { name: /Arc lamp/ })
    .getByText('Lighting')
    .click();
  await expect(page).toHaveURL(/\/inventory\/[0-9a-f-]{36}/);
});
