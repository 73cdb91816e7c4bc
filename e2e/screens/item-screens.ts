import { expect, type Page } from '@playwright/test';
import { pngFile } from '../png.ts';
import type { Translate } from '../words.ts';
import { choose, dialogOpen, nothingLoads, press, type Screen, type World } from './screen.ts';

const item = ({ item: path }: World) => path;
const tab = (name: string) => (world: World) => `${world.item}?tab=${name}`;
const editing = (world: World) => `${world.item}?edit=1`;

const opensAction = (action: string) => async (page: Page, t: Translate) => {
  await press(page, t('inventory/item:actions.more'));
  await choose(page, t(`inventory/item:record.${action}.open`));
  await dialogOpen(page);
  await nothingLoads(page);
};
const opens = (key: string) => async (page: Page, t: Translate) => {
  await press(page, t(key));
  await dialogOpen(page);
};
const chosen = async (page: Page) => {
  await page.getByRole('table').getByRole('checkbox').nth(1).check();
  await page.getByRole('table').getByRole('checkbox').nth(2).check();
};
const wrong = (page: Page) => expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
const addsPicture = async (page: Page, t: Translate) => {
  await page
    .getByLabel(t('inventory/pictures:add'))
    .setInputFiles([pngFile('front', [216, 204, 184]), pngFile('side', [184, 120, 96])]);
  await expect(page.getByRole('button', { name: t('inventory/pictures:actions', { n: 2 }) })).toBeVisible();
};

/** The page of an item with all it can ask, and the form for a new one. */
export const itemScreens: readonly Screen[] = [
  { name: 'item', who: 'owner', path: item },
  { name: 'item, to read only', who: 'crew', path: item },
  { name: 'item, a draft without pieces', who: 'owner', path: ({ draftItem }) => draftItem },
  { name: 'item, failed', who: 'owner', path: tab('details'), failing: '**/api/items/*' },
  { name: 'item, not here', who: 'owner', path: '/inventory/7' },
  {
    name: 'item, more actions',
    seenElsewhere: true,
    who: 'owner',
    path: item,
    afterwards: async (page, t) => {
      await press(page, t('inventory/item:actions.more'));
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  { name: 'item, pieces selected', seenElsewhere: true, who: 'owner', path: item, afterwards: chosen },
  { name: 'item, pieces failed', seenElsewhere: true, who: 'owner', path: item, failing: '**/api/units*' },
  {
    name: 'piece',
    who: 'owner',
    path: item,
    afterwards: async (page) => {
      await page.getByRole('table').getByRole('button', { name: 'U-00001', exact: true }).click();
      await dialogOpen(page);
    },
  },
  {
    name: 'add pieces',
    seenElsewhere: true,
    who: 'owner',
    path: item,
    afterwards: opens('inventory/item:actions.addPieces'),
  },
  { name: 'move to a bin', seenElsewhere: true, who: 'owner', path: item, afterwards: opensAction('move') },
  {
    name: 'report damage, nothing selected',
    who: 'owner',
    path: item,
    afterwards: async (page, t) => {
      await opensAction('reportDamage')(page, t);
      await page.getByRole('dialog').locator('button[type="submit"]').click();
      await expect(page.getByText(t('inventory/item:record.noPieces'))).toBeVisible();
    },
  },
  { name: 'sell pieces', seenElsewhere: true, who: 'owner', path: item, afterwards: opensAction('sell') },
  {
    name: 'arrange pictures',
    who: 'owner',
    path: ({ draftItem }) => draftItem,
    afterwards: async (page, t) => {
      const arrange = page.getByRole('button', { name: t('inventory/pictures:gallery.arrange') });
      const add = page.getByRole('button', { name: t('inventory/pictures:add') });
      await arrange.or(add).first().click();
      await dialogOpen(page);
      await addsPicture(page, t);
    },
  },
  { name: 'item, history', who: 'owner', path: tab('history') },
  {
    name: 'item, history, empty',
    seenElsewhere: true,
    who: 'owner',
    path: ({ draftItem }) => `${draftItem}?tab=history`,
  },
  {
    name: 'item, history, failed',
    seenElsewhere: true,
    who: 'owner',
    path: tab('history'),
    failing: '**/api/inventory-events*',
  },
  { name: 'item, details', who: 'owner', path: tab('details') },
  { name: 'item, work orders', who: 'owner', path: tab('orders') },
  {
    name: 'item, work orders, empty',
    seenElsewhere: true,
    who: 'owner',
    path: ({ draftItem }) => `${draftItem}?tab=orders`,
  },
  {
    name: 'finish work order',
    seenElsewhere: true,
    who: 'owner',
    path: tab('orders'),
    afterwards: opens('inventory/item:orders.finish'),
  },
  {
    name: 'cancel work order?',
    seenElsewhere: true,
    who: 'owner',
    path: tab('orders'),
    afterwards: opens('inventory/item:orders.cancel'),
  },
  { name: 'counted item', who: 'owner', path: ({ countedItem }) => countedItem },
  {
    name: 'receive stock',
    seenElsewhere: true,
    who: 'owner',
    path: ({ countedItem }) => countedItem,
    afterwards: opens('inventory/item:actions.receive'),
  },
  {
    name: 'transfer stock',
    who: 'owner',
    path: ({ countedItem }) => countedItem,
    afterwards: opens('inventory/item:stock.transfer.open'),
  },
  {
    name: 'count stock',
    seenElsewhere: true,
    who: 'owner',
    path: ({ countedItem }) => countedItem,
    afterwards: opens('inventory/item:stock.count.open'),
  },
  { name: 'edit item', seenElsewhere: true, who: 'owner', path: editing },
  {
    name: 'edit item, wrong',
    who: 'owner',
    path: editing,
    afterwards: async (page, t) => {
      await page.getByLabel(t('names/inventory:item.width')).fill('wide');
      await page.getByLabel(t('names/inventory:item.monthlyRent')).fill('a lot');
      await press(page, t('ui/fields:save.save'));
      await wrong(page);
    },
  },
  { name: 'add item', who: 'owner', path: '/inventory/add' },
  { name: 'add item, not for a crew', seenElsewhere: true, who: 'crew', path: '/inventory/add' },
  {
    name: 'add item, with pictures and wrong',
    who: 'owner',
    path: '/inventory/add',
    afterwards: async (page, t) => {
      await addsPicture(page, t);
      await press(page, t('inventory/add:bar.save'));
      await wrong(page);
    },
  },
  {
    name: 'new category for an item',
    seenElsewhere: true,
    who: 'owner',
    path: '/inventory/add',
    afterwards: opens('inventory/add:category.create'),
  },
  {
    name: 'add several items',
    who: 'owner',
    path: '/inventory/add/addMultiple',
    afterwards: async (page, t) => {
      await page.getByRole('gridcell').nth(4).dblclick();
      await page.keyboard.type('x');
      await page.keyboard.press('Enter');
      await press(page, t('inventory/add:many.save'));
      await wrong(page);
    },
  },
];
