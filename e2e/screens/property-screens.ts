import { expect, type Page } from '@playwright/test';
import type { Translate } from '../words.ts';
import { dialogOpen, nothingLoads, press, pressInDialog, type Screen } from './screen.ts';

const pressed = (key: string) => async (page: Page, t: Translate) => {
  await press(page, t(key));
  await dialogOpen(page);
  await nothingLoads(page);
};

/** The list of properties, its map, and the page of one. */
export const propertyScreens: readonly Screen[] = [
  { name: 'properties', who: 'owner', path: '/properties' },
  { name: 'properties, on a map', who: 'owner', path: '/properties?viewMode=map' },
  { name: 'properties, empty', seenElsewhere: true, who: 'newcomer', path: '/properties' },
  { name: 'property, new', who: 'owner', path: '/properties', afterwards: pressed('properties:add') },
  {
    name: 'property, new and wrong',
    seenElsewhere: true,
    who: 'owner',
    path: '/properties',
    afterwards: async (page, t) => {
      await pressed('properties:add')(page, t);
      await pressInDialog(page, t('properties:addNow'));
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  { name: 'property', who: 'owner', path: ({ property }) => property },
  { name: 'property, without access', seenElsewhere: true, who: 'viewer', path: ({ property }) => property },
  {
    name: 'property, access notes',
    who: 'owner',
    path: ({ property }) => property,
    afterwards: pressed('properties:access.edit'),
  },
];
