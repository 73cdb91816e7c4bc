import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { furnish } from '../items.ts';
import { total } from '../items-table.ts';

const cell = (page: Page, row: number, column: number) =>
  page.getByRole('grid').getByRole('row').nth(row).getByRole('gridcell').nth(column);
const type = async (page: Page, ...keys: string[]) => {
  for (const key of keys)
    if (/^[A-Z][a-z]+|\+|^F\d$/.test(key) && !key.includes(' ')) await page.keyboard.press(key);
    else await page.keyboard.type(key);
};
/** All of them before the next frame. */
const pressAtOnce = (page: Page, ...keys: string[]) =>
  page.evaluate(async (pressed) => {
    for (const each of pressed) {
      const [key = '', control] = each.split('+').reverse();
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, ctrlKey: Boolean(control), bubbles: true, cancelable: true }),
      );
      await new Promise<void>(queueMicrotask);
    }
  }, keys);
/** What a spreadsheet leaves on the clipboard, pasted where the focus is. */
const paste = (page: Page, text: string) =>
  page.evaluate((copied) => {
    const data = new DataTransfer();
    data.setData('text/plain', copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

test.describe('at a desk', () => {
  test.use({ expectedErrors: /ERR_FAILED .*\/api\/items\/many/ });

  test('a manager writes down what came from the market, by keyboard alone', async ({
    page,
    signIn,
    makeNewcomer,
    server,
  }) => {
    const who = await makeNewcomer('market');
    await furnish(server.url, who);
    await signIn(page, who, { to: '/inventory/add/addMultiple' });
    await expect(page.getByRole('grid', { name: 'New items' })).toBeVisible();
    const first = cell(page, 1, 0);
    const isFirst = () => first.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 40 && !(await isFirst()); presses += 1) await page.keyboard.press('Tab');
    await expect(first).toBeFocused();

    await test.step('cells are written as in a sheet, and filled down', async () => {
      await type(page, 'market chair', 'Tab', 'sofas', 'Tab', '2', 'Tab', 'h-1', 'Enter');
      await expect(cell(page, 2, 3)).toBeFocused();
      await type(
        page,
        'Home',
        'market stool',
        'Tab',
        'Control+d',
        'ArrowRight',
        'Control+d',
        'ArrowRight',
        'Control+d',
      );
      await expect(cell(page, 2, 1)).toHaveText('sofas');
      await expect(cell(page, 2, 3)).toHaveText('h-1');
      await type(page, 'Control+z');
      await expect(cell(page, 2, 3)).toHaveText('');
      await type(page, 'Control+y');
      await expect(cell(page, 2, 3)).toHaveText('h-1');
    });

    await test.step('keys that come faster than the screen is drawn are heard', async () => {
      await pressAtOnce(page, 'ArrowDown', 'ArrowLeft', '7', 'Tab', 'Control+d');
      await expect(cell(page, 3, 3)).toHaveText('h-1');
      await expect(cell(page, 3, 2)).toHaveText('7');
      await pressAtOnce(page, 'Control+z', 'Control+z', 'ArrowUp');
      await expect(cell(page, 3, 3)).toHaveText('');
      await expect(cell(page, 2, 3)).toBeFocused();
    });

    await test.step('a copied block goes in, quoted cells too', async () => {
      await type(page, 'ArrowDown', 'Home');
      await paste(
        page,
        '"Table, 7\' 6"" long"\tTables of the moon\t1\tHall\r\nArc lamp two\tLighting\t\t\r\n',
      );
      await expect(cell(page, 3, 0)).toHaveText('Table, 7\' 6" long');
      await expect(page.getByText('4 items to add')).toBeVisible();
    });

    await test.step('what is wrong is shown in its cell, and nothing was sent', async () => {
      await type(page, 'Escape', 'Enter');
      await expect(cell(page, 3, 1)).toBeFocused();
      await expect(cell(page, 3, 1)).toHaveAttribute('aria-invalid', 'true');
      await expect(
        page.getByText('Row 3, Category: No category called “\u2068Tables of the moon\u2069”. Create it, or'),
      ).toBeVisible();
      await type(page, 'seating', 'Enter');
    });

    await test.step('when the network fails, everything stays where it is', async () => {
      await page.route('**/api/items/many', (route) => route.abort());
      await type(page, 'Escape', 'Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(cell(page, 4, 1)).toBeFocused();
      await expect(cell(page, 1, 0)).toHaveText('market chair');
      await page.unroute('**/api/items/many');
    });

    await test.step('then all of it is added at once', async () => {
      await type(page, 'Escape', 'Enter');
      await expect(page.getByText('Added 4 items.')).toBeVisible();
      await total(page, 7);
      await expect(page.getByRole('link', { name: 'market chair' })).toBeVisible();
    });
  });
});

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap opens a cell, and what is written is added', async ({ page, signIn, makeNewcomer, server }) => {
    const who = await makeNewcomer('market.phone');
    await furnish(server.url, who);
    await signIn(page, who);
    await page.evaluate(() => localStorage.setItem('language', 'ar'));
    await page.goto('/inventory/add/addMultiple');
    await expect(page.getByRole('grid', { name: 'أصناف جديدة' })).toBeVisible();
    await cell(page, 1, 0).tap();
    await page.keyboard.type('كرسي');
    await page.keyboard.press('Tab');
    await page.keyboard.type('sofas');
    await page.getByRole('button', { name: 'إضافة الأصناف' }).tap();
    await expect(page.getByText('تمت إضافة صنف واحد.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'كرسي' })).toBeVisible();
  });
});
