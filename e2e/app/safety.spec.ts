import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { linkInMail } from '../mailbox.ts';
import { makeNastyOrganization } from '../safety/nasty-organization.ts';
import { nastyTexts } from '../safety/nasty-texts.ts';
import { expectInert, watchForCode } from '../safety/watch-for-code.ts';
import { standing } from '../screens/screen.ts';
import { speak } from '../screens/speak.ts';

test.describe('texts that would like to be code', () => {
  test.use({ ownBrowser: true });

  type Nasty = Awaited<ReturnType<typeof makeNastyOrganization>>;
  const screens: Record<string, (page: Page, nasty: Nasty) => Promise<void>> = {
    '/dashboard': async () => undefined,
    '/settings': async () => undefined,
    '/account/profile': async () => undefined,
    '/account/account': async () => undefined,
    '/account/security': async (page, { program }) =>
      expect(page.getByTitle(program, { exact: true })).toBeVisible(),
    '/organization/details': async (page, { organization }) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(organization),
    '/organization/members': async () => undefined,
    '/organization/members?list=invitations': async () => undefined,
    '/organization/roles': async (page) => {
      const names = await page.getByRole('list').getByRole('button').allInnerTexts();
      expect(nastyTexts.filter((text) => !names.includes(text))).toEqual([]);
      await deleteRole(page, nastyTexts[1] ?? '');
    },
    '/organization/audit?itemsPerPage=100': async (page, { payloads }) => {
      const told = (await page.getByRole('main').textContent()) ?? '';
      expect(payloads.length).toBeGreaterThan(500);
      expect(payloads.filter((payload) => !told.includes(payload))).toEqual([]);
    },
    '/setup?step=warehouse': async () => undefined,
    '/setup?step=team': async () => undefined,
  };

  test('are shown as they were typed, on every screen, in dialogs and toasts, in every language', async ({
    page,
    newPage,
    server,
    makeNewcomer,
    signIn,
  }) => {
    const who = await makeNewcomer('nasty');
    const nasty = await makeNastyOrganization(server.url, who);
    await watchForCode(page);
    await signIn(page, who, { fresh: true });
    for (const [path, shows] of Object.entries(screens)) {
      await page.goto(path);
      await standing(page);
      await shows(page, nasty);
      for (const language of ['fr', 'ar'] as const) await speak(page, language);
      await expectInert(page, path);
    }

    await test.step('for somebody invited, and in the mail', async () => {
      const guest = await newPage();
      await watchForCode(guest);
      await guest.goto(await linkInMail(server.url, 'nasty.guest@quist.test', /invitation=/));
      await expect(guest.getByRole('heading', { level: 1 })).toContainText(nasty.organization);
      await expectInert(guest, 'invitation');
      await guest.goto('/dev/mail');
      await expectInert(guest, 'mails');
    });
  });
});

test.describe('?to= never leads to another site', () => {
  // One of each kind; safe-to.test.ts tries many more.
  // biome-ignore format: a list of attempts
  const attempts = [
    '//evil.test', '/\\evil.test', '\t//evil.test', 'https:evil.test', 'javascript:hit=1', '%2f%2fevil.test', '//user@evil.test', '/..//evil.test',
  ];

  test('for somebody who is signed in', async ({ page, signIn, server }) => {
    await signIn(page, 'viewer');
    for (const to of attempts) {
      await page.goto(`/login?to=${encodeURIComponent(to)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).origin, to).toBe(server.url);
      expect(await page.evaluate(() => 'hit' in globalThis), to).toBe(false);
    }
  });

  test('for somebody who signs in', async ({ page, server }) => {
    await page.goto(`/login?to=${encodeURIComponent('//evil.test/steal')}`);
    await page.getByLabel('Email').fill('viewer@larkspur.test');
    await page.getByLabel('Password', { exact: true }).fill('show-me-the-arch');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: /Ellen/ })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(server.url);
  });
});

test.describe('password managers', () => {
  const fields = [
    { path: '/login', label: 'Email', token: 'username' },
    { path: '/login', label: 'Password', token: 'current-password' },
    { path: '/register', label: 'First name', token: 'given-name' },
    { path: '/register', label: 'Last name', token: 'family-name' },
    { path: '/register', label: 'Email', token: 'email' },
    { path: '/register', label: 'Password', token: 'new-password' },
    { path: '/forgot-password', label: 'Email', token: 'username' },
    { path: '/reset/some-link-that-was-used-before', label: 'New password', token: 'new-password' },
  ];

  test('find the fields they can fill in', async ({ page }) => {
    for (const { path, label, token } of fields) {
      if (new URL(page.url()).pathname !== path) await page.goto(path);
      await expect(page.getByLabel(label, { exact: true }), `${path}: ${label}`).toHaveAttribute(
        'autocomplete',
        token,
      );
    }
  });

  test('and people may paste a password', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('show-me-the-arch');
    await page.getByLabel('Email').press('Control+a');
    await page.getByLabel('Email').press('Control+x');
    await page.getByLabel('Password', { exact: true }).press('Control+v');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('show-me-the-arch');
  });

  test('find the fields of the account', async ({ page, signIn }) => {
    await signIn(page, 'viewer', { to: '/account/security' });
    await expect(page.getByLabel('Current password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.getByLabel('New password')).toHaveAttribute('autocomplete', 'new-password');
    await page.goto('/account/account');
    for (const [label, token] of Object.entries({
      'First name': 'given-name',
      'Last name': 'family-name',
      Phone: 'tel',
    }))
      await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', token);
  });
});

test('no page asks another host, breaks its policy or opens a window that could look back', async ({
  page,
  signIn,
}) => {
  // The watcher of every test sees foreign requests and breaches; here every public page and every tab is walked.
  for (const path of [
    '/',
    '/auth',
    '/register',
    '/get-started',
    '/forgot-password',
    '/not-authorized',
    '/nowhere',
  ]) {
    await page.goto(path);
    await standing(page);
    expect(await looseLinks(page), path).toEqual([]);
  }
  await signIn(page, 'owner');
  const tabs = ['profile', 'account', 'security', 'notifications'].map((tab) => `/account/${tab}`);
  const screens = ['details', 'members', 'roles', 'audit'].map((tab) => `/organization/${tab}`);
  for (const path of ['/dashboard', '/settings', '/access-control', '/setup', ...tabs, ...screens]) {
    await page.goto(path);
    await standing(page);
    expect(await looseLinks(page), path).toEqual([]);
  }
});

/** A dialog and a toast tell its name. */
const deleteRole = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Actions for \u2068${name}\u2069`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^Deleted role .*/)).toContainText(name);
};

const looseLinks = (page: Page) =>
  page
    .locator('a[target="_blank"]:not([rel~="noopener"])')
    .evaluateAll((links) => links.map((link) => link.outerHTML));
