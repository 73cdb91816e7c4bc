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
    await expect(page.getByRole('navigation', { name: 'Where this is' })).toContainText('Aisle A');
  });

  const pieces = page.getByRole('table', { name: 'Pieces with a code' });
  const two = pieces.getByRole('row', { name: /Camden Slope-Arm Sectional/ });
  const bar = page.getByRole('region', { name: 'What is selected' });

  await test.step('two pieces are selected and moved', async () => {
    await expect(two).toHaveCount(2);
    for (const row of await two.all()) await row.getByRole('checkbox').check();
    await expect(bar).toContainText('2 selected');
    await bar.getByRole('button', { name: 'Move' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to another place' });
    await dialog.getByRole('button', { name: 'Move 2 pieces' }).click();
    const where = dialog.getByRole('combobox', { name: 'Where to' });
    await expect(where).toHaveAccessibleDescription('This is required.');
    await where.fill('trk');
    await page.getByRole('option', { name: /Box truck/ }).click();
    await expect(dialog.getByText('2 of 60')).toBeVisible();
    await dialog.getByRole('button', { name: 'Move 2 pieces' }).click();
    await expect(toast(page, /2 pieces are now in .*Box truck 16 ft/)).toBeVisible();
    await expect(two).toHaveCount(0);
    await expect(bar).toHaveCount(0);
  });

  await test.step('and are back where they were', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, /2 pieces are back where they were/)).toBeVisible();
    await expect(two).toHaveCount(2);
  });

  await test.step('of a pile, as many as are wanted', async () => {
    await page.goto('/storage?searchQuery=W1-G-LIN');
    await page.getByRole('link', { name: /Linen room G/ }).click();
    const towels = page.getByRole('row', { name: /White Bath Towel/ });
    const before = await towels.getByRole('cell').last().textContent();
    await towels.getByRole('checkbox').check();
    await bar.getByRole('button', { name: 'Move' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to another place' });
    await dialog.getByRole('combobox', { name: 'Where to' }).fill('trk');
    await page.getByRole('option', { name: /Box truck/ }).click();
    await dialog.getByLabel(/How many of .*White Bath Towel/).fill('12');
    await dialog.getByRole('button', { name: 'Move 12 pieces' }).click();
    await expect(toast(page, /12 pieces are now in .*Box truck 16 ft/)).toBeVisible();
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
  await choose(page, 'Bay 1', 'Add one inside');
  const drawer = page.getByRole('dialog', { name: 'Add a place' });

  await test.step('its kind is what stands there already', async () => {
    await expect(drawer.getByRole('combobox', { name: 'Inside' })).toHaveValue('Bay 1');
    await expect(drawer.getByLabel('Kind')).toHaveValue('bin');
    await drawer.getByLabel('Name').fill('Level 3: night stands');
    await drawer.getByLabel('Code').fill('w1-b-01-2');
    await drawer.getByLabel('How many pieces fit').fill('10');
    await drawer.getByRole('button', { name: 'Add place' }).click();
    await expect(drawer.getByLabel('Code')).toBeFocused();
    await expect(drawer.getByLabel('Code')).toHaveAccessibleDescription(/This code is taken/);
    await drawer.getByLabel('Code').fill('w1-b-01-3');
    await drawer.getByRole('button', { name: 'Add place' }).click();
    await expect(toast(page, /Level 3: night stands.* is added/)).toBeVisible();
    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /Level 3/ }) })
      .last();
    await expect(line).toContainText('W1-B-01-3');
    await expect(line).toContainText('0 of 10');
  });

  await test.step('a place is not offered what stands inside it', async () => {
    await choose(page, 'Aisle B', 'Edit');
    const edit = page.getByRole('dialog', { name: 'Edit place' });
    await edit.getByRole('combobox', { name: 'Inside' }).fill('W1-');
    await expect(page.getByRole('option', { name: /W1-A-01/ })).toBeVisible();
    await expect(page.getByRole('option', { name: /W1-B/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await edit.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('what is in use stays, what is empty goes', async () => {
    await choose(page, 'Level 2: end tables', 'Remove');
    const question = page.getByRole('dialog', { name: 'Remove Level 2: end tables?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(question.getByRole('alert')).toContainText(/\d+ pieces still stand there/);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await choose(page, 'Level 3: night stands', 'Remove');
    await page
      .getByRole('dialog', { name: 'Remove Level 3: night stands?' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(toast(page, /Level 3: night stands.* is removed/)).toBeVisible();
  });
});

test('a newcomer has no places yet, and gets a warehouse to try things with', async ({
  page,
  signIn,
  makeNewcomer,
}) => {
  await signIn(page, await makeNewcomer('storage'), { to: '/storage' });
  await expect(page.getByText('No places yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add a demo warehouse' }).click();
  await expect(toast(page, /\d+ places are added/)).toBeVisible();
  await page.getByRole('link', { name: 'Aisle A' }).click();
  await expect(page.getByText('Nothing stands here yet')).toBeVisible();
});

const toast = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text);

const choose = async (page: Page, name: string, what: string) => {
  await page.getByRole('button', { name: `Actions for \u2068${name}\u2069` }).click();
  await page.getByRole('menuitem', { name: what }).click();
};
