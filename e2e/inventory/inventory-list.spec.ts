import { mustCall } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { sidewaysScroll } from '../geometry.ts';
import { furnish } from '../items.ts';
import { chip, kept, names, seePictures, table, total } from '../items-table.ts';
import { nothingLoads } from '../screens/screen.ts';

test('a designer finds an oatmeal sofa under 85 inches that is free in May', async ({ page, signIn }) => {
  await signIn(page, 'designer', { to: '/inventory' });
  await page.getByRole('searchbox').fill('oatmeel sofa');
  await expect(table(page).getByRole('link', { name: /Harlow/ })).toBeVisible();

  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('Start date').fill('2027-05-01');
  await page.getByLabel('End date').fill('2027-05-31');
  await page.getByLabel('Max width').fill('85');
  await page.getByRole('checkbox', { name: /^Beige/ }).check({ force: true });
  await page.getByRole('button', { name: /^Show \d+ items?$/ }).click();

  await expect(chip(page, 'Size: \u2068W up to 85 in\u2069')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Free on dates: .*May 1.*31, 2027/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Color: .*Beige/ })).toBeVisible();
  await seePictures(page);
  const cards = page.getByRole('list', { name: 'Inventory' }).getByRole('listitem');
  await expect(cards.filter({ hasText: 'Harlow' })).toContainText('84 × 37 × 34 in');

  await page.getByRole('button', { name: 'Clear filter: Size' }).click();
  await expect(page).not.toHaveURL(/maxWidth/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/inventory\?viewMode=grid$/);
});

test.describe('how the list is looked at', () => {
  test('stands in the address and on the device, in exactly the nine fields of the specification', async ({
    page,
    signIn,
    makeNewcomer,
    server,
  }) => {
    const who = await makeNewcomer('nine.fields');
    const { categories } = await furnish(server.url, who, 9);
    await signIn(page, who, { to: '/inventory' });
    await total(page, 12);

    await chip(page, 'Category').click();
    await page.getByRole('listbox').getByRole('option', { name: 'Seating' }).click();
    await total(page, 11);
    await page.getByLabel('Rows per page').selectOption('5');
    await table(page).getByRole('button', { name: 'Size' }).click();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    expect(await kept(page)).toEqual({
      page: 2,
      itemsPerPage: 5,
      sortBy: 'width',
      orderBy: 'asc',
      searchQuery: '',
      selectedStatus: '',
      selectedCategory: categories.Seating,
      selectedLocation: '',
      viewMode: 'list',
    });

    await test.step('a reload and a bare address show the same', async () => {
      const address = page.url();
      await page.reload();
      await total(page, 11);
      await page.goto('/inventory');
      await total(page, 11);
      expect(new URL(page.url()).searchParams).toEqual(new URL(address).searchParams);
    });

    await test.step('an address that says something wins over what is kept', async () => {
      await page.goto('/inventory?searchQuery=lamp');
      await total(page, 1);
      expect(await kept(page)).toMatchObject({ searchQuery: 'lamp', selectedCategory: '', page: 1 });
    });

    await test.step('leaving the inventory resets it, all but the way of viewing', async () => {
      await seePictures(page);
      await page.getByRole('link', { name: 'Home', exact: true }).first().click();
      await expect(page).toHaveURL('/dashboard');
      expect(await kept(page)).toMatchObject({ searchQuery: '', page: 1, viewMode: 'grid' });
      await page.goto('/inventory');
      await total(page, 12);
      await expect(page.getByRole('list', { name: 'Inventory' })).toBeVisible();
    });
  });

  test('comes back with Back: the page, the filters and the place on it', async ({
    page,
    signIn,
    makeNewcomer,
    server,
  }) => {
    const who = await makeNewcomer('going.back');
    await furnish(server.url, who, 40);
    await signIn(page, who, { to: '/inventory' });
    await total(page, 43);
    await page.getByRole('searchbox').fill('chair');
    await total(page, 40);
    await page.getByRole('button', { name: 'Last page' }).click();
    await expect(page.getByText('Showing 26–40 of 40')).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY), 'another page starts at its top').toBe(0);

    await nothingLoads(page);
    const far = table(page).getByRole('link').last();
    await far.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(200);
    await far.click();
    await expect(page).toHaveURL(/\/inventory\/[0-9a-f-]{36}/);
    await page.goBack();
    await expect(page.getByText('Showing 26–40 of 40')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('chair');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);

    await page.goBack();
    await expect(page.getByText('Showing 1–25 of 40')).toBeVisible();
  });

  test('goes to the last page when the one that is asked for is no longer there', async ({
    page,
    signIn,
    makeNewcomer,
    server,
  }) => {
    const who = await makeNewcomer('last.page');
    await furnish(server.url, who, 4);
    await signIn(page, who, { to: '/inventory?page=9&itemsPerPage=5' });
    await expect(page.getByText('Showing 6–7 of 7')).toBeVisible();
    await expect(page).toHaveURL(/page=2/);
  });

  test('has the columns that this device has chosen for the organization', async ({
    page,
    signIn,
    makeNewcomer,
    server,
  }) => {
    const who = await makeNewcomer('columns');
    await furnish(server.url, who);
    await signIn(page, who, { to: '/inventory' });
    const heading = (name: string) => table(page).getByRole('columnheader', { name, exact: true });
    await expect(heading('Tags')).toHaveCount(0);
    await page.getByRole('button', { name: 'Choose columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Tags' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Color' }).click();
    await page.keyboard.press('Escape');
    await expect(heading('Tags')).toBeVisible();
    await page.reload();
    await expect(heading('Tags')).toBeVisible();
    await expect(heading('Color')).toHaveCount(0);
  });
});

