import { expect, test } from '../fixtures.ts';

test.describe('a network that is dead', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

  test('signing in says so, keeps what was typed, and works when tried again', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('viewer@larkspur.test');
    await page.getByLabel('Password', { exact: true }).fill('show-me-the-arch');
    await page.route('**/api/auth/signin', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'The server didn’t answer. Check your connection and try again.',
    );
    await expect(page.getByLabel('Email')).toHaveValue('viewer@larkspur.test');
    await page.unroute('**/api/auth/signin');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: /Ellen/ })).toBeVisible();
  });

  test('a save says that the device is offline, keeps the change, and saves it once there is a network', async ({
    page,
    makeNewcomer,
    signIn,
  }) => {
    const who = await makeNewcomer('offline');
    await signIn(page, who, { to: '/account/account', fresh: true });
    await page.getByLabel('Phone').fill('+31 30 555 0199');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'You’re offline. Check your connection and try again.',
    );
    await expect(page.getByLabel('Phone')).toHaveValue('+31 30 555 0199');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved your changes')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Phone')).toHaveValue('+31 30 555 0199');
  });

  test('a list that could not be loaded says so and offers to try again', async ({ page, signIn }) => {
    await signIn(page, 'viewer', { to: '/settings' });
    // Whether the server is back is asked there: somebody is quicker here.
    await page.route('**/livez', (route) => route.abort());
    await page.route('**/api/members?*', (route) => route.abort());
    await page.goto('/organization/members');
    const failed = page.getByRole('alert');
    await expect(failed).toContainText('Couldn’t load this');
    await expect(failed).toContainText('The server didn’t answer.');
    await page.unroute('**/api/members?*');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row', { name: /Luis Romero/ })).toBeVisible();
  });
});

test('a sign-in that is pressed twice on a slow network is sent once', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/auth/signin', async (route) => {
    sent += 1;
    await answered;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('viewer@larkspur.test');
  await page.getByLabel('Password', { exact: true }).fill('show-me-the-arch');
  const button = page.getByRole('button', { name: 'Sign in' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click();
  await page.keyboard.press('Enter');
  answer();
  await expect(page.getByRole('heading', { name: /Ellen/ })).toBeVisible();
  expect(sent).toBe(1);
});
