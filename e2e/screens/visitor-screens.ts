import { expect, type Page } from '@playwright/test';
import type { Translate } from '../words.ts';
import { dialogOpen, press, type Screen } from './screen.ts';

const someToken = 'a-link-that-was-used-already-0';
const hasErrors = (page: Page) => expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
const hasAlert = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();

const fillPerson = async (page: Page, t: Translate) => {
  await page.getByLabel(t('auth/register:fields.firstName')).fill('Wilma');
  await page.getByLabel(t('auth/register:fields.lastName')).fill('Quist');
  await page.getByLabel(t('auth/register:fields.email')).fill('wilma@quist.test');
  await page.getByLabel(t('auth/register:fields.password'), { exact: true }).fill('copper-lantern-meadow');
  await press(page, t('auth/register:register.next'));
  await expect(page.getByLabel(t('auth/register:fields.companyName'))).toBeVisible();
};

/** Everything that somebody sees who is not signed in. */
export const visitorScreens: readonly Screen[] = [
  { name: 'landing', who: 'visitor', path: '/' },
  { name: 'auth', who: 'visitor', path: '/auth' },
  { name: 'login', who: 'visitor', path: '/login' },
  {
    name: 'login, empty fields',
    who: 'visitor',
    path: '/login?to=/settings',
    afterwards: async (page, t) => {
      await press(page, t('auth:login.submit'));
      await hasErrors(page);
    },
  },
  {
    name: 'login, wrong password',
    who: 'visitor',
    path: '/login',
    afterwards: async (page, t) => {
      await page.getByLabel(t('auth:fields.email')).fill('nobody@larkspur.test');
      await page.getByLabel(t('auth:fields.password'), { exact: true }).fill('not-this-one');
      await press(page, t('auth:login.submit'));
      await hasAlert(page);
    },
  },
  { name: 'register', who: 'visitor', path: '/register' },
  {
    name: 'register, empty fields',
    seenElsewhere: true,
    who: 'visitor',
    path: '/register',
    afterwards: async (page, t) => {
      await press(page, t('auth/register:register.next'));
      await hasErrors(page);
    },
  },
  { name: 'register, company', who: 'visitor', path: '/register', afterwards: fillPerson },
  {
    name: 'register, company, empty fields',
    seenElsewhere: true,
    who: 'visitor',
    path: '/register',
    afterwards: async (page, t) => {
      await fillPerson(page, t);
      await press(page, t('auth/register:register.submit'));
      await hasErrors(page);
    },
  },
  { name: 'invitation', who: 'visitor', path: ({ invitation }) => invitation },
  {
    name: 'invitation, decline?',
    seenElsewhere: true,
    who: 'visitor',
    path: ({ invitation }) => invitation,
    afterwards: async (page, t) => {
      await press(page, t('auth/register:invitation.decline'));
      await dialogOpen(page);
    },
  },
  {
    name: 'invitation, sign in first',
    seenElsewhere: true,
    who: 'visitor',
    path: ({ invitationForCrew }) => invitationForCrew,
  },
  { name: 'invitation, for somebody else', who: 'viewer', path: ({ invitation }) => invitation },
  {
    name: 'invitation, dead',
    seenElsewhere: true,
    who: 'visitor',
    path: `/register?invitation=${someToken}`,
  },
  { name: 'get started', who: 'visitor', path: '/get-started' },
  { name: 'forgot password', who: 'visitor', path: '/forgot-password' },
  {
    name: 'forgot password, empty field',
    seenElsewhere: true,
    who: 'visitor',
    path: '/forgot-password',
    afterwards: async (page, t) => {
      await press(page, t('auth/links:forgot.submit'));
      await hasErrors(page);
    },
  },
  {
    name: 'forgot password, asked',
    who: 'visitor',
    path: '/forgot-password',
    afterwards: async (page, t) => {
      await page.getByLabel(t('auth/links:fields.email')).fill('nobody@larkspur.test');
      await press(page, t('auth/links:forgot.submit'));
      await expect(page.getByRole('heading', { name: t('auth/links:forgot.sent.title') })).toBeVisible();
    },
  },
  { name: 'reset', who: 'visitor', path: `/reset/${someToken}` },
  {
    name: 'reset, dead link',
    seenElsewhere: true,
    who: 'visitor',
    path: `/reset/${someToken}`,
    afterwards: async (page, t) => {
      await page
        .getByLabel(t('auth/links:fields.newPassword'), { exact: true })
        .fill('copper-lantern-meadow');
      await press(page, t('auth/links:reset.submit'));
      await expect(page.getByRole('heading', { name: t('auth/links:reset.dead.title') })).toBeVisible();
    },
  },
  { name: 'activate', who: 'visitor', path: `/activate/${someToken}` },
  {
    name: 'activate, dead link',
    who: 'visitor',
    path: `/activate/${someToken}`,
    afterwards: async (page, t) => {
      await press(page, t('auth/links:activate.submit'));
      await expect(page.getByRole('heading', { name: t('auth/links:dead.title') })).toBeVisible();
    },
  },
  { name: 'confirm address', who: 'visitor', path: `/activate/${someToken}?kind=email` },
  { name: 'not authorized', who: 'visitor', path: '/not-authorized' },
  { name: 'not found', who: 'visitor', path: '/no/such/page' },
];
