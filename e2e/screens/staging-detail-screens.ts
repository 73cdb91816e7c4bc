import { expect, type Page } from '@playwright/test';
import type { Translate } from '../words.ts';
import { choose, dialogOpen, press, type Screen } from './screen.ts';

const opens = (key: string) => async (page: Page, t: Translate) => {
  await press(page, t(key));
  await dialogOpen(page);
};

/** Booking a home, and the page of one. */
export const stagingDetailScreens: readonly Screen[] = [
  { name: 'staging, new', who: 'owner', path: '/stagings/create' },
  {
    name: 'staging, new and wrong',
    who: 'owner',
    path: '/stagings/create',
    afterwards: async (page, t) => {
      await page.getByRole('radio', { name: t('stagings/create:plans.two_bedroom') }).check();
      await press(page, t('stagings/create:job.more'));
      await press(page, t('stagings/create:create'));
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  { name: 'staging, new from an earlier one', who: 'owner', path: ({ stagingCopy }) => stagingCopy },
  { name: 'staging, new, not allowed', seenElsewhere: true, who: 'crew', path: '/stagings/create' },
  { name: 'staging', who: 'owner', path: ({ staging }) => staging },
  { name: 'staging, to read only', who: 'crew', path: ({ staging }) => staging },
  { name: 'staging, its design', who: 'owner', path: ({ staging }) => staging.replace('details', 'designs') },
  {
    name: 'staging, edited',
    who: 'owner',
    path: ({ staging }) => staging,
    afterwards: opens('stagings/details:edit'),
  },
  {
    name: 'staging, a new room',
    who: 'owner',
    path: ({ staging }) => staging,
    afterwards: opens('stagings/details:rooms.add'),
  },
  {
    name: 'staging, a file deleted',
    who: 'owner',
    path: ({ staging }) => staging,
    afterwards: async (page, t) => {
      await page
        .getByRole('list', { name: t('stagings/details:files.title') })
        .locator('[aria-haspopup="menu"]')
        .first()
        .click();
      await choose(page, t('ui/fields:delete'));
      await dialogOpen(page);
    },
  },
  {
    name: 'staging, not here',
    seenElsewhere: true,
    who: 'owner',
    path: '/stagings/nothing/details',
  },
];
