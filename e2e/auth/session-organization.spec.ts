import type { Page } from '@playwright/test';
import { mustCall, signInByApi } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { emailOf } from '../people.ts';
import { readStoredUser } from '../tokens.ts';

test.describe('switching the organization', () => {
  // Whoever signs in next begins where they were last, and other journeys look for what is in this one.
  test.afterEach(async ({ server }) => {
    const { accessToken: token, user } = await signInByApi(server.url, emailOf('owner'));
    const { organizations } = user as { organizations: { id: string; name: string }[] }; // the contract's
    const organizationId = organizations.find(({ name }) => name === 'Larkspur Staging Co.')?.id;
    await mustCall(server.url, 'POST /auth/switch-organization', { token, body: { organizationId } });
  });

  test('replaces the token and the organization in storage and cookies, resets the filters, and other tabs follow', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'owner', { to: '/dashboard', fresh: true });
    const before = await readStoredUser(page);
    const other = await page.context().newPage();
    await other.goto('/organization/members');
    await expect(other.getByRole('row', { name: /Dale Okafor/ })).toBeVisible();
    const looked = { page: 3, searchQuery: 'sofa', selectedLocation: 'Dockside', viewMode: 'grid' };
    await other.evaluate(
      (filters) => localStorage.setItem('inventoryFilters', filters),
      JSON.stringify(looked),
    );

    await page.bringToFront();
    await page.getByRole('button', { name: 'Larkspur Staging Co.: switch organization' }).click();
    await page.getByRole('menuitemradio', { name: /Maison Lumière/ }).click();
    await expect(page.getByText(/Switched to .?Maison Lumière/)).toBeVisible();

    const after = await readStoredUser(page);
    expect(after.activeOrganization.name).toBe('Maison Lumière');
    expect(after.accessToken).not.toBe(before.accessToken);
    const cookies = Object.fromEntries(
      (await page.context().cookies()).map(({ name, value }) => [name, value]),
    );
    expect(cookies['accessToken']).toBe(after.accessToken);
    expect(JSON.parse(decodeURIComponent(cookies['userData'] ?? ''))).toMatchObject({
      activeOrganization: { id: after.activeOrganization.id, name: 'Maison Lumière' },
    });
    expect(decodeURIComponent(cookies['userAbilityRules'] ?? ''), 'an administrator there').toContain(
      'inverted',
    );

    await other.bringToFront();
    await expect(other.getByRole('heading', { level: 1, name: 'Maison Lumière' })).toBeVisible();
    await expect(other.getByRole('row', { name: /Hugo Delmas/ })).toBeVisible();
    await expect(other.getByText('Dale Okafor')).toHaveCount(0);
    const filters = await other.evaluate(() => JSON.parse(localStorage.getItem('inventoryFilters') ?? '{}'));
    expect(filters, 'what was looked for in one organization is not looked for in another').toMatchObject({
      page: 1,
      searchQuery: '',
      selectedLocation: '',
      viewMode: 'grid',
    });
  });

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
    await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();

    await page.goto('/organization/members');
    await page.getByRole('button', { name: 'Invite people' }).click();
    await page.getByLabel('Email addresses').fill('friend@example.test');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('alert')).toContainText('Your role can’t do this.');
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
    expect(await menuOf(page)).toEqual([
      'Home',
      'Scan',
      'Stagings',
      'Moves',
      'Properties',
      'Organization',
      'Settings',
    ]);
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
    for (const link of links) expect(link).not.toMatch(/^\/(tasks|team)\b/);
  });
});

/**
 * What somebody would do in their own browser: other rules in the cookie, and in what the server is heard to say. The app is
 * left first: an answer that is on its way would write what is true.
 */
const forgeRules = async (page: Page, rules: object[]) => {
  const url = new URL(page.url()).origin;
  await page.goto('about:blank');
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), userAbilityRules: rules } });
  });
  const value = encodeURIComponent(JSON.stringify(rules));
  await page.context().addCookies([{ name: 'userAbilityRules', value, url, sameSite: 'Strict' }]);
};

const menuOf = async (page: Page) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('list');
  await expect(menu.getByRole('link').first()).toBeVisible();
  return menu.getByRole('link').allInnerTexts();
};
