import { accountScreens } from './account-screens.ts';
import { categoryScreens } from './category-screens.ts';
import { frameScreens } from './frame-screens.ts';
import { importScreens } from './import-screens.ts';
import { inventoryScreens } from './inventory-screens.ts';
import { itemScreens } from './item-screens.ts';
import { organizationScreens } from './organization-screens.ts';
import { scanScreens } from './scan-screens.ts';
import type { Screen } from './screen.ts';
import { storageScreens } from './storage-screens.ts';
import { vendorScreens } from './vendor-screens.ts';
import { visitorScreens } from './visitor-screens.ts';

/** Every screen of the product, with its dialogs, menus, errors and empty states. */
export const screens: readonly Screen[] = [
  ...visitorScreens,
  ...frameScreens,
  ...accountScreens,
  ...organizationScreens,
  ...inventoryScreens,
  ...importScreens,
  ...categoryScreens,
  ...vendorScreens,
  ...storageScreens,
  ...itemScreens,
  ...scanScreens,
];
