import type { Page } from '@playwright/test';
import { mustCall } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { furnish } from '../items.ts';
import { pngFile } from '../png.ts';

// A code that is taken, a picture that is none.
test.use({ expectedErrors: /status of (409|415|422|503)/ });

const oat = pngFile('front', [216, 204, 184]);
const clay = pngFile('side', [184, 120, 96], { width: 2600, height: 1300 });
const moss = pngFile('detail', [90, 110, 80]);

const chooseCategory = async (page: Page, typed: string) => {
  await page.getByRole('combobox', { name: 'Category' }).fill(typed);
  await page.getByRole('option', { name: typed }).first().click();
};
const chooseLocation = async (page: Page, code: string, name: string) => {
  await page.getByRole('combobox', { name: 'Location' }).fill(code);
  await page.getByRole('option', { name }).click();
};
const picturesThere = (page: Page, count: number) =>
  expect(page.getByRole('button', { name: /^Actions for photo/ })).toHaveCount(count);

test('Back after an item is added leads to where one came from, not to an empty form', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('add-back');
  await furnish(server.url, who);
  await signIn(page, who, { to: '/inventory' });
  await page.goto('/inventory/add');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Stool, ash');
  await chooseCategory(page, 'Seating');
  await chooseLocation(page, 'H-1', 'Bin 1');
  await page.getByRole('button', { name: 'Save item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stool, ash' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/inventory(\?.*)?$/);
});

