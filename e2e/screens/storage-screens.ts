import { expect, type Page } from '@playwright/test';
import type { Translate } from '../words.ts';
import { choose, dialogOpen, press, type Screen } from './screen.ts';

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
const selectsOne = async (page: Page, t: Translate) => {
  const table = page.getByRole('table', { name: t('storage:contents.units') });
  await table.getByRole('checkbox').nth(1).check();
  await expect(page.getByRole('region', { name: t('storage:selection.label') })).toBeVisible();
};

/** The tree of places and the page of one. */
export const storageScreens: readonly Screen[] = [
  { name: 'storage', who: 'owner', path: '/storage' },
  { name: 'storage, to read only', who: 'crew', path: '/storage' },
  { name: 'storage, empty', seenElsewhere: true, who: 'newcomer', path: '/storage' },
  { name: 'storage, found', seenElsewhere: true, who: 'owner', path: '/storage?searchQuery=W1-B' },
  { name: 'storage, nothing found', who: 'owner', path: '/storage?searchQuery=qqqq' },
  {
    name: 'storage, failed',
    seenElsewhere: true,
    who: 'owner',
    path: '/storage',
    failing: '**/api/storage-locations',
  },
  {
    name: 'place menu',
    seenElsewhere: true,
    who: 'owner',
    path: '/storage',
    afterwards: actionsFor('Aisle A'),
  },
  {
    name: 'place, new inside',
    who: 'owner',
    path: '/storage',
    afterwards: chosenFor('Aisle A', 'storage:addInside'),
  },
  {
    name: 'place, edit',
    seenElsewhere: true,
    who: 'owner',
    path: '/storage',
    afterwards: chosenFor('Swan Island warehouse', 'ui/fields:edit'),
  },
  {
    name: 'place, choosing what it stands in',
    who: 'owner',
    path: '/storage',
    afterwards: async (page, t) => {
      await chosenFor('Aisle A', 'ui/fields:edit')(page, t);
      await page.getByRole('combobox', { name: t('names/storage:storageLocation.parentId') }).fill('W1');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'place, in use',
    seenElsewhere: true,
    who: 'owner',
    path: '/storage',
    afterwards: async (page, t) => {
      await chosenFor('Aisle A', 'ui/fields:delete')(page, t);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('kit:remove.moveAndDelete') })
        .click();
      await expect(page.getByRole('dialog').getByText(t('ui:errors.required'))).toBeVisible();
    },
  },
  { name: 'warehouse', who: 'owner', path: ({ warehouse }) => warehouse },
  { name: 'bay', who: 'owner', path: ({ bay }) => bay },
  { name: 'bay, to read only', seenElsewhere: true, who: 'crew', path: ({ bay }) => bay },
  {
    name: 'bay, nothing found',
    seenElsewhere: true,
    who: 'owner',
    path: ({ bay }) => `${bay}?searchQuery=qqqq`,
  },
  {
    name: 'bay, failed',
    seenElsewhere: true,
    who: 'owner',
    path: ({ bay }) => bay,
    failing: '**/api/units*',
  },
  {
    name: 'bay, selected',
    seenElsewhere: true,
    who: 'owner',
    path: ({ bay }) => bay,
    afterwards: selectsOne,
  },
  {
    name: 'bay, move where',
    seenElsewhere: true,
    who: 'owner',
    path: ({ bay }) => bay,
    afterwards: async (page, t) => {
      await selectsOne(page, t);
      await press(page, t('storage:selection.move'));
      await dialogOpen(page);
    },
  },
  { name: 'place, not there', seenElsewhere: true, who: 'owner', path: '/storage/7' },
];
