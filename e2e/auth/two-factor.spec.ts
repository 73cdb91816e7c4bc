import type { Locator, Page } from '@playwright/test';
import { newcomer, signUpByApi } from '../api.ts';
import { axe, expect, test } from '../fixtures.ts';
import { fillSignIn } from '../people.ts';
import { totp } from '../totp.ts';

test.use({ expectedErrors: /status of (401|403|409|422)/ });

test('somebody turns a second factor on, signs in with a code, then with a recovery code, and turns it off', async ({
  page,
  makeNewcomer,
  signIn,
}) => {
  const who = await makeNewcomer('careful');
  await signIn(page, who, { to: '/account/security', fresh: true });
  let secret = '';
  let used = '';
  let recovery: string[] = [];

  await test.step('on: password, scan, first code, recovery codes', async () => {
    await page.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(who.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    secret = await dialog.getByText(/^([A-Z2-7]{4} ){3,}/).innerText();
    await expectsCode(dialog.getByRole('textbox', { name: 'Code' }));
    await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/isn’t right/);
    used = totp(secret);
    await dialog.getByRole('textbox', { name: 'Code' }).fill(used);
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const codes = dialog.getByRole('list', { name: 'Recovery codes' });
    await expect(codes).toBeVisible();
    recovery = await codes.getByRole('listitem').allInnerTexts();
    expect(recovery.length).toBeGreaterThanOrEqual(8);
    await dialog.getByRole('button', { name: 'I saved them' }).click();
    await expect(
      page.getByText('We ask for a code from your authenticator app when you sign in.'),
    ).toBeVisible();
  });

  await test.step('in: with a code of the app', async () => {
    await signOut(page);
    await fillSignIn(page, who);
    const code = page.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeFocused();
    await expectsCode(code);
    await code.fill(used);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert'), 'a code works once').toContainText('already used');
    // The next one, which the server takes a little early.
    await code.fill(totp(secret, 1));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: /Wilma/ })).toBeVisible();
  });

  await test.step('in: with a recovery code', async () => {
    await signOut(page);
    await fillSignIn(page, who);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expectsCode(page.getByLabel('Recovery code'));
    await page.getByLabel('Recovery code').fill(recovery[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: /Wilma/ })).toBeVisible();
  });

  await test.step('off: with the password and one more code', async () => {
    await page.goto('/account/security');
    await page.getByRole('button', { name: 'Turn off' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(who.password);
    await expectsCode(dialog.getByRole('textbox', { name: 'Code' }));
    await dialog.getByRole('textbox', { name: 'Code' }).fill(recovery[1] ?? '');
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('Two-factor sign-in is off')).toBeVisible();
    await signOut(page);
    await fillSignIn(page, who);
    await expect(page.getByRole('heading', { name: /Wilma/ })).toBeVisible();
  });
});

/** Phones and password managers offer the code by this. */
const expectsCode = (field: Locator) => expect(field).toHaveAttribute('autocomplete', 'one-time-code');

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /: your account$/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
};

test('somebody whose app’s codes can no longer be checked is shown the two ways back', async ({ page }) => {
  // What the server says where the secret that sealed the second factor is lost; its own tests lose one.
  await page.route('**/api/auth/signin', (route) =>
    route.fulfill(
      route.request().postDataJSON().code
        ? { status: 409, json: { code: 'two_factor_unreadable', status: 409, detail: '' } }
        : { status: 401, json: { code: 'two_factor_required', status: 401, detail: '' } },
    ),
  );
  await page.goto('/login');
  await fillSignIn(page, { email: 'owner@larkspur.test' });
  await page.getByRole('textbox', { name: 'Code' }).fill('123456');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Use a recovery code or reset your password by email');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByRole('textbox', { name: 'Recovery code' })).toBeFocused();
  await page.getByRole('link', { name: 'Reset your password by email' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('somebody whose address is not confirmed is told that two-factor sign-in waits for it', async ({
  page,
  server,
  signIn,
}) => {
  const email = 'unproven@quist.test';
  await signUpByApi(server.url, { email });
  await signIn(page, { email, password: newcomer.password }, { to: '/account/security' });
  const section = page.getByRole('region', { name: 'Two-factor sign-in' });
  await expect(section.getByText('Confirm your email to set up two-factor sign-in.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Set up' })).toHaveCount(0);
  await expect(section.getByRole('button', { name: 'Resend link' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