test('the keyboard alone searches, filters, sorts, chooses and opens a menu', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('keys.only');
  await furnish(server.url, who);
  await signIn(page, who, { to: '/inventory' });
  await total(page, 3);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('sofa');
  await total(page, 2);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(chip(page, 'Category')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Search Category')).toBeFocused();
  await page.keyboard.type('sof');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['SofasSeating']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Category: .*Sofas/ })).toBeFocused();

  const bySize = table(page).getByRole('button', { name: 'Size' });
  await bySize.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(table(page).getByRole('columnheader', { name: 'Size' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect.poll(() => names(page)).toEqual(['Alder sofa', 'Harlow sofa']);
  await expect(bySize).toBeFocused();

  const box = page.getByRole('checkbox', { name: 'Select Alder sofa' });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();

  const dots = page.getByRole('button', { name: 'Actions for Alder sofa' });
  await dots.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for Alder sofa' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a warehouse hand looks something up by its number, in either view', async ({ page, signIn }) => {
    await signIn(page, 'warehouse', { to: '/dashboard' });
    await page
      .getByRole('navigation', { name: 'Quick menu' })
      .getByRole('link', { name: 'Inventory' })
      .click();
    const cards = page.getByRole('list', { name: 'Inventory' }).getByRole('listitem');
    await expect(cards).toHaveCount(25);
    expect(await sidewaysScroll(page)).toEqual([]);
    await page.getByRole('searchbox').fill('SOF-001');
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(/\d of 6 available/);
    await seePictures(page);
    await expect(cards).toHaveCount(1);
    expect(await sidewaysScroll(page)).toEqual([]);
    await cards.getByRole('link').click();
    await expect(page).toHaveURL(/\/inventory\/[0-9a-f-]{36}/);
  });
});

test('whoever may only look is not offered to change anything', async ({ page, signIn }) => {
  await signIn(page, 'viewer', { to: '/inventory' });
  await expect(table(page)).toBeVisible();
  await expect(table(page).getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add item' })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Open']);
});

test('nothing there, nothing found and nothing for a category are told apart', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('empty.house');
  await signIn(page, who, { to: '/inventory' });
  await expect(page.getByRole('heading', { name: 'No items yet' })).toBeVisible();
  const { categories, token } = await furnish(server.url, who);
  await page.goto('/inventory?searchQuery=qqqq');
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await total(page, 3);

  const rugs = await mustCall(server.url, 'POST /categories', { token, body: { name: 'Rugs' } });
  await page.goto(`/inventory/category/${String(rugs['id'])}`);
  await expect(page.getByRole('heading', { name: 'No items in this category yet' })).toBeVisible();

  await page.goto(`/inventory/category/${categories.Sofas}`);
  await expect(page).toHaveTitle(/^Sofas \|/);
  await total(page, 2);
  await expect(chip(page, 'Category')).toHaveCount(0);
  const trail = page.getByRole('main').getByRole('link', { name: 'Seating' });
  await trail.click();
  await expect(page).toHaveTitle(/^Seating \|/);
  await total(page, 2);
  expect(await kept(page), 'a category’s own list is not the list that is kept').toMatchObject({
    selectedCategory: '',
  });
});

test.describe('when something fails', () => {
  test.use({ expectedErrors: /status of (401|500)/ });

  test('the list says so and can be tried again', async ({ page, signIn }) => {
    await page.route('**/api/items?*', (route) => route.fulfill({ status: 500, json: {} }));
    await signIn(page, 'viewer', { to: '/inventory' });
    await expect(page.getByRole('alert')).toContainText('Couldn’t load this');
    await page.unroute('**/api/items?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(table(page)).toBeVisible();
  });

  test('a picture that did not come is asked for once more; without one the kind of thing is drawn', async ({
    page,
    signIn,
    makeNewcomer,
    server,
  }) => {
    const who = await makeNewcomer('pictures');
    await furnish(server.url, who);
    const requested: string[] = [];
    await page.route('**/api/items?*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { rows: { id: string; coverId: string | null }[] };
      for (const row of body.rows) row.coverId = row.id;
      await route.fulfill({ json: body });
    });
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    await page.route('**/pictures/**', (route) => {
      const { pathname } = new URL(route.request().url());
      requested.push(pathname);
      return requested.filter((each) => each === pathname).length === 1
        ? route.fulfill({ status: 401, body: '' })
        : route.fulfill({ contentType: 'image/svg+xml', body: drawing });
    });
    await signIn(page, who, { to: '/inventory' });
    const pictures = table(page).locator('img');
    await expect(pictures).toHaveCount(3);
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
    expect(requested).toHaveLength(6);
    for (const each of requested) expect(each).toMatch(/^\/pictures\/[0-9a-f-]{36}\/small\.webp$/);

    await page.unroute('**/pictures/**');
    await page.route('**/pictures/**', (route) => route.fulfill({ status: 401, body: '' }));
    await page.reload();
    await expect(pictures, 'asked twice, then drawn').toHaveCount(0);
  });
});
