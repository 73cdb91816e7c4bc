import { expect, test } from '../fixtures.ts';

test.use({ expectedErrors: /status of 401|refresh/ });

test('somebody sees where they are signed in and signs another device out', async ({
  page,
  newPage,
  makeNewcomer,
  signIn,
}) => {
  const who = await makeNewcomer('traveller');
  const phone = await newPage();
  await signIn(phone, who, { to: '/settings', fresh: true });
  await expect(phone.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await signIn(page, who, { to: '/account/security', fresh: true });
  const devices = page.getByRole('list', { name: 'Where you’re signed in' }).getByRole('listitem');
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  const others = await devices.filter({ has: page.getByRole('button', { name: /^Sign out / }) }).count();
  expect(others).toBeGreaterThanOrEqual(1);

  await test.step('it is asked first, and Cancel changes nothing', async () => {
    await page.getByRole('button', { name: 'Sign out all others' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Sign out all others' })).toBeFocused();
  });

  await test.step('then the other device is out at its next step, and this one stays', async () => {
    await page.getByRole('button', { name: 'Sign out all others' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out all others' }).click();
    await expect(devices).toHaveCount(1);
    await phone.getByRole('link', { name: 'Home' }).click();
    await expect(phone.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await page.reload();
    await expect(devices).toHaveCount(1);
  });

  await test.step('signing out everywhere ends this one too', async () => {
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });
});
