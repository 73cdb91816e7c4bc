import { expect, test } from '../fixtures.ts';

test.use({ ownBrowser: true, expectedErrors: /ERR_INTERNET_DISCONNECTED|dynamically imported/ });

test('a page that was never on this device says so without a network, leads back, and opens when the network is there', async ({
  page,
  context,
  signIn,
  makeNewcomer,
}) => {
  const member = await makeNewcomer('not-on-device');
  await signIn(page, member, { to: '/dashboard', fresh: true });
  await page.waitForLoadState('networkidle');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const heading = page.getByRole('heading', { level: 1 });
  await context.setOffline(true);
  await menu.getByRole('link', { name: 'Clients' }).click();
  await expect(heading).toHaveText('This page isn’t on your device yet');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(heading).not.toHaveText('This page isn’t on your device yet');
  await context.setOffline(false);
  await menu.getByRole('link', { name: 'Clients' }).click();
  await expect(heading).toHaveText('Clients');
});
