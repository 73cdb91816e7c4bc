import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { linkInMail } from './mailbox.ts';
import { makeNastyOrganization } from './safety/nasty-organization.ts';
import { nastyTexts } from './safety/nasty-texts.ts';
import { standing } from './screens/screen.ts';
import { speak } from './screens/speak.ts';

test.describe('texts that would like to be code', () => {
  const paths = [
    '/dashboard',
    '/account/profile',
    '/account/account',
    '/organization/details',
    '/organization/members',
    '/organization/members?view=invitations',
    '/organization/roles',
    '/organization/audit?itemsPerPage=100',
    '/setup?step=warehouse',
    '/setup?step=team',
  ];

  test('are shown as they were typed, on every screen and in every language', async ({
    page,
    newPage,
    server,
    makeNewcomer,
    signIn,
  }) => {
    test.setTimeout(120_000);
    const who = await makeNewcomer('nasty');
    const nasty = await makeNastyOrganization(server.url, who);
    page.on('dialog', (dialog) => expect(dialog.message(), 'no dialog ever opens').toBe(''));
    await signIn(page, who, { fresh: true });
    for (const path of paths) {
      await page.goto(path);
      await standing(page);
      await expectInert(page, path);
      for (const language of ['fr', 'ar', 'en'] as const) {
        await speak(page, language);
        await expectInert(page, `${path} in ${language}`);
      }
    }
    await expect(
      page.getByRole('button', { name: `${nasty.organization}: switch organization` }),
    ).toHaveCount(0);

    await page.goto('/organization/roles');
    for (const text of nastyTexts)
      await expect(page.getByRole('button', { name: text, exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nasty.organization);

    await test.step('for somebody invited, and in the mail', async () => {
      const guest = await newPage();
      await guest.goto(await linkInMail(server.url, 'nasty.guest@quist.test', /invitation=/));
      await expect(guest.getByRole('heading', { level: 1 })).toContainText(nasty.organization);
      await expectInert(guest, 'invitation');
      await guest.goto('/dev/mail');
      await expectInert(guest, 'mails');
    });
  });
});

test.describe('?to= never leads to another site', () => {
  const attempts = [
    '//evil.test', '///evil.test', '/\\evil.test', '\\\\evil.test', '/\t/evil.test', '\t//evil.test', '/%09/evil.test', 'https:evil.test', 'https://evil.test',
    'http:/evil.test', 'javascript:hit=1', 'JaVaScRiPt:hit=1', 'data:text/html,<script>hit=1</script>', '%2f%2fevil.test', '/%2f%2fevil.test', '/%5cevil.test', '//user@evil.test',
    '/..//evil.test', '/.//evil.test', '//evil.test@localhost', 'user:pass@evil.test', '?to=//evil.test', '',
  ]; // biome-ignore format: a list of attempts

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
    await page.getByLabel('E-mail').fill('viewer@larkspur.test');
    await page.getByLabel('Password', { exact: true }).fill('show-me-the-arch');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { name: /Ellen/ })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(server.url);
  });
});

test.describe('another site', () => {
  test.use({ expectedErrors: /frame|blocked/i });

  test('cannot show Archway inside its own page', async ({ page, server }) => {
    await page.setContent(`<h1>Win a sofa</h1><iframe src="${server.url}/login" title="bait"></iframe>`);
    await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:|^about:blank/);
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Sign in' })).toHaveCount(0);
  });
});

test.describe('password managers', () => {
  const fields = [
    { path: '/login', label: 'E-mail', token: 'username' },
    { path: '/login', label: 'Password', token: 'current-password' },
    { path: '/register', label: 'First name', token: 'given-name' },
    { path: '/register', label: 'Last name', token: 'family-name' },
    { path: '/register', label: 'E-mail', token: 'email' },
    { path: '/register', label: 'Password', token: 'new-password' },
    { path: '/forgot-password', label: 'E-mail', token: 'username' },
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
    await page.getByLabel('E-mail').fill('show-me-the-arch');
    await page.getByLabel('E-mail').press('Control+a');
    await page.getByLabel('E-mail').press('Control+x');
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
  const places = ['details', 'members', 'roles', 'audit'].map((tab) => `/organization/${tab}`);
  for (const path of ['/dashboard', '/settings', '/access-control', '/setup', ...tabs, ...places]) {
    await page.goto(path);
    await standing(page);
    expect(await looseLinks(page), path).toEqual([]);
  }
});

/** Nothing ran, and nothing of a text became an element. */
const expectInert = async (page: Page, where: string) => {
  const found = await page.evaluate(() => ({
    ran: 'hit' in globalThis,
    made: [
      ...document.querySelectorAll(
        'img[src=x],iframe,object,embed,base,marquee,math,video,body script,body link,body meta,a[href^="javascript:"],[onerror],[onload],[ontoggle],[onfocus],[onbegin],[formaction]',
      ),
    ]
      .map((each) => each.outerHTML.slice(0, 100))
      .filter((html) => !/^<script type="module"[^>]* src="\/assets\//.test(html)),
  }));
  expect(found, where).toEqual({ ran: false, made: [] });
};

const looseLinks = (page: Page) =>
  page
    .locator('a[target="_blank"]:not([rel~="noopener"])')
    .evaluateAll((links) => links.map((link) => link.outerHTML));
