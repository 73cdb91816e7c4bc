import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test';

/** The browser and the page that tests share, once one of them has opened it. */
export type Shared = { context?: BrowserContext; page?: Page };

type Options = Partial<PlaywrightTestOptions>;

/** A test whose options differ from all others' cannot share their browser. */
export const isLikeAll = (options: Options, all: Options) =>
  Object.entries(options).every(([name, value]) => isDeepStrictEqual(value, all[name as keyof Options])); // keys of both

/** What the test opened is closed, and what it set or left behind is gone; what was loaded stays. */
export const leaveEmpty = async (shared: Shared, url: string, { viewport }: Options): Promise<Shared> => {
  const { context } = shared;
  if (!context) return shared;
  if (shared.page?.isClosed()) delete shared.page;
  const { page } = shared;
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== page) await other.close();
  if (page) await empty(page, url);
  if (page && viewport) await page.setViewportSize(viewport);
  await context.clearCookies();
  await context.clearPermissions();
  for (const heard of [context, page]) for (const event of events) heard?.removeAllListeners(event);
  return shared;
};

const events = ['console', 'weberror', 'request', 'response', 'requestfailed', 'requestfinished', 'dialog'];

/** The page stays at an address that runs no script. */
const empty = async (page: Page, url: string) => {
  await page.goto(`${url}/livez`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: url,
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
  await devtools.detach();
  await page.evaluate(() => sessionStorage.clear());
  await page.emulateMedia({ colorScheme: null });
};
