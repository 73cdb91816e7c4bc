import { accountScreens } from './account-screens.ts';
import { frameScreens } from './frame-screens.ts';
import { organizationScreens } from './organization-screens.ts';
import type { Screen } from './screen.ts';
import { visitorScreens } from './visitor-screens.ts';

/** Every screen of the product, with its dialogs, menus, errors and empty states. */
export const screens: readonly Screen[] = [
  ...visitorScreens,
  ...frameScreens,
  ...accountScreens,
  ...organizationScreens,
];