test('a delivery is written down: three pieces, pictures in their order, and a vendor that is new', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('add-delivery');
  const { token } = await furnish(server.url, who);
  await signIn(page, who, { to: '/inventory/add' });

  await test.step('what is missing is pointed at', async () => {
    await page.getByRole('button', { name: 'Save item' }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription('Required');
  });

  await test.step('what it is', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bench, oak');
    await chooseCategory(page, 'Seating');
    const tag = page.getByRole('textbox', { name: 'Tags: add a word' });
    await tag.fill('entry');
    await tag.press('Enter');
    await expect(page.getByRole('button', { name: /Remove .*entry/ })).toBeVisible();
  });

  await test.step('its pictures, put in order with the keyboard', async () => {
    await page.getByLabel('Add photos').setInputFiles([oat, clay, moss]);
    await picturesThere(page, 3);
    const handle = page.getByRole('button', { name: 'Reorder photo 1' });
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Picked up photo 1 of 3.')).toBeAttached();
    // The picture listens a moment after it was picked up: faster than any hand, not than this one.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByText('Position 2 of 3.')).toBeAttached({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(page.getByText('Dropped at position 2 of 3.')).toBeAttached();
    await page.getByRole('button', { name: 'Actions for photo 3' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await picturesThere(page, 2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await picturesThere(page, 3);
  });

  await test.step('its pieces, size, price and vendor', async () => {
    await page.getByLabel('How many').fill('3');
    await chooseLocation(page, 'H-1', 'Bin 1');
    await page.getByRole('radio', { name: 'Brown' }).check();
    await page.getByRole('textbox', { name: 'Width' }).fill('120 cm');
    await page.getByRole('textbox', { name: 'Monthly rent' }).fill('$1,200.50');
    await page.getByRole('combobox', { name: 'Vendor' }).fill('Oak & Daughters');
    await page.getByRole('option', { name: /Create vendor .*Oak & Daughters/ }).click();
    await expect(page.getByText(/Added vendor .*Oak & Daughters/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Width' })).toHaveValue('47 1/4');
  });

  await page.getByRole('button', { name: 'Save item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bench, oak' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Bin 1' })).toHaveCount(3);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const item = await mustCall(server.url, `GET /items/${id}`, { token });
  expect(item).toMatchObject({
    width: 1200,
    monthlyRent: 120_050,
    vendorName: 'Oak & Daughters',
    colorFamily: 'brown',
    tags: ['entry'],
  });
  // The second one was brought to the front, and was made smaller before it was sent.
  expect(item['pictures']).toMatchObject([{ width: 1600 }, { width: 320 }, { width: 320 }]);

  await test.step('its pictures in large, through all of them by keys', async () => {
    await page.getByRole('button', { name: 'View photo full size' }).click();
    const large = page.getByRole('dialog', { name: /Bench, oak: photo 1 of 3/ });
    await expect(large.getByRole('img', { name: /photo 1 of 3/ })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await expect(page.getByRole('dialog', { name: /photo 3 of 3/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'View photo full size' })).toBeFocused();
  });
});

test('pieces that are refused leave no item; put right, it is saved once, by one call', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('add-partly');
  const { token } = await furnish(server.url, who);
  await signIn(page, who, { to: '/inventory/add' });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Stool, ash');
  await chooseCategory(page, 'Seating');
  await chooseLocation(page, 'H-1', 'Bin 1');
  const changes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const saved = async () => (await mustCall(server.url, 'GET /items?searchQuery=Stool', { token }))['total'];
  const codes = page.getByRole('textbox', { name: 'Custom codes' });
  await codes.fill('u-00001');
  await page.getByRole('button', { name: 'Save item' }).click();
  await expect(codes).toBeFocused();
  await expect(codes).toHaveAccessibleDescription(/This code is taken/);
  expect(await saved()).toBe(0);

  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Stool, ash, low');
  await codes.fill('stool-1, stool-2');
  await page.getByRole('button', { name: 'Save item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stool, ash, low' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'STOOL-1', exact: true })).toBeVisible();
  expect(await saved()).toBe(1);
  expect(changes).toEqual(['POST /api/items', 'POST /api/items']);
});

const [phone, desk] = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

test('several things of one delivery: the kind and the place stay, the rest starts anew', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('add-another');
  await furnish(server.url, who);
  await signIn(page, who, { to: '/inventory/add' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Lamp, tall');
  await chooseCategory(page, 'Lighting');
  await chooseLocation(page, 'H-1', 'Bin 1');
  await page.getByRole('textbox', { name: 'Height' }).fill('60');
  await page.getByRole('button', { name: 'Save and add another' }).click();
  await expect(page.getByText(/Saved .*Lamp, tall/)).toBeVisible();
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Save item' }).click({ trial: true, timeout: 1000 });
    await page.getByRole('button', { name: 'Save and add another' }).click({ trial: true, timeout: 1000 });
  }
  await expect(page.getByText(/Saved .*Lamp, tall/), 'and the message lies over none of them').toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Height' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('Lighting');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Bin 1');

  await test.step('a category that is missing is made on the spot', async () => {
    await name.fill('Clock');
    await page.getByRole('button', { name: 'New category' }).click();
    const dialog = page.getByRole('dialog', { name: 'New category' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Clocks');
    await dialog.getByRole('button', { name: 'Create category' }).click();
    await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('Clocks');
  });

  await test.step('leaving asks, because something was typed', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    const leaving = page.getByRole('dialog', { name: 'Discard changes?' });
    await leaving.getByRole('button', { name: 'Keep editing' }).click();
    await expect(name).toHaveValue('Clock');
    await page.getByLabel('How many').fill('0');
    await page.getByRole('button', { name: 'Save item' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Clock' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No pieces yet' })).toBeVisible();
  });
});

test('a picture is pasted; one that is none is refused with the reason; one that did not get through is sent again', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('add-pictures');
  await furnish(server.url, who);
  await signIn(page, who, { to: '/inventory/add' });
  await expect(page.getByLabel('Add photos')).toBeAttached();

  await test.step('pasted', async () => {
    await page.evaluate(
      async (bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }));
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
      },
      [...oat.buffer],
    );
    await picturesThere(page, 1);
  });

  await test.step('refused', async () => {
    await page
      .getByLabel('Add photos')
      .setInputFiles({ name: 'not.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') });
    await expect(page.getByText('1 photo couldn’t be uploaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove photo 2' }).click();
    await expect(page.getByText('1 photo couldn’t be uploaded.')).toHaveCount(0);
  });

  await test.step('sent again', async () => {
    await page.route('**/api/pictures', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
    await page.getByLabel('Add photos').setInputFiles(moss);
    await page.getByRole('button', { name: 'Retry photo 2' }).click();
    await picturesThere(page, 2);
  });
});
