import { expect, test } from '../fixtures.ts';
import { followMail } from '../mailbox.ts';
import { fillSignIn } from '../people.ts';

test.use({ expectedErrors: /status of (401|403|422)/ });

test('somebody changes the address: the old and the new mailbox both confirm before anything changes', async ({
  page,
  newPage,
  makeNewcomer,
  signIn,
}) => {
  const who = await makeNewcomer('moving');
  const next = 'moved@quist.test';
  await signIn(page, who, { to: '/account/account', fresh: true });

  await test.step('asked for, with the password', async () => {
    await page.getByRole('button', { name: 'Change email' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('New email')).toHaveAttribute('autocomplete', 'email');
    await expect(dialog.getByLabel('Current password')).toHaveAttribute('autocomplete', 'current-password');
    await dialog.getByLabel('New email').fill(next);
    await dialog.getByLabel('Current password').fill('not-my-password');
    await dialog.getByRole('button', { name: 'Send both links' }).click();
    await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
      /not your current password/,
    );
    await dialog.getByLabel('Current password').fill(who.password);
    await dialog.getByRole('button', { name: 'Send both links' }).click();
    await expect(page.getByText('We sent you two links')).toBeVisible();
  });

  await test.step('one half is not enough', async () => {
    const mailbox = await newPage();
    await followMail(mailbox, next, /new email/i);
    await mailbox.getByRole('button', { name: 'Confirm change' }).click();
    await expect(mailbox.getByRole('heading', { name: 'Halfway there' })).toBeVisible();
    await mailbox.goto('/login');
    await fillSignIn(mailbox, { email: next, password: who.password });
    await expect(mailbox.getByRole('alert')).toBeVisible();
  });

  await test.step('with both, the new address signs in and the old one does not', async () => {
    await followMail(page, who.email, /new email/i);
    await page.getByRole('button', { name: 'Confirm change' }).click();
    await expect(page.getByRole('heading', { name: 'Your email has changed' })).toBeVisible();
    const door = await newPage();
    await door.goto('/login');
    await fillSignIn(door, who);
    await expect(door.getByRole('alert')).toBeVisible();
    await fillSignIn(door, { email: next, password: who.password });
    await expect(door.getByRole('heading', { name: /Wilma/ })).toBeVisible();
  });
});
