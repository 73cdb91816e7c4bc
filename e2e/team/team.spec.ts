import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { password } from '../people.ts';

const noor = { email: 'noor@larkspur.test', password };

test.use({ expectedErrors: /status of 40[13]|The refresh call was answered with 401/ });

test('an owner takes rights away, and they are gone at the next step, whatever the page still shows', async ({
  page,
  newPage,
  signIn,
}) => {
  await signIn(page, 'owner', { to: '/organization/members?searchQuery=noor' });
  await giveRole(page, 'Admin');
  const hers = await newPage();
  await signIn(hers, noor, { to: '/organization/members', fresh: true });
  await hers.getByRole('button', { name: 'Invite people' }).click();
  await hers.getByLabel('Email addresses').fill('friend@example.test');
  await giveRole(page, 'Designer');
  await hers.getByRole('button', { name: 'Send invitation' }).click();
  await expect(hers.getByRole('alert')).toContainText('Your role can’t do this.');

  await test.step('the audit log tells it', async () => {
    await page.getByRole('link', { name: 'Audit log', exact: true }).click();
    const entry = page.getByRole('row').filter({ hasText: 'Changed Noor Haddad' }).first();
    await expect(entry).toContainText(/Role: Admin\s*→\s*Designer/);
    await expect(entry).toContainText('Maren Holloway');
    await entry.getByRole('button', { name: 'Changed Noor Haddad' }).click();
    await expect(page.getByRole('dialog', { name: 'What happened' })).toContainText('127.0.0.1');
  });
});

test('an owner gives rights, and the member’s page offers them from the next visit', async ({
  page,
  newPage,
  signIn,
}) => {
  const hers = await newPage();
  await signIn(hers, noor, { to: '/organization/members', fresh: true });
  await expect(hers.getByRole('row', { name: /Dale Okafor/ })).toBeVisible();
  await signIn(page, 'owner', { to: '/organization/members?searchQuery=noor' });
  await giveRole(page, 'Admin');
  await hers.reload();
  await expect(hers.getByRole('button', { name: 'Invite people' })).toBeVisible();
  await giveRole(page, 'Designer');
  await hers.reload();
  await expect(hers.getByRole('row', { name: /Dale Okafor/ })).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Invite people' })).toHaveCount(0);
});

test('a suspended member can do nothing from the next step on, is told so, and is back when access is given back', async ({
  page,
  newPage,
  signIn,
}) => {
  const hers = await newPage();
  await signIn(hers, noor, { to: '/settings', fresh: true });
  await expect(hers.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await signIn(page, 'owner', { to: '/organization/members?searchQuery=noor' });

  await actFor(page, 'Suspend');
  await expect(page.getByText(/Suspended .*Noor Haddad/)).toBeVisible();
  // A message under the pointer stays, however long the rest takes.
  await page.getByText(/Suspended .*Noor Haddad/).hover();
  await expect(page.getByRole('row', { name: /Noor Haddad/ })).toContainText('Suspended');

  await hers.getByRole('link', { name: 'Home' }).click();
  await expect(hers.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
  await expect(hers.getByRole('main'), 'nothing of the organization is shown').not.toContainText(
    /\d+\s*members/,
  );

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/Reactivated .*Noor Haddad/)).toBeVisible();
  await hers.goto('/dashboard');
  await expect(hers.getByRole('main')).toContainText(/\d+\s*members/);

  await test.step('an owner signs her out everywhere', async () => {
    await actFor(page, 'Sign out everywhere');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByText(/Signed .*Noor Haddad.* out everywhere/)).toBeVisible();
    // Her page may have been told before she goes on.
    const out = hers.getByRole('heading', { name: 'Welcome back' });
    await hers.getByRole('link', { name: 'Organization' }).or(out).first().click();
    await expect(out).toBeVisible();
  });
});

test('an owner makes a role of the company’s own, gives it, and deletes it once whoever has it gets another', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner', { to: '/organization/roles' });

  await test.step('made, with two rights', async () => {
    await page.getByRole('button', { name: 'Create role' }).click();
    const drawer = page.getByRole('dialog', { name: 'Create role' });
    await drawer.getByLabel('Role name').fill('Night watch');
    await drawer.getByRole('checkbox', { name: 'View: Storage locations' }).check();
    await drawer.getByRole('checkbox', { name: 'View: Moves' }).check();
    await drawer.getByRole('button', { name: 'Create role' }).click();
    await expect(page.getByText(/Saved role .*Night watch/)).toBeVisible();
  });

  await test.step('given', async () => {
    await page.getByRole('link', { name: 'Members', exact: true }).click();
    await giveRole(page, 'Night watch');
    await expect(page.getByRole('row', { name: /Noor Haddad/ })).toContainText('Night watch');
  });

  await test.step('deleted, with another role for whoever has it', async () => {
    await page.getByRole('link', { name: 'Roles', exact: true }).click();
    await page.getByRole('button', { name: 'Actions for \u2068Night watch\u2069' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const confirmation = page.getByRole('dialog');
    await expect(confirmation.getByRole('link', { name: 'Show members with it' })).toBeVisible();
    const target = confirmation.getByRole('combobox', { name: 'Move 1 member to' });
    await confirmation.getByRole('button', { name: 'Move and delete' }).click();
    await expect(target).toHaveAccessibleDescription('Required');
    await target.selectOption({ label: 'Designer' });
    await confirmation.getByRole('button', { name: 'Move and delete' }).click();
    await expect(page.getByText(/Deleted role .*Night watch/)).toBeVisible();
    await page.getByRole('link', { name: 'Members', exact: true }).click();
    await expect(page.getByRole('row', { name: /Noor Haddad/ })).toContainText('Designer');
  });
});

const actFor = async (page: Page, what: string) => {
  await page.getByRole('button', { name: 'Actions for Noor Haddad' }).click();
  await page.getByRole('menuitem', { name: what }).click();
};

const giveRole = async (page: Page, role: string) => {
  await actFor(page, 'Edit role, title and color');
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Role', { exact: true }).selectOption({ label: role });
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/Saved .*Noor Haddad/).last()).toBeVisible();
  await expect(drawer).toHaveCount(0);
};
