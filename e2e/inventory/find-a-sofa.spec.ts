import { expect, test } from '../fixtures.ts';
import { tabTo } from '../tab-to.ts';
import { translator } from '../words.ts';

test('with the keyboard alone a designer finds an oatmeal sofa under 85 inches that is free in May', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'designer', { to: '/inventory' });
  const more = page.getByRole('button', { name: 'More filters' });
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('oatmeel sofa');
  const found = page.getByRole('main').getByRole('link', { name: /Harlow/ });
  await expect(found.first()).toBeVisible();

  await tabTo(page, more);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Start date'));
  await page.keyboard.type('05012027');
  await tabTo(page, dialog.getByLabel('End date'));
  await page.keyboard.type('05312027');
  const beige = dialog.getByRole('checkbox', { name: /^Beige/ });
  await tabTo(page, beige);
  await page.keyboard.press('Space');
  await expect(beige).toBeChecked();
  await tabTo(page, dialog.getByLabel('Max width'), 80);
  await page.keyboard.type('85');
  await tabTo(page, dialog.getByRole('button', { name: /^Show \d+ items?$/ }), 80);
  await page.keyboard.press('Enter');

  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();
  for (const part of ['freeFrom=2027-05-01', 'freeTo=2027-05-31', 'colors=beige'])
    await expect(page).toHaveURL(new RegExp(part));
  await tabTo(page, found.first(), 80);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Harlow/ })).toBeVisible();
});

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a designer finds an oatmeal sofa under 85 inches that is free in May', async ({ page, signIn }) => {
    const t = translator('ar');
    await signIn(page, 'designer', { to: '/livez' });
    await page.evaluate(() => localStorage.setItem('language', 'ar'));
    await page.goto('/inventory');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('searchbox').fill('oatmeel sofa');
    const found = page.getByRole('main').getByRole('link', { name: /Harlow/ });
    await expect(found.first()).toBeVisible();

    await page.getByRole('button', { name: t('inventory/list:filter.short'), exact: true }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('inventory/list:free.from')).fill('2027-05-01');
    await dialog.getByLabel(t('inventory/list:free.to')).fill('2027-05-31');
    await dialog.getByLabel(t('inventory/list:size.maxWidth')).fill('85');
    await dialog.getByRole('button').filter({ hasText: /^عرض/ }).tap();

    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/freeFrom=2027-05-01/);
    await found.first().tap();
    await expect(page.getByRole('heading', { level: 1, name: /Harlow/ })).toBeVisible();
  });
});
