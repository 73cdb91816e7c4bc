import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { readStoredUser } from './tokens.ts';

test.describe('switching the organization', () => {
  test('shows on the page in which one acts, and every call acts there', async ({ page, signIn }) => {
    await signIn(page, 'owner', { to: '/account/profile', fresh: true });
    await page.getByRole('button', { name: 'Switch to دار العرض' }).click();
    await expect(page.getByRole('button', { name: 'دار العرض: switch organization' })).toBeVisible();
    const organizations = new Set<string>();
    page.on('request', (request) => {
      const token = request.headers()['x-access-token'];
      if (token)
        organizations.add(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).org);
    });
    await page.goto('/organization/members');
    await expect(page.getByRole('row', { name: /سالم الكعبي/ })).toBeVisible();
    expect([...organizations]).toEqual([(await readStoredUser(page)).activeOrganization.id]);
  });
});

test.describe('rules that were forged in the browser', () => {
  test.use({ expectedErrors: /status of 403/ });

  test('show more buttons, and the server refuses all the same', async ({ page, signIn }) => {
    await signIn(page, 'crew', { to: '/dashboard' });
    await forgeRules(page, [{ action: 'manage', subject: 'all' }]);
    await page.goto('/access-control');
    await expect(page.getByRole('heading', { name: 'Access control' })).toBeVisible();

    await page.goto('/organization/audit');
    await expect(page.getByRole('alert')).toContainText('Your role does not allow this.');

    await page.goto('/organization/members');
    await page.getByRole('button', { name: 'Invite people' }).click();
    await page.getByLabel('E-mail addresses').fill('friend@example.test');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('alert')).toContainText('Your role does not allow this.');
  });
});

test.describe('the menu shows what is permitted', () => {
  test('with no right at all: the places that are for every member', async ({ page, signIn }) => {
    await signIn(page, 'crew', { to: '/dashboard' });
    await forgeRules(page, []);
    await page.goto('/dashboard');
    expect(await menuOf(page)).toEqual(['Home', 'Settings']);
  });

  test('for a crew: the organization too, and no audit log among the shortcuts', async ({ page, signIn }) => {
    await signIn(page, 'crew', { to: '/settings' });
    expect(await menuOf(page)).toEqual(['Home', 'Organization', 'Settings']);
    await page.getByRole('button', { name: 'Shortcuts' }).click();
    await expect(page.getByRole('link', { name: 'Members', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Audit log', exact: true })).toHaveCount(0);
  });

  test('for an accountant: the audit log among the shortcuts', async ({ page, signIn }) => {
    await signIn(page, 'accountant', { to: '/settings' });
    await page.getByRole('button', { name: 'Shortcuts' }).click();
    await page.getByRole('link', { name: 'Audit log', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Audit log' })).toBeVisible();
  });

  test('nothing leads to a screen that is still to come', async ({ page, signIn }) => {
    await signIn(page, 'owner', { to: '/settings' });
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    for (const link of links)
      expect(link).not.toMatch(/^\/(inventory|stagings|moves|tasks|clients|vendors|storage|team)\b/);
  });
});

const forgeRules = (page: Page, rules: object[]) =>
  page.evaluate((forged) => {
    // biome-ignore lint/suspicious/noDocumentCookie: what somebody would type into the console
    document.cookie = `userAbilityRules=${encodeURIComponent(forged)}; path=/; max-age=3600; samesite=strict`;
  }, JSON.stringify(rules));

const menuOf = async (page: Page) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('list');
  await expect(menu.getByRole('link').first()).toBeVisible();
  return menu.getByRole('link').allInnerTexts();
};
