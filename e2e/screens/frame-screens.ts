import { expect, type Page } from '@playwright/test';
import type { Translate } from '../words.ts';
import { choose, dialogOpen, press, type Screen } from './screen.ts';

const menuOpen = (page: Page) => expect(page.getByRole('menu')).toBeVisible();
const opensMenu = (key: string) => async (page: Page, t: Translate) => {
  await press(page, t(key));
  await menuOpen(page);
};
const openAccountMenu = async (page: Page, t: Translate) => {
  await page.getByRole('button', { name: t('app:frame.account', { name: 'Maren Holloway' }) }).click();
  await menuOpen(page);
};

/** The dashboard, and whatever of the frame can be opened over it. */
export const frameScreens: readonly Screen[] = [
  { name: 'dashboard', who: 'owner', path: '/dashboard' },
  { name: 'dashboard of a crew', seenElsewhere: true, who: 'crew', path: '/dashboard' },
  {
    name: 'dashboard, failed',
    seenElsewhere: true,
    who: 'owner',
    path: '/dashboard',
    failing: '**/api/dashboard',
  },
  { name: 'account menu', who: 'owner', path: '/dashboard', afterwards: openAccountMenu },
  {
    name: 'theme menu',
    seenElsewhere: true,
    who: 'owner',
    path: '/dashboard',
    afterwards: opensMenu('app:frame.theme'),
    only: 'wide',
  },
  {
    name: 'language menu',
    seenElsewhere: true,
    who: 'owner',
    path: '/dashboard',
    afterwards: opensMenu('app:frame.language'),
  },
  {
    name: 'organization switcher',
    seenElsewhere: true,
    who: 'owner',
    path: '/dashboard',
    only: 'wide',
    afterwards: async (page, t) => {
      await press(page, t('app:frame.switchOrganization', { name: 'Larkspur Staging Co.' }));
      await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    },
  },
  {
    name: 'shortcuts',
    seenElsewhere: true,
    who: 'owner',
    path: '/dashboard',
    only: 'wide',
    afterwards: async (page, t) => {
      await press(page, t('app:frame.shortcuts'));
      await expect(page.getByRole('link', { name: t('app:menu.auditLog') })).toBeVisible();
    },
  },
  {
    name: 'notifications',
    who: 'owner',
    path: '/dashboard',
    afterwards: async (page, t) => {
      await press(page, t('app:frame.notifications'));
      await expect(page.getByText(t('app:notifications.none'))).toBeVisible();
    },
  },
  {
    name: 'search',
    who: 'owner',
    path: '/dashboard',
    afterwards: async (page) => {
      await page.keyboard.press('Control+k');
      await dialogOpen(page);
    },
  },
  {
    name: 'search, nothing found',
    seenElsewhere: true,
    who: 'owner',
    path: '/dashboard',
    afterwards: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('qqqq');
      await expect(page.getByRole('status').filter({ hasText: 'qqqq' })).toBeVisible();
    },
  },
  {
    name: 'keyboard shortcuts',
    who: 'owner',
    path: '/dashboard',
    afterwards: async (page, t) => {
      await openAccountMenu(page, t);
      await choose(page, t('app:frame.keyboard'));
      await dialogOpen(page);
    },
  },
  {
    name: 'customizer',
    who: 'owner',
    path: '/dashboard',
    afterwards: async (page, t) => {
      await openAccountMenu(page, t);
      await choose(page, t('app:frame.customize'));
      await dialogOpen(page);
    },
  },
  {
    name: 'overlay menu',
    who: 'owner',
    path: '/dashboard',
    only: 'narrow',
    afterwards: async (page, t) => {
      await press(page, t('app:frame.openMenu'));
      await dialogOpen(page);
    },
  },
  {
    name: 'menu under the pointer',
    seenElsewhere: true,
    who: 'owner',
    path: '/dashboard',
    only: 'wide',
    afterwards: (page, t) => page.getByRole('navigation', { name: t('app:frame.mainMenu') }).hover(),
  },
  {
    name: 'horizontal menu, footer, bordered',
    who: 'owner',
    path: '/dashboard',
    cookies: { nav: 'horizontal', footer: 'sticky', navbar: 'sticky', skin: 'bordered' },
  },
  { name: 'settings', who: 'owner', path: '/settings' },
  { name: 'access control', who: 'owner', path: '/access-control' },
  { name: 'not authorized, signed in', who: 'crew', path: '/access-control' },
  { name: 'dashboard of a newcomer', who: 'newcomer', path: '/dashboard' },
  { name: 'set-up, organization', who: 'newcomer', path: '/setup?step=organization' },
  { name: 'set-up, warehouse', who: 'newcomer', path: '/setup?step=warehouse' },
  { name: 'set-up, colleagues, not activated', who: 'newcomer', path: '/setup?step=team' },
  { name: 'set-up, colleagues', who: 'owner', path: '/setup?step=team' },
  { name: 'set-up, begin', who: 'newcomer', path: '/setup?step=start' },
  { name: 'set-up, not for a crew', seenElsewhere: true, who: 'crew', path: '/setup' },
];
