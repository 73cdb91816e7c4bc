import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ expectedErrors: /status of (409|422)/ });

test('every wrong field of signing up says why, and nothing that was typed is lost', async ({
  page,
  makeNewcomer,
}) => {
  const taken = await makeNewcomer('taken');
  await page.goto('/register');

  await test.step('empty fields: one reason each, the first is focused', async () => {
    await page.getByRole('button', { name: 'Continue' }).click();
    for (const label of ['First name', 'Last name', 'Email'])
      await expect(page.getByLabel(label)).toHaveAccessibleDescription('Required');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Required/);
    await expect(page.getByLabel('First name')).toBeFocused();
  });

  await test.step('not an address, and too short a password', async () => {
    await fill(page, { 'First name': 'Ada', 'Last name': 'Lovell', Email: 'ada at home' });
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter a valid email address');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /at least 10 characters/,
    );
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  await test.step('the company: choices must be made', async () => {
    await fill(page, { Email: taken.email });
    await page.getByLabel('Password', { exact: true }).fill('Lovell Interiors 1');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('What does your company do?')).toHaveAccessibleDescription(
      'Choose one of the options',
    );
    await expect(page.getByLabel('Company name')).toBeFocused();
    const tokens = {
      'Company name': 'organization',
      City: 'address-level2',
      'State or region': 'address-level1',
    };
    for (const [label, token] of Object.entries(tokens))
      await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', token);
    await fill(page, { 'Company name': 'Lovell Interiors', City: 'Leeds', 'State or region': 'Yorkshire' });
    await page.getByLabel('What does your company do?').selectOption('Home staging');
    await page.getByLabel('How many people work there?').selectOption('Just me');
  });

  await test.step('what only the server knows leads back to the field on the first step', async () => {
    await page.getByRole('button', { name: 'Create account' }).click();
    const secret = page.getByLabel('Password', { exact: true });
    await expect(secret).toHaveAccessibleDescription(/can’t contain your name, company or email/);
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await secret.fill('copper-lantern-meadow');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('City')).toHaveValue('Leeds');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'An account with this email already exists',
    );
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  await test.step('and Back leads from the second step to the first, not away', async () => {
    await fill(page, { Email: 'ada@lovell.test' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Your company' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('ada@lovell.test');
  });
});

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
};
