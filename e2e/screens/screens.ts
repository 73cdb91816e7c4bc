import { accountScreens } from './account-screens.ts';
import { categoryScreens } from './category-screens.ts';
import { clientScreens } from './client-screens.ts';
import { feedScreens } from './feed-screens.ts';
import { frameScreens } from './frame-screens.ts';
import { importScreens } from './import-screens.ts';
import { inventoryScreens } from './inventory-screens.ts';
import { itemScreens } from './item-screens.ts';
import { moveScreens } from './move-screens.ts';
import { organizationScreens } from './organization-screens.ts';
import { propertyScreens } from './property-screens.ts';
import { scanScreens } from './scan-screens.ts';
import type { Screen } from './screen.ts';
import { stagingDetailScreens } from './staging-detail-screens.ts';
import { stagingScreens } from './staging-screens.ts';
import { storageScreens } from './storage-screens.ts';
import { vendorScreens } from './vendor-screens.ts';
import { visitorScreens } from './visitor-screens.ts';

/** Every screen of the product, with its dialogs, menus, errors and empty states, by slice; `app` is what all slices share. */
export const screensOf = {
  app: [...frameScreens, ...feedScreens],
  auth: [...visitorScreens, ...accountScreens],
  team: organizationScreens,
  clients: clientScreens,
  properties: propertyScreens,
  vendors: vendorScreens,
  storage: storageScreens,
  inventory: [...inventoryScreens, ...importScreens, ...categoryScreens, ...itemScreens, ...scanScreens],
  stagings: [...stagingScreens, ...stagingDetailScreens],
  moves: moveScreens,
} satisfies Readonly<Record<string, readonly Screen[]>>;

export const screens: readonly Screen[] = Object.values(screensOf).flat();
