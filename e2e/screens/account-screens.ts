import { expect, type Page } from '@playwright/test';
import { password } from '../people.ts';
import type { Say } from '../words.ts';
import { dialogOpen, press, type Screen } from './screen.ts';

const opens = (key: string) => async (page: Page, say: Say) => {
  await press(page, say(key));
  await dialogOpen(page);
};
const sendsEmpty = (key: string, submit: string) => async (page: Page, say: Say) => {
  await opens(key)(page, say);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(submit), exact: true })
    .click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
};
const startTwoFactor = async (page: Page, say: Say) => {
  await opens('auth/account:twoFactor.start')(page, say);
  await page.getByLabel(say('auth/account:fields.currentPassword')).last().fill(password);
  await press(page, say('auth/account:twoFactor.continue'));
  await expect(page.getByRole('img', { name: say('auth/account:twoFactor.qr') })).toBeVisible();
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
    afterwards: async (page, say) => {
      await page.getByLabel(say('auth/account:fields.firstName')).fill('');
      await page.getByRole('link', { name: say('auth/account:tabs.security'), exact: true }).click();
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
    afterwards: async (page, say) => {
      await press(page, say('auth/account:password.change'));
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
