import { expect, test } from '../fixtures.ts';

test('somebody changes name and phone, and it shows wherever they are named', async ({
  page,
  makeNewcomer,
  signIn,
}) => {
  const who = await makeNewcomer('renamed');
  await signIn(page, who, { to: '/account/account', fresh: true });
  await page.getByLabel('First name').fill('Wilhelmina');
  await page.getByLabel('Phone').fill('+31 30 555 0100');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved your changes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wilhelmina Quist: your account' })).toBeVisible();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Wilhelmina Quist' })).toBeVisible();
  await expect(page.getByText('+31 30 555 0100')).toBeVisible();
  await page.goto('/organization/members');
  await expect(page.getByRole('row', { name: /Wilhelmina Quist/ })).toBeVisible();
});

test('a mail that is turned off can be turned on again with Undo', async ({ page, signIn }) => {
  await signIn(page, 'viewer', { to: '/account/notifications' });
  const choice = page.getByRole('switch', { name: 'New device sign-in' });
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(page.getByText('No more emails about new devices')).toBeVisible();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
  await choice.click();
  const message = page
    .getByRole('region', { name: 'Messages' })
    .locator('div', { hasText: 'No more emails about new devices' });
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(choice).toBeChecked();
});

test('the settings change the screen at once and stay for the next visit', async ({ page, signIn }) => {
  await signIn(page, 'viewer', { to: '/settings' });
  await page
    .getByRole('group', { name: 'Theme' })
    .getByRole('radio', { name: 'Dark' })
    .check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page
    .getByRole('group', { name: 'Navigation' })
    .getByRole('radio', { name: 'Top' })
    .check({ force: true });
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
});
