import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { mustCall, signInByApi } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { translator } from '../words.ts';

/** As an old system wrote it: a title above, semicolons, euros, letters of another age, mistakes. */
const messy = Buffer.from(
  [
    'Inventaire au 31.12;;;;;',
    'Item Name;SKU;Type;Width (cm);Rent;Qty;Shelf',
    'Canapé d’angle;H-1;Canapés > Angles;213;1.299,00 €;2;A-1',
    'Fauteuil crème;H-2;Canapés;80;45,50;1;A-1',
    'Table basse;H-3;Canapés;large;12,00;1;A-1',
    'Lampe;H-4;Lampes;30;9,90;1;Z-9',
  ].join('\r\n'),
  'utf-8',
);

const western = (text: Buffer) =>
  Buffer.from(text.toString().replaceAll('’', '\x92').replaceAll('€', '\x80'), 'latin1');

const warehouse = async (url: string, { email, password }: { email: string; password: string }) => {
  const { accessToken: token } = await signInByApi(url, email, password);
  await mustCall(url, 'POST /storage-locations', {
    token,
    body: { name: 'Aisle A', kind: 'bin', code: 'A-1' },
  });
  return {
    items: async () =>
      (await mustCall(url, 'GET /items?itemsPerPage=100&sortBy=sku', { token }))['rows'] as Record<
        string,
        unknown
      >[],
  };
};

const sends = (page: Page, label: string, content: Buffer, name = 'stock.csv') =>
  page.getByLabel(label).setInputFiles({ name, mimeType: 'text/csv', buffer: content });

test('an owner imports a messy spreadsheet', async ({ page, newPage, server, signIn, makeNewcomer }) => {
  const owner = await makeNewcomer('import');
  const { items } = await warehouse(server.url, owner);
  await signIn(page, owner, { to: '/setup?step=start' });
  await page.getByRole('link', { name: 'Import spreadsheet' }).click();
  await sends(page, 'Drop a file here, or choose one', western(messy));

  await test.step('looks at the columns, which are mostly right', async () => {
    await expect(page.getByRole('heading', { name: 'Match your columns' })).toBeVisible();
    await expect(page).toHaveURL(/\?import=/);
    await expect(page.getByLabel('Encoding')).toHaveValue('windows-1252');
    await expect(page.getByLabel('Separator')).toHaveValue(';');
    await expect(page.getByLabel('Header row')).toHaveValue('2');
    await expect(page.getByLabel('Number format')).toHaveValue(',');
    await expect(page.getByText('Canapé d’angle · Fauteuil crème · Table basse')).toBeVisible();
    await expect(page.getByLabel('Item Name is')).toHaveValue('name');
    await expect(page.getByLabel('Type is')).toHaveValue('category');
    await page.getByLabel('Create missing categories').check();
    await page.getByRole('button', { name: 'Check rows' }).click();
  });

  await test.step('sees what would happen, row by row, and leaves', async () => {
    await expect(page.getByRole('heading', { name: 'Review your import' })).toBeFocused();
    await expect(page.getByRole('definition')).toHaveText(['2', '0', '0', '2']);
    const wrong = page.getByRole('table', { name: 'Rows that need attention' });
    await expect(wrong.getByRole('row').nth(1)).toContainText('5Width (cm)large');
    await expect(wrong.getByRole('row').nth(2)).toContainText(
      '6ShelfZ-9No location called “\u2068Z-9\u2069”. Create it, or correct the name',
    );
    expect(await items()).toEqual([]);
  });

  const corrected = await test.step('downloads the wrong rows', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download these rows' }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    expect(text).toContain('What to fix');
    return text.replace(',large,', ',110,').replace(',Z-9,', ',A-1,');
  });

  await test.step('goes on from another device, and imports the rest', async () => {
    const phone = await newPage();
    await signIn(phone, owner, { to: `${server.url}/inventory/add/bulkUpload` });
    await phone.getByRole('link', { name: 'Continue stock.csv' }).click();
    await phone.getByRole('button', { name: 'Import 2 items' }).click();
    await expect(phone.getByText('Imported 2 items.')).toBeVisible();
    expect((await items()).map(({ sku, width, monthlyRent }) => [sku, width, monthlyRent])).toEqual([
      ['H-1', 2130, 129_900],
      ['H-2', 800, 4550],
    ]);
    await page.reload();
    await expect(page.getByText('Imported 2 items.')).toBeVisible();
  });

  await test.step('sends the corrected file, which needs nothing more', async () => {
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await sends(page, 'Drop a file here, or choose one', Buffer.from(corrected), 'corrected.csv');
    await expect(page.getByLabel('What to fix is')).toHaveValue('');
    await page.getByLabel('Create missing categories').check();
    await page.getByRole('button', { name: 'Check rows' }).click();
    await page.getByRole('button', { name: 'Import 2 items' }).click();
    await page.getByRole('link', { name: 'Go to inventory' }).click();
    await expect(page).toHaveURL(/\/inventory(\?|$)/);
    await expect(page.getByRole('link', { name: 'Lampe' })).toBeVisible();
    expect((await items()).length).toBe(4);
  });
});

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an owner imports a sheet by keyboard alone, and stops another', async ({
    page,
    server,
    signIn,
    makeNewcomer,
  }) => {
    const t = translator('ar');
    const words = (key: string, values = {}) => t(`inventory/import:${key}`, values);
    const owner = await makeNewcomer('import-phone');
    const { items } = await warehouse(server.url, owner);
    await signIn(page, owner);
    await page.evaluate(() => localStorage.setItem('language', 'ar'));
    await page.context().addCookies([{ name: 'archway-language', value: 'ar', url: server.url }]);
    await page.goto('/inventory/add/bulkUpload');
    const sheet = 'الاسم,رمز الصنف,الفئة,الكمية,المكان\nأريكة,A-1,أرائك,٢,A-1\nكرسي,A-2,أرائك,١,A-1\n';
    await sends(page, words('choose.drop'), Buffer.from(sheet), 'أصناف.csv');
    await expect(page.getByRole('heading', { name: words('steps.mapping') })).toBeVisible();
    await reach(page, words('plan.makeCategories'));
    await page.keyboard.press('Space');
    await reach(page, words('check'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: words('steps.checked') })).toBeFocused();
    await reach(page, 'استيراد صنفين');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: words('steps.done') })).toBeFocused();
    expect((await items()).map(({ name, counts }) => [name, (counts as { owned: number }).owned])).toEqual([
      ['أريكة', 2],
      ['كرسي', 1],
    ]);

    await page.goto('/inventory/add/bulkUpload');
    await sends(page, words('choose.drop'), Buffer.from(sheet.replaceAll('A-', 'B-')), 'أخرى.csv');
    await reach(page, words('cancel.open'));
    await page.keyboard.press('Enter');
    await reach(page.getByRole('dialog'), words('cancel.confirm'));
    await page.keyboard.press('Enter');
    await expect(page.getByText(words('end.canceled'))).toBeVisible();
    expect((await items()).length).toBe(2);
  });
});

/** Goes from one thing to the next until the one with this name has the focus. */
const reach = async (within: Page | Locator, name: string) => {
  const page = 'page' in within ? within.page() : within;
  const wanted = within
    .getByRole('button', { name, exact: true })
    .or(within.getByLabel(name, { exact: true }))
    .first();
  await wanted.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not reached by the keyboard.`);
};
