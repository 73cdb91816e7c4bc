import { newcomer } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { become, nobody } from '../people.ts';

test('a reload of the second step keeps what was typed, all but the password, until one has signed up', async ({
  page,
}) => {
  await page.goto('/register');
  const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await type('First name', newcomer.firstName);
  await type('Last name', newcomer.lastName);
  await type('Email', 'draft@quist.test');
  await type('Password', newcomer.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await type('Company name', newcomer.companyName);
  await type('City', newcomer.city);
  await page.reload();
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue(newcomer.firstName);
  await expect(page.getByLabel('Last name', { exact: true })).toHaveValue(newcomer.lastName);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('draft@quist.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    newcomer.password,
  );
  await type('Password', newcomer.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Company name', { exact: true })).toHaveValue(newcomer.companyName);
  await expect(page.getByLabel('City', { exact: true })).toHaveValue(newcomer.city);
  await page.getByLabel('What does your company do?').selectOption({ index: 1 });
  await page.getByLabel('How many people work there?').selectOption({ index: 1 });
  await type('State or region', newcomer.state);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/setup/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('draft@quist.test');
});

test('a password that would be refused is not called strong while it is chosen', async ({ page, signIn }) => {
  await page.goto('/register');
  await page.getByLabel('First name', { exact: true }).fill('Wilhelmina');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Wilhelmina-42-lantern!');
  await expect(page.getByText('Contains your name, company or email')).toBeVisible();
  await password.fill('copper-lantern-meadow');
  await expect(page.getByText('Strong', { exact: true })).toBeVisible();

  await signIn(page, 'viewer', { to: '/account/security' });
  await page.getByLabel('New password').fill('We love Larkspur 2 much!');
  await expect(page.getByText('Contains your name, company or email')).toBeVisible();

  await become(page, nobody);
  await page.goto(`/reset/${'x'.repeat(43)}`);
  await page.getByLabel('New password').fill('Wilhelmina-42-lantern!');
  await expect(page.getByText('Good', { exact: true })).toBeVisible();
});
