import { expect, type Page } from '@playwright/test';
import type { Translate } from '../words.ts';
import { dialogOpen, type Screen } from './screen.ts';

const opens = async (page: Page, t: Translate) => {
  await page.getByRole('button', { name: t('app/settings:links.calendar') }).click();
  await dialogOpen(page);
};

const sees = async (page: Page, t: Translate) => {
  await opens(page, t);
  await expect(page.getByRole('list', { name: t('stagings/feeds:title') })).toBeVisible();
};

/** Stagings in other calendars. */
export const feedScreens: readonly Screen[] = [
  { name: 'calendar links', who: 'owner', path: '/settings', afterwards: sees },
  {
    name: 'calendar links, failed',
    seenElsewhere: true,
    who: 'owner',
    path: '/settings',
    failing: '**/api/calendar-feeds',
    afterwards: opens,
  },
];
