import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { keysHeard } from '../keys-heard.ts';

const toast = (page: Page, text: RegExp | string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text);

test('a warehouse lead starts a repair on the board by keyboard, finishes it with what it cost, and finds it in the list', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner', { to: '/work-orders?viewMode=board' });
  const open = page.getByRole('region', { name: /^Open/ });
  const working = page.getByRole('region', { name: /^In progress/ });
  const card = open.getByRole('article').first();
  const name = (await card.getByRole('link').first().innerText()).trim();
  const code = (await card.innerText()).match(/U-\d+/)?.[0] ?? '';
  expect(code).not.toBe('');

  await card.getByRole('button', { name: /^Drag/ }).focus();
  await page.keyboard.press('Space');
  await expect(working.getByText('Drop here')).toBeVisible();
  await keysHeard(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(toast(page, 'Started the work order')).toBeVisible();
  const moved = working.getByRole('article').filter({ hasText: code });
  await expect(moved).toBeVisible();

  await moved.getByRole('button', { name: /^Move/ }).click();
  await page.getByRole('menuitem', { name: 'Done' }).click();
  const dialog = page.getByRole('dialog', { name: 'Finish work order' });
  await dialog.getByLabel('Cost').fill('45');
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(toast(page, /can be booked again/)).toBeVisible();
  await expect(working.getByRole('article').filter({ hasText: code })).toHaveCount(0);

  await page.goto(`/work-orders?searchQuery=${code}`);
  const row = page.getByRole('row', { name: new RegExp(code) }).first();
  await expect(row).toContainText(name);
  await expect(row).toContainText('$45');
  await expect(row).toContainText('Done');
});
