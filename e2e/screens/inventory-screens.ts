import { expect, type Page } from '@playwright/test';
import type { Translate } from '../words.ts';
import { choose, dialogOpen, press, type Screen } from './screen.ts';

const words = 'inventory/list';
const lamp = 'Arc Floor Lamp Marble Base';
const sofas = '/inventory?itemsPerPage=5&searchQuery=sofa';
/** What opens over the list is looked at over a short one: its rows are those of the whole one, which is looked at too. */
const few = '/inventory?itemsPerPage=5';
const menuOpen = (page: Page) => expect(page.getByRole('menu')).toBeVisible();

const opensFilter = (field: string) => async (page: Page, t: Translate) => {
  await page
    .getByRole('search')
    .getByRole('button', { name: t(`names/inventory:item.${field}`), exact: true })
    .click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
};
const opensMore = async (page: Page, t: Translate) => {
  await page
    .getByRole('button', { name: t(`${words}:filter.more`), exact: true })
    .or(page.getByRole('button', { name: t(`${words}:filter.short`), exact: true }))
    .click();
  await expect(page.getByLabel(t(`${words}:free.from`))).toBeVisible();
};
const choosesTwo = async (page: Page) => {
  const boxes = page.getByRole('main').locator('tbody, ul').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
};
const opensAll = (action: string) => async (page: Page, t: Translate) => {
  await choosesTwo(page);
  const bar = page.getByRole('region', { name: t(`${words}:bulk.label`) });
  await bar.getByRole('button', { name: t(`${words}:bulk.${action}.open`) }).click();
  await dialogOpen(page);
};

/** The catalog as a table, as cards and as pictures, with everything that opens over it. */
export const inventoryScreens: readonly Screen[] = [
  { name: 'work orders', who: 'owner', path: '/work-orders' },
  { name: 'work orders, as a board', who: 'warehouse', path: '/work-orders?viewMode=board' },
  { name: 'inventory', who: 'owner', path: '/inventory' },
  { name: 'inventory, pictures', who: 'owner', path: '/inventory?itemsPerPage=10&viewMode=grid' },
  { name: 'inventory, to read only', who: 'crew', path: few },
  { name: 'inventory, empty', who: 'newcomer', path: '/inventory' },
  { name: 'inventory, nothing found', who: 'owner', path: '/inventory?itemsPerPage=5&searchQuery=qqqq' },
  { name: 'inventory, failed', seenElsewhere: true, who: 'owner', path: few, failing: '**/api/items?*' },
  {
    name: 'inventory, filtered',
    who: 'owner',
    path: '/inventory?itemsPerPage=5&selectedStatus=available&colors=beige,cream&maxWidth=2200&minRent=1000&maxRent=90000',
  },
  { name: 'inventory, by category', who: 'owner', path: few, afterwards: opensFilter('categoryId') },
  {
    name: 'inventory, by location',
    seenElsewhere: true,
    who: 'owner',
    path: few,
    only: 'narrow',
    afterwards: opensFilter('location'),
  },
  {
    name: 'inventory, more filters',
    who: 'owner',
    path: '/inventory?itemsPerPage=5&colors=beige',
    afterwards: opensMore,
  },
  {
    name: 'inventory, wrong length',
    seenElsewhere: true,
    who: 'owner',
    path: few,
    afterwards: async (page, t) => {
      await opensMore(page, t);
      await page.getByLabel(t(`${words}:size.maxWidth`)).fill('wide');
      await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
    },
  },
  {
    name: 'inventory, views',
    seenElsewhere: true,
    who: 'owner',
    path: few,
    afterwards: async (page, t) => {
      await press(page, t('kit:views.open', { name: t(`${words}:views.plain`) }));
      await menuOpen(page);
    },
  },
  {
    name: 'inventory, save a view',
    seenElsewhere: true,
    who: 'owner',
    path: few,
    afterwards: async (page, t) => {
      await press(page, t('kit:views.open', { name: t(`${words}:views.plain`) }));
      await choose(page, t('kit:views.saveAs'));
      await dialogOpen(page);
    },
  },
  {
    name: 'inventory, export',
    who: 'owner',
    path: few,
    afterwards: async (page, t) => {
      await press(page, t('ui:export.open', { name: t(`${words}:title`) }));
      await menuOpen(page);
    },
  },
  {
    name: 'inventory, columns',
    who: 'owner',
    path: few,
    only: 'wide',
    afterwards: async (page, t) => {
      await press(page, t('kit:columns.choose'));
      await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
    },
  },
  {
    name: 'inventory, order',
    who: 'owner',
    path: `${sofas}&viewMode=grid`,
    afterwards: async (page, t) => {
      await press(page, t(`${words}:sort.label`, { order: t(`${words}:sort.best`) }));
      await menuOpen(page);
    },
  },
  {
    name: 'item menu',
    who: 'owner',
    path: `/inventory?searchQuery=${encodeURIComponent(lamp)}`,
    afterwards: async (page, t) => {
      await press(page, t(`${words}:row.actionsFor`, { name: lamp }));
      await menuOpen(page);
    },
  },
  { name: 'inventory, selected', who: 'owner', path: few, afterwards: choosesTwo, only: 'wide' },
  {
    name: 'inventory, chosen on a phone',
    seenElsewhere: true,
    who: 'owner',
    path: few,
    only: 'narrow',
    afterwards: async (page, t) => {
      await choosesTwo(page);
      await press(page, t(`${words}:bulk.menu`));
      await menuOpen(page);
    },
  },
  ...(['category', 'tags', 'location', 'price', 'archive'] as const).map(
    (action): Screen => ({
      name: `inventory, ${action} of several`,
      who: 'owner',
      path: few,
      afterwards: opensAll(action),
      only: 'wide',
      ...(action === 'tags' ? {} : { seenElsewhere: true }),
    }),
  ),
  {
    name: 'inventory, prices of several on a phone',
    seenElsewhere: true,
    who: 'owner',
    path: '/inventory?itemsPerPage=5&viewMode=grid',
    only: 'narrow',
    afterwards: async (page, t) => {
      await choosesTwo(page);
      await press(page, t(`${words}:bulk.menu`));
      await choose(page, t(`${words}:bulk.price.open`));
      await dialogOpen(page);
      await page.getByLabel(t(`${words}:bulk.price.percent`)).fill('10');
    },
  },
  {
    name: 'items of a category',
    who: 'owner',
    path: ({ categoryItems }) => `${categoryItems}?itemsPerPage=10`,
  },
  {
    name: 'items of a category that is not here',
    seenElsewhere: true,
    who: 'owner',
    path: '/inventory/category/018f0000-0000-7000-8000-000000000000',
  },
];
