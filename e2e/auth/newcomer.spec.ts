import { expect, test } from '../fixtures.ts';
import { followMail, openMail } from '../mailbox.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

for (const [device, viewport] of Object.entries({ desktop, phone })) {
  test(`a newcomer on a ${device} signs up, sets the organization up, activates the address and invites a colleague, who joins`, async ({
    page,
    newPage,
  }) => {
    await page.setViewportSize(viewport);
    const email = `wren@${device}-journey.test`;

    await test.step('two calm steps make the account', async () => {
      await page.goto('/register');
      await page.getByLabel('First name').fill('Wren');
      await page.getByLabel('Last name').fill('Abbott');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('lamps before carpets');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Company name').fill('Abbott Rooms');
      await page.getByLabel('What does your company do?').selectOption({ index: 1 });
      await page.getByLabel('How many people work there?').selectOption({ index: 2 });
      await page.getByLabel('City').fill('Portland');
      await page.getByLabel('State or region').fill('Oregon');
      await page.getByRole('button', { name: 'Create account' }).click();
    });

    await test.step('the wizard makes the organization ready', async () => {
      await expect(page.getByRole('heading', { name: 'Set up your organization' })).toBeVisible();
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await page.getByLabel('Warehouse name').fill('Dockside');
      await page.getByRole('button', { name: 'Add and continue' }).click();
      await expect(page.getByRole('heading', { name: 'Who do you work with?' })).toBeVisible();
      await page.goto('/dashboard');
    });

    await test.step('a banner asks for activation until the mailed link was followed', async () => {
      await expect(page.getByRole('region', { name: 'Account not activated' })).toBeVisible();
      await followMail(page, email, /Activate/);
      await page.getByRole('button', { name: 'Activate my account' }).click();
      await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible();
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: /Wren/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Account not activated' })).toHaveCount(0);
    });

    await test.step('a colleague is invited and joins with the role', async () => {
      const colleague = `sol@${device}-journey.test`;
      await page.goto('/organization/members');
      await page.getByRole('button', { name: 'Invite people' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').first().fill(colleague);
      await dialog.getByRole('button', { name: /^Send|^Invite/ }).click();
      await expect(page.getByText('Sent the invitation')).toBeVisible();

      const second = await newPage();
      await second.setViewportSize(viewport);
      const mail = await openMail(second, colleague, /Abbott Rooms/);
      await mail.getByRole('link', { name: /^http/ }).first().click();
      const tokens = { 'First name': 'given-name', 'Last name': 'family-name', Password: 'new-password' };
      for (const [label, token] of Object.entries(tokens))
        await expect(second.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token);
      await expect(second.locator('input[autocomplete="username"]')).toHaveValue(colleague);
      await second.getByLabel('First name').fill('Sol');
      await second.getByLabel('Last name').fill('Marsh');
      await second.getByLabel('Password', { exact: true }).fill('seven doors and a stair');
      await second.getByRole('button', { name: 'Create account and join' }).click();
      await expect(second.getByRole('heading', { name: /Sol/ })).toBeVisible();
    });
  });
}
