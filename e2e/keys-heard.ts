import type { Page } from '@playwright/test';

/** A card that was taken up listens to keys from the next timer on: by then those that were set before have run. */
export const keysHeard = (page: Page) => page.evaluate(() => new Promise((heard) => setTimeout(heard)));
