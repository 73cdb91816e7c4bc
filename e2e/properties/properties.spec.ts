import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../tab-to.ts';

const add = async (page: Page, address: string) => {
  await page.getByRole('button', { name: 'Add property' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Add property' });
  await drawer.getByLabel('Address').fill(address);
  await drawer.getByLabel('City').fill('Portland');
  await drawer.getByLabel('State').fill('OR');
  return drawer;
};

test('a designer adds a home by a click on the map, notes how to get in, changes and deletes it', async ({
  page,
  newPage,
  signIn,
}) => {
  // However many there are by now, this one is among those that are shown.
  await signIn(page, 'designer', { to: '/properties?searchQuery=Birch' });
  const drawer = await add(page, '88 Birch Hollow');
  await drawer.getByRole('application').click({ position: { x: 60, y: 60 } });
  await expect(drawer.getByLabel('Latitude')).not.toHaveValue('');
  const latitude = await drawer.getByLabel('Latitude').inputValue();
  await drawer.getByRole('button', { name: 'Add property' }).click();

  await page.getByRole('link', { name: '88 Birch Hollow' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '88 Birch Hollow' })).toBeVisible();
  await expect(page.getByText(Number(latitude).toFixed(5))).toBeVisible();
  await page.getByRole('button', { name: 'Add access notes' }).click();
  await page.getByRole('textbox', { name: 'Access notes' }).fill('Lockbox 7719');
  await page.getByRole('button', { name: 'Save access notes' }).click();
  const access = page.getByRole('region', { name: 'Access' });
  await expect(access.getByText('Lockbox 7719')).toBeVisible();

  // Whoever may not see codes is not told that there are any.
  const viewers = await newPage();
  await signIn(viewers, 'viewer', { to: new URL(page.url()).pathname });
  await expect(viewers.getByRole('heading', { level: 1, name: '88 Birch Hollow' })).toBeVisible();
  await expect(viewers.getByRole('region', { name: 'Details' })).toBeVisible();
  await expect(viewers.getByRole('region', { name: 'Access' })).toHaveCount(0);
  await expect(viewers.getByText('7719')).toHaveCount(0);
  await viewers.goto('/dashboard');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edited = page.getByRole('dialog', { name: 'Edit property' });
  await edited.getByLabel('Door width').fill('32');
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Details' }).getByText('32 in')).toBeVisible();

  await page.getByRole('button', { name: /^Actions for .*88 Birch Hollow/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/properties$/);
  await expect(page.getByRole('link', { name: '88 Birch Hollow' })).toHaveCount(0);
});

test('a home that may be there already is told of while its address is typed', async ({ page, signIn }) => {
  await signIn(page, 'designer', { to: '/properties' });
  const first = await add(page, '640 Cedar Bend Rd');
  await first.getByRole('button', { name: 'Add property' }).click();
  await expect(page.getByRole('link', { name: '640 Cedar Bend Rd' })).toBeVisible();
  const second = await add(page, '640 cedar bend road');
  await expect(second.getByRole('status').getByRole('link', { name: /640 Cedar Bend Rd/ })).toBeVisible();
});

test('without a mouse a position is the middle of the map, and a pin leads to its home', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'designer', { to: '/properties' });
  const drawer = await add(page, '5 Keyboard Row');
  const map = drawer.getByRole('application');
  await tabTo(page, map);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await tabTo(page, drawer.getByRole('button', { name: 'Use the middle of the map' }));
  await page.keyboard.press('Enter');
  await expect(drawer.getByLabel('Longitude')).not.toHaveValue('');
  await drawer.getByRole('button', { name: 'Add property' }).click();
  await expect(page.getByRole('link', { name: '5 Keyboard Row' })).toBeVisible();

  await page.getByRole('radio', { name: 'Map' }).focus();
  await page.keyboard.press('Space');
  const pin = page.getByRole('group', { name: 'Map of properties' }).getByRole('link', {
    name: '5 Keyboard Row',
  });
  await tabTo(page, pin);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '5 Keyboard Row' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a driver finds how to get in, and the way there', async ({ page, newPage, signIn }) => {
    const office = await newPage();
    await signIn(office, 'designer', { to: '/properties' });
    const drawer = await add(office, '12 Lantern Way');
    await drawer.getByLabel('Latitude').fill('45.51');
    await drawer.getByLabel('Longitude').fill('-122.65');
    await drawer.getByRole('button', { name: 'Add property' }).click();
    await office.getByRole('link', { name: '12 Lantern Way' }).click();
    await office.getByRole('button', { name: 'Add access notes' }).click();
    await office.getByRole('textbox', { name: 'Access notes' }).fill('Gate #5521');
    await office.getByRole('button', { name: 'Save access notes' }).click();
    await expect(office.getByText('Gate #5521')).toBeVisible();

    await signIn(page, 'crew', { to: '/properties?searchQuery=lantern' });
    await page.getByRole('link', { name: '12 Lantern Way' }).click();
    await expect(page.getByText('Gate #5521')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit access notes' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute(
      'href',
      /mlat=45\.51&mlon=-122\.65/,
    );
  });
});
