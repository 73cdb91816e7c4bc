import type { Page } from '@playwright/test';
import { mustCall, newcomer, signInByApi } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { linkInMail } from '../mailbox.ts';
import { emailOf } from '../people.ts';

test.use({ expectedErrors: /status of 403/ });

test('whatever a role does not include says so, on every list and every page of one thing, and offers nothing', async ({
  page,
  server,
  signIn,
  world,
}) => {
  await signIn(page, await guestOf(server.url));
  for (const path of [
    '/inventory',
    world.item,
    world.categoryItems,
    '/categories',
    world.category,
    '/labels',
    '/storage',
    world.warehouse,
    '/vendors',
    world.vendor,
    '/organization/members',
    '/organization/roles',
    '/organization/audit',
  ]) {
    await page.goto(path);
    await expectNoAccess(page, path);
  }
});

test('crew who open the address of the vendors are told who can let them in', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(page, 'crew', { to: '/vendors' });
  await expectNoAccess(page, 'the list');
  await expect(page.getByText('An owner or admin can give you access.')).toBeVisible();
  await page.goto(world.vendor);
  await expectNoAccess(page, 'a vendor');
});

test('the names and addresses of all members are exported by whoever manages the team, and offered to nobody else', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'viewer', { to: '/organization/members' });
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export Members' })).toHaveCount(0);
  await signIn(page, 'owner', { to: '/organization/members' });
  await page.getByRole('button', { name: 'Export Members' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).first().click();
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
});

const expectNoAccess = async (page: Page, what: string) => {
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' }), what).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' }), what).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Export/ }), what).toHaveCount(0);
};

/** Somebody whose role allows next to nothing. */
const guestOf = async (url: string) => {
  const { accessToken: token } = await signInByApi(url, emailOf('owner'));
  const rules = [{ action: 'read', subject: 'Organization' }];
  const { key } = await mustCall(url, 'POST /roles', { token, body: { name: 'Guest of the house', rules } });
  const email = 'guest@quist.test';
  await mustCall(url, 'POST /invitations', { token, body: { email, role: key } });
  const invitation = new URL(await linkInMail(url, email, /invitation=/)).searchParams.get('invitation');
  const { firstName, lastName, password } = newcomer;
  await mustCall(url, 'POST /auth/signup-invited', { body: { invitation, firstName, lastName, password } });
  return { email, password };
};
