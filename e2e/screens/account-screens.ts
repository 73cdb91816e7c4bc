import { expect, type Page } from '@playwright/test';
import { password } from '../people.ts';
import type { Translate } from '../words.ts';
import { dialogOpen, press, type Screen } from './screen.ts';

const opens = (key: string) => async (page: Page, t: Translate) => {
  await press(page, t(key));
  await dialogOpen(page);
};
const sendsEmpty = (key: string, submit: string) => async (page: Page, t: Translate) => {
  await opens(key)(page, t);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(submit), exact: true })
    .click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
};
const startTwoFactor = async (page: Page, t: Translate) => {
  await opens('auth/account:twoFactor.start')(page, t);
  await page.getByLabel(t('auth/account:fields.currentPassword')).last().fill(password);
  await press(page, t('auth/account:twoFactor.continue'));
  await expect(page.getByRole('img', { name: t('auth/account:twoFactor.qr') })).toBeVisible();
};

/** What a signed-in person sees about themselves. */
export const accountScreens: readonly Screen[] = [
  { name: 'profile', who: 'owner', path: '/account/profile' },
  {
    name: 'create organization',
    seenElsewhere: true,
    who: 'owner',
    path: '/account/profile',
    afterwards: opens('auth/account:organizations.create'),
  },
  {
    name: 'create organization, empty fields',
    seenElsewhere: true,
    who: 'owner',
    path: '/account/profile',
    afterwards: sendsEmpty('auth/account:organizations.create', 'organizations:create.confirm'),
  },
  {
    name: 'leave organization?',
    seenElsewhere: true,
    who: 'owner',
    path: '/account/profile',
    afterwards: opens('auth/account:organizations.leave'),
  },
  { name: 'account', who: 'owner', path: '/account/account' },
  {
    name: 'account, unsaved, leaving?',
    who: 'owner',
    path: '/account/account',
    afterwards: async (page, t) => {
      await page.getByLabel(t('auth/account:fields.firstName')).fill('');
      await page.getByRole('link', { name: t('auth/account:tabs.security'), exact: true }).click();
      await dialogOpen(page);
    },
  },
  {
    name: 'change e-mail, empty fields',
    seenElsewhere: true,
    who: 'owner',
    path: '/account/account',
    afterwards: sendsEmpty('auth/account:email.change', 'auth/account:email.send'),
  },
  { name: 'security', who: 'owner', path: '/account/security' },
  {
    name: 'security, empty fields',
    seenElsewhere: true,
    who: 'owner',
    path: '/account/security',
    afterwards: async (page, t) => {
      await press(page, t('auth/account:password.change'));
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'security, failed',
    seenElsewhere: true,
    who: 'owner',
    path: '/account/security',
    failing: '**/api/me/sessions',
  },
  {
    name: 'two-factor, password',
    seenElsewhere: true,
    who: 'owner',
    path: '/account/security',
    afterwards: opens('auth/account:twoFactor.start'),
  },
  { name: 'two-factor, scan', who: 'viewer', path: '/account/security', afterwards: startTwoFactor },
  {
    name: 'sign out everywhere?',
    seenElsewhere: true,
    who: 'owner',
    path: '/account/security',
    afterwards: opens('auth/account:sessions.everywhere'),
  },
  { name: 'notification choices', who: 'owner', path: '/account/notifications' },
];
