import { expect, type Page } from '@playwright/test';
import type { Translate } from '../words.ts';
import { choose, dialogOpen, nothingLoads, press, pressInDialog, type Screen } from './screen.ts';

const adds = async (page: Page, t: Translate) => {
  await press(page, t('vendors:add'));
  await dialogOpen(page);
};
const pressed = (key: string) => async (page: Page, t: Translate) => {
  await press(page, t(key));
  await dialogOpen(page);
  await nothingLoads(page);
};

/** The list of vendors and the page of one. */
export const vendorScreens: readonly Screen[] = [
  { name: 'vendors', who: 'owner', path: '/vendors' },
  { name: 'vendors, to read only', seenElsewhere: true, who: 'designer', path: '/vendors' },
  { name: 'vendors, empty', seenElsewhere: true, who: 'newcomer', path: '/vendors' },
  { name: 'vendors, nothing found', seenElsewhere: true, who: 'owner', path: '/vendors?searchQuery=qqqq' },
  {
    name: 'vendors, failed',
    seenElsewhere: true,
    who: 'owner',
    path: '/vendors',
    failing: '**/api/vendors*',
  },
  {
    name: 'vendors, filtered',
    seenElsewhere: true,
    who: 'owner',
    path: '/vendors?kind=retailer',
    afterwards: async (page) => {
      await page.getByRole('search').getByRole('button').first().click();
      await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    },
  },
  { name: 'vendor, new', seenElsewhere: true, who: 'owner', path: '/vendors', afterwards: adds },
  {
    name: 'vendor, new with contacts and wrong',
    who: 'owner',
    path: '/vendors',
    afterwards: async (page, t) => {
      await adds(page, t);
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel(t('names/vendors:vendor.name')).fill('Night Market');
      await drawer.getByLabel(t('names/vendors:vendor.website')).fill('night market');
      await press(page, t('ui/fields:contacts.add'));
      await pressInDialog(page, t('vendors:addNow'));
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  { name: 'vendor', who: 'owner', path: ({ vendor }) => vendor },
  { name: 'vendor, without costs', seenElsewhere: true, who: 'viewer', path: ({ vendor }) => vendor },
  {
    name: 'vendor, edit',
    seenElsewhere: true,
    who: 'owner',
    path: ({ vendor }) => vendor,
    afterwards: pressed('ui/fields:edit'),
  },
  {
    name: 'vendor, in use',
    seenElsewhere: true,
    who: 'owner',
    path: ({ vendor }) => vendor,
    afterwards: async (page, t) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: t('ui/fields:actionsFor') })
        .first()
        .click();
      await choose(page, t('ui/fields:delete'));
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('kit:remove.moveAndDelete') })
        .click();
      await expect(page.getByRole('dialog').getByText(t('ui:errors.required'))).toBeVisible();
    },
  },
  {
    name: 'vendor, failed',
    seenElsewhere: true,
    who: 'owner',
    path: ({ vendor }) => vendor,
    failing: '**/api/items*',
  },
  { name: 'vendor, not there', seenElsewhere: true, who: 'owner', path: '/vendors/detail/7' },
];
