import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ expectedErrors: /status of (409|422)/ });

test('a warehouse hand finds a bin, moves pieces and towels out of it, and takes it back', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'warehouse', { to: '/storage' });

  await test.step('found by its code, with what it stands in', async () => {
    await page.getByRole('searchbox', { name: 'Search name or code' }).fill('w1-a-02');
    const rows = page.getByRole('list', { name: 'Storage locations' });
    await expect(rows.getByRole('link')).toHaveText([
      'Swan Island warehouse',
      'Aisle A',
      'Bay 2: sectionals',
    ]);
    await expect(page).toHaveURL(/searchQuery=w1-a-02/);
    await page.getByRole('link', { name: 'Bay 2: sectionals' }).click();
    await expect(page).toHaveTitle(/^Bay 2: sectionals \|/);
    await expect(page.getByRole('navigation', { name: 'Path' })).toContainText('Aisle A');
  });

  const pieces = page.getByRole('table', { name: 'Individually tracked pieces' });
  const chairs = pieces.getByRole('row', { name: /Tilde Cane Accent Chair/ });
  const bar = page.getByRole('region', { name: 'Selection' });

  await test.step('two pieces are selected and moved', async () => {
    await expect(chairs).toHaveCount(4);
    for (const row of (await chairs.all()).slice(0, 2)) await row.getByRole('checkbox').check();
    await expect(bar).toContainText('2 selected');
    await bar.getByRole('button', { name: 'Move' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to another location' });
    await dialog.getByRole('button', { name: 'Move 2 pieces' }).click();
    const where = dialog.getByRole('combobox', { name: 'Move to' });
    await expect(where).toHaveAccessibleDescription('Required');
    await where.fill('trk');
    await page.getByRole('option', { name: /Box truck/ }).click();
    await expect(dialog.getByText('2 of 60')).toBeVisible();
    await dialog.getByRole('button', { name: 'Move 2 pieces' }).click();
    await expect(toast(page, /Moved 2 pieces to .*Box truck 16 ft/)).toBeVisible();
    await expect(chairs).toHaveCount(2);
    await expect(bar).toHaveCount(0);
  });

  await test.step('and are back where they were', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, /Moved 2 pieces back/)).toBeVisible();
    await expect(chairs).toHaveCount(4);
  });

  await test.step('of a balance, as many as are wanted', async () => {
    await page.goto('/storage?searchQuery=W1-G-LIN');
    await page.getByRole('link', { name: /Linen room G/ }).click();
    const towels = page.getByRole('row', { name: /White Bath Towel/ });
    const before = await towels.getByRole('cell').last().textContent();
    await towels.getByRole('checkbox').check();
    await bar.getByRole('button', { name: 'Move' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to another location' });
    await dialog.getByRole('combobox', { name: 'Move to' }).fill('trk');
    await page.getByRole('option', { name: /Box truck/ }).click();
    await dialog.getByLabel(/How many of .*White Bath Towel/).fill('12');
    await dialog.getByRole('button', { name: 'Move 12 pieces' }).click();
    await expect(toast(page, /Moved 12 pieces to .*Box truck 16 ft/)).toBeVisible();
    await expect(towels.getByRole('cell').last()).toHaveText(String(Number(before) - 12));
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(towels.getByRole('cell').last()).toHaveText(before ?? '');
  });
});

test('a warehouse lead adds a bin where it belongs, cannot make places stand in each other, and removes it', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'warehouse', { to: '/storage' });
  await choose(page, 'Bay 1', 'Add location inside');
  const drawer = page.getByRole('dialog', { name: 'Add location' });

  await test.step('its kind is what stands there already', async () => {
    await expect(drawer.getByRole('combobox', { name: 'Inside' })).toHaveValue('Bay 1');
    await expect(drawer.getByLabel('Type')).toHaveValue('bin');
    await drawer.getByLabel('Name').fill('Level 3: night stands');
    await drawer.getByLabel('Code').fill('w1-b-01-2');
    await drawer.getByLabel('Capacity (pieces)').fill('10');
    await drawer.getByRole('button', { name: 'Add location' }).click();
    await expect(drawer.getByLabel('Code')).toBeFocused();
    await expect(drawer.getByLabel('Code')).toHaveAccessibleDescription(/This code is taken/);
    await drawer.getByLabel('Code').fill('w1-b-01-3');
    await drawer.getByRole('button', { name: 'Add location' }).click();
    await expect(toast(page, /Added .*Level 3: night stands/)).toBeVisible();
    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /Level 3/ }) })
      .last();
    await expect(line).toContainText('W1-B-01-3');
    await expect(line).toContainText('0 of 10');
  });

  await test.step('a place is not offered what stands inside it', async () => {
    await choose(page, 'Aisle B', 'Edit');
    const edit = page.getByRole('dialog', { name: 'Edit location' });
    await edit.getByRole('combobox', { name: 'Inside' }).fill('W1-');
    await expect(page.getByRole('option', { name: /W1-A-01/ })).toBeVisible();
    await expect(page.getByRole('option', { name: /W1-B/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await edit.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('what is in use stays, what is empty goes', async () => {
    await choose(page, 'Level 2: end tables', 'Delete');
    const confirmation = page.getByRole('dialog', { name: 'Delete Level 2: end tables?' });
    await confirmation.getByRole('button', { name: 'Move and delete' }).click();
    const target = confirmation.getByRole('combobox', { name: /Move \d+ pieces to/ });
    await expect(target).toHaveAccessibleDescription('Required');
    await confirmation.getByRole('button', { name: 'Cancel' }).click();
    await choose(page, 'Level 3: night stands', 'Delete');
    await page
      .getByRole('dialog', { name: 'Delete Level 3: night stands?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(toast(page, /Deleted .*Level 3: night stands/)).toBeVisible();
  });
});

test('a newcomer has no places yet, and gets a warehouse to try things with', async ({
  page,
  signIn,
  makeNewcomer,
}) => {
  await signIn(page, await makeNewcomer('storage'), { to: '/storage' });
  await expect(page.getByText('No locations yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add demo warehouse' }).click();
  await expect(toast(page, /Added \d+ locations/)).toBeVisible();
  await page.getByRole('link', { name: 'Aisle A' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

const toast = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text);

const choose = async (page: Page, name: string, what: string) => {
  await page.getByRole('button', { name: `Actions for \u2068${name}\u2069` }).click();
  await page.getByRole('menuitem', { name: what }).click();
};
