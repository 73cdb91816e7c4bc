import { expect, test } from '../fixtures.ts';
import { followMail } from '../mailbox.ts';
import { fillSignIn } from '../people.ts';

test.use({ expectedErrors: /status of (401|403|410|422)/ });

test('somebody who forgot the password gets a link, chooses a new one and signs in with it', async ({
  page,
  makeNewcomer,
}) => {
  const { email, password } = await makeNewcomer('forgetful');
  const chosen = 'harbour-violet-stairwell';
  let link = '';

  await test.step('the answer does not tell whether there is an account', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(`If there’s an account for ${email}, a link is on its way.`)).toBeVisible();
  });

  await test.step('a weak password is refused on its field, and the link still works', async () => {
    await followMail(page, email, /password/i);
    link = page.url();
    const field = page.getByLabel('New password');
    await field.fill('Quist-and-more');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(field).toHaveAccessibleDescription(/can’t contain your name, company or email/);
    await expect(field).toBeFocused();
    await field.fill(chosen);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password has changed' })).toBeFocused();
  });

  await test.step('only the new password opens the door', async () => {
    await page.getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(page, { email, password });
    await expect(page.getByRole('alert')).toHaveText(/Wrong email or password/);
    await fillSignIn(page, { email, password: chosen });
    await expect(page.getByRole('heading', { name: /Wilma/ })).toBeVisible();
  });

  await test.step('the link is used up', async () => {
    await page.getByRole('button', { name: /: your account$/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto(link);
    await page.getByLabel('New password').fill('another-quiet-morning');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });
});
