import { expect, type Page } from '@playwright/test';
import type { Translate } from '../words.ts';
import { choose, dialogOpen, press, pressInDialog, type Screen } from './screen.ts';

const words = 'inventory/categories';
const actionsFor = (name: string) => async (page: Page, t: Translate) => {
  await page
    .getByRole('button', { name: t('ui/fields:actionsFor', { name: `\u2068${name}\u2069` }) })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
};
const chosenFor = (name: string, key: string) => async (page: Page, t: Translate) => {
  await actionsFor(name)(page, t);
  await choose(page, t(key));
  await dialogOpen(page);
};
const adds = async (page: Page, t: Translate) => {
  await press(page, t(`${words}:add`));
  await dialogOpen(page);
};

/** The tree of categories and the page of one. */
export const categoryScreens: readonly Screen[] = [
  { name: 'categories', who: 'owner', path: '/categories' },
  { name: 'categories, to read only', seenElsewhere: true, who: 'crew', path: '/categories' },
  { name: 'categories, empty', who: 'newcomer', path: '/categories' },
  {
    name: 'categories, failed',
    seenElsewhere: true,
    who: 'owner',
    path: '/categories',
    failing: '**/api/categories',
  },
  {
    name: 'category menu',
    seenElsewhere: true,
    who: 'owner',
    path: '/categories',
    afterwards: actionsFor('Rugs'),
  },
  { name: 'category, new', seenElsewhere: true, who: 'owner', path: '/categories', afterwards: adds },
  {
    name: 'category, new and wrong',
    who: 'owner',
    path: '/categories',
    afterwards: async (page, t) => {
      await adds(page, t);
      await pressInDialog(page, t(`${words}:addNow`));
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: 'category, edit',
    seenElsewhere: true,
    who: 'owner',
    path: '/categories',
    afterwards: chosenFor('Rugs', 'ui/fields:edit'),
  },
  {
    name: 'category, move into',
    seenElsewhere: true,
    who: 'owner',
    path: '/categories',
    afterwards: chosenFor('Rugs', 'inventory/categories:move.into'),
  },
  {
    name: 'category, in use',
    seenElsewhere: true,
    who: 'owner',
    path: '/categories',
    afterwards: async (page, t) => {
      await chosenFor('Rugs', 'ui/fields:delete')(page, t);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('kit:remove.moveAndDelete') })
        .click();
      await expect(page.getByRole('dialog').getByText(t('ui:errors.required'))).toBeVisible();
    },
  },
  { name: 'category', who: 'owner', path: ({ category }) => category },
  {
    name: 'category, items failed',
    seenElsewhere: true,
    who: 'owner',
    path: ({ category }) => category,
    failing: '**/api/items*',
  },
  { name: 'category, to read only', seenElsewhere: true, who: 'viewer', path: ({ category }) => category },
  { name: 'category, not there', seenElsewhere: true, who: 'owner', path: '/categories/7' },
];
