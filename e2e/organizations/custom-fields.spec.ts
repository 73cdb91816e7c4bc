import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { furnish } from '../items.ts';
import { table } from '../items-table.ts';

test.use({ expectedErrors: /status of 422/ });

test('an owner defines fields, fills them on an item, and finds them on its page, in the list, in a file and in the log', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const who = await makeNewcomer('custom-fields');
  const { items } = await furnish(server.url, who);
  const sofa = items[0];
  await signIn(page, who, { to: '/organization/fields' });

  await test.step('a list of options needs options', async () => {
    await page.getByRole('button', { name: 'Add field' }).click();
    const drawer = page.getByRole('dialog', { name: 'Add field' });
    await drawer.getByLabel('Name').fill('Finish');
    await drawer.getByLabel('Type').selectOption({ label: 'List of options' });
    await drawer.getByRole('button', { name: 'Add field' }).click();
    await expect(drawer.getByLabel('Options')).toBeFocused();
    await expect(drawer.getByLabel('Options')).toHaveAccessibleDescription(/Required/);
    await drawer.getByLabel('Options').fill('Oiled\nWaxed\n');
    await drawer.getByRole('button', { name: 'Add field' }).click();
    await expect(toast(page, /Added .*Finish/)).toBeVisible();
    await expect(line(page, 'Finish')).toContainText('Oiled, Waxed');
  });

  await test.step('a second one moves up by keyboard, and the focus goes with it', async () => {
    await page.getByRole('button', { name: 'Add field' }).click();
    const drawer = page.getByRole('dialog', { name: 'Add field' });
    await drawer.getByLabel('Name').fill('Bought on');
    await drawer.getByLabel('Type').selectOption({ label: 'Date' });
    await drawer.getByRole('button', { name: 'Add field' }).click();
    await expect(line(page, 'Bought on')).toBeVisible();
    const up = line(page, 'Bought on').getByRole('button', { name: /^Move .* up$/ });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Custom fields' }).locator('strong')).toHaveText([
      'Bought on',
      'Finish',
    ]);
    await expect(up).toBeFocused();
  });

  await test.step('filled on the item; a third one is defined on the way', async () => {
    await page.goto(`/inventory/${sofa?.id}?edit=1`);
    await page.getByLabel('Finish').selectOption({ label: 'Waxed' });
    await page.getByLabel('Bought on').fill('2026-01-31');
    await page.getByRole('button', { name: 'Add field' }).click();
    const drawer = page.getByRole('dialog', { name: 'Add field' });
    await drawer.getByLabel('Name').fill('Seat height');
    await drawer.getByLabel('Type').selectOption({ label: 'Length' });
    await drawer.getByRole('button', { name: 'Add field' }).click();
    await expect(page.getByLabel('Finish')).toHaveValue('Waxed');
    await page.getByLabel('Seat height').fill('18');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).not.toHaveURL(/edit/);
  });

  await test.step('its page has them', async () => {
    await page.getByRole('link', { name: 'Details' }).click();
    const facts = page.getByRole('region', { name: 'Custom fields' });
    await expect(facts).toContainText('Waxed');
    await expect(facts).toContainText('Jan 31, 2026');
    await expect(facts).toContainText('18 in');
  });

  await test.step('so have the list and its file', async () => {
    await page.goto('/inventory');
    await page.getByRole('button', { name: 'Choose columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Finish' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Bought on' }).click();
    await page.keyboard.press('Escape');
    await expect(table(page).getByRole('columnheader', { name: 'Finish' })).toBeVisible();
    await expect(table(page).getByRole('row', { name: new RegExp(String(sofa?.name)) })).toContainText(
      'Waxed',
    );
    await page.getByRole('button', { name: 'Export Inventory' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV, for any spreadsheet: Columns shown' }).click();
    const [headings = '', ...lines] = (await readFile(await (await coming).path(), 'utf8'))
      .replace('\ufeff', '')
      .trim()
      .split('\r\n');
    expect(headings).toMatch(/,Bought on,Finish$/);
    expect(lines.find((each) => each.startsWith(String(sofa?.name)))).toMatch(/,2026-01-31,Waxed$/);
  });

  await test.step('the list is narrowed to those that have a value, and says so', async () => {
    await page.getByRole('button', { name: 'More filters' }).click();
    const drawer = page.getByRole('dialog', { name: 'More filters' });
    await drawer.getByRole('group', { name: 'Finish' }).getByRole('checkbox', { name: 'Waxed' }).check();
    await drawer.getByRole('button', { name: 'Show 1 item' }).click();
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Custom fields: .*Finish: Waxed/ })).toBeVisible();
    await page.reload();
    await expect(table(page).getByRole('row')).toHaveCount(2);
  });

  await test.step('and the log', async () => {
    await page.goto('/organization/audit');
    await page
      .getByRole('button', { name: new RegExp(`^Changed .*${sofa?.name}`) })
      .first()
      .click();
    const drawer = page.getByRole('dialog', { name: 'What happened' });
    for (const told of [
      /Finish.*: empty → Waxed/,
      /Bought on.*: empty → Jan 31, 2026/,
      /Seat height.*: empty → 18 in/,
    ])
      await expect(drawer.getByRole('listitem').filter({ hasText: told })).toBeVisible();
  });

  await test.step('removed, it says how many items lose a value', async () => {
    await page.goto('/organization/fields');
    await line(page, 'Finish')
      .getByRole('button', { name: /^Delete/ })
      .click();
    const confirmation = page.getByRole('dialog', { name: /Delete .*Finish/ });
    await expect(confirmation).toContainText('1 item has a value in it');
    await confirmation.getByRole('button', { name: 'Delete field' }).click();
    await expect(toast(page, /Deleted .*Finish/)).toBeVisible();
    await expect(line(page, 'Finish')).toHaveCount(0);
  });
});

const line = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Custom fields' }).getByRole('listitem').filter({ hasText: name });

const toast = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text);
