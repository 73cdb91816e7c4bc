import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ expectedErrors: /status of (409|422|500)/ });

test('with the keyboard alone a warehouse lead puts the categories in order, hears each step, and takes it back', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'warehouse', { to: '/categories' });
  const before = ['Bedding base', 'Rugs', 'Soft goods'];
  await expect.poll(() => inside(page, 'Textiles')).toEqual(before);
  const handle = page.getByRole('button', { name: named('Move', 'Rugs') });
  const spoken = page.locator('[aria-live="assertive"]');

  await test.step('lifted, moved up, put down', async () => {
    await handle.focus();
    await expect(handle).toHaveAccessibleDescription(/Press Space to pick up/);
    await page.keyboard.press('Space');
    await expect(spoken).toHaveText('Picked up Rugs. Inside Textiles, position 2.');
    await page.keyboard.press('ArrowUp');
    await expect(spoken).toHaveText('Inside Textiles, position 1.');
    await page.keyboard.press('Space');
    await expect(spoken).toContainText('Dropped Rugs.');
    await expect(handle).toBeFocused();
    await expect.poll(() => inside(page, 'Textiles')).toEqual(['Rugs', 'Bedding base', 'Soft goods']);
  });

  await test.step('and it stays so', async () => {
    await expect(toast(page, /Moved .*Rugs/)).toBeVisible();
    await page.reload();
    await expect.poll(() => inside(page, 'Textiles')).toEqual(['Rugs', 'Bedding base', 'Soft goods']);
  });

  await test.step('out of what it stands in, and back by Undo', async () => {
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(spoken).toHaveText('Picked up Rugs. Inside Textiles, position 1.');
    await page.keyboard.press('ArrowDown');
    await expect(spoken).toHaveText('Inside Textiles, position 2.');
    await page.keyboard.press('ArrowDown');
    await expect(spoken).toHaveText('Inside Textiles, position 3.');
    await page.keyboard.press('ArrowLeft');
    await expect(spoken).toHaveText('Top level, position 3.');
    await page.keyboard.press('Space');
    await expect(toast(page, /Moved .*Rugs.* to the top level/)).toBeVisible();
    await expect.poll(() => inside(page, 'Textiles')).toEqual(['Bedding base', 'Soft goods']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => inside(page, 'Textiles')).toEqual(['Rugs', 'Bedding base', 'Soft goods']);
  });

  await test.step('Escape changes nothing', async () => {
    await handle.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(spoken).toHaveText('Inside Textiles, position 2.');
    await page.keyboard.press('Escape');
    await expect(spoken).toHaveText('Canceled. Rugs is back where it was.');
    await expect.poll(() => inside(page, 'Textiles')).toEqual(['Rugs', 'Bedding base', 'Soft goods']);
  });

  await test.step('what the server does not take is put back, and said', async () => {
    await page.route('**/api/categories/*/move', (route) => route.fulfill({ status: 500, body: '{}' }));
    await choose(page, 'Rugs', 'Move down');
    await expect(toast(page, /Something went wrong/)).toBeVisible();
    await expect.poll(() => inside(page, 'Textiles')).toEqual(['Rugs', 'Bedding base', 'Soft goods']);
    await page.unroute('**/api/categories/*/move');
  });

  await test.step('whoever does not drag uses the menu', async () => {
    await choose(page, 'Rugs', 'Move down');
    await expect.poll(() => inside(page, 'Textiles')).toEqual(before);
    await expect(page.getByRole('button', { name: named('Actions for', 'Rugs') })).toBeFocused();
  });
});

test('a warehouse lead adds a category inside another, gives it a look, and removes what nothing is in', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'warehouse', { to: '/categories' });
  await choose(page, 'Decor', 'Add subcategory');
  const drawer = page.getByRole('dialog', { name: 'Add category' });
  await expect(drawer.getByRole('combobox', { name: 'Parent category' })).toHaveValue('Decor');
  await drawer.getByRole('button', { name: 'Add category' }).click();
  await expect(drawer.getByLabel('Name')).toBeFocused();
  await expect(drawer.getByLabel('Name')).toHaveAccessibleDescription('Required');
  await drawer.getByLabel('Name').fill('Clocks');
  await drawer.getByRole('radio', { name: 'Teal' }).check();
  await drawer.getByRole('button', { name: 'Add category' }).click();
  await expect(toast(page, /Added .*Clocks/)).toBeVisible();
  await expect(drawer).toHaveCount(0);

  await test.step('a name is there once among its siblings', async () => {
    await choose(page, 'Decor', 'Add subcategory');
    await drawer.getByLabel('Name').fill('clocks');
    await drawer.getByRole('button', { name: 'Add category' }).click();
    await expect(drawer.getByLabel('Name')).toHaveAccessibleDescription('This name is taken');
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
  });

  await test.step('it has a page with its name in the title', async () => {
    await page.getByRole('link', { name: 'Clocks' }).click();
    await expect(page).toHaveTitle(/^Clocks \|/);
    await expect(page.getByRole('navigation', { name: 'Path' })).toContainText('Decor');
    await expect(page.getByText('No items yet')).toBeVisible();
  });

  await test.step('what is in use stays until it is said where that goes', async () => {
    await page.goBack();
    await choose(page, 'Decor', 'Delete');
    const confirmation = page.getByRole('dialog', { name: 'Delete Decor?' });
    await confirmation.getByRole('button', { name: 'Move and delete' }).click();
    const target = confirmation.getByRole('combobox', { name: 'Move 6 subcategories to' });
    await expect(target).toBeFocused();
    await expect(target).toHaveAccessibleDescription('Required');
    await target.fill('Clocks');
    await expect(page.getByRole('option')).toHaveCount(0);
    await confirmation.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('what nothing is in goes', async () => {
    await choose(page, 'Clocks', 'Delete');
    await page
      .getByRole('dialog', { name: 'Delete Clocks?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(toast(page, /Deleted .*Clocks/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Clocks' })).toHaveCount(0);
  });
});

test('a designer looks through a category as pictures; a crew member can look and change nothing', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'crew', { to: '/categories' });
  await expect(page.getByRole('link', { name: 'Furniture' })).toBeVisible();
  await expect(page.getByRole('button', { name: named('Actions for', 'Furniture') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: named('Move', 'Furniture') })).toHaveCount(0);
  await page.getByRole('link', { name: 'Furniture' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Furniture' })).toBeVisible();
  await page.getByRole('region', { name: 'Subcategories' }).getByRole('link', { name: /Sofas/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sofas' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Items' }).getByText(/Harlow 84in/)).toBeVisible();
});

/** A name that a person gave stands isolated in the words around it. */
const named = (words: string, name: string) => `${words} \u2068${name}\u2069`;

const toast = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text);

const choose = async (page: Page, name: string, what: string) => {
  await page.getByRole('button', { name: named('Actions for', name) }).click();
  await page.getByRole('menuitem', { name: what }).click();
};

/** The names of what stands right inside a category, from top to bottom. */
const inside = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .last()
    .locator(':scope > ul > li > div a[href^="/categories/"]')
    .allTextContents();
