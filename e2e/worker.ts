import { expect, type Page } from '@playwright/test';

/** Waits until the worker has taken over and keeps every file of the app. */
export const workerKeepsAll = async (page: Page) => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  });
  const wanted = await page.evaluate(async () => {
    const { scriptURL = '' } = navigator.serviceWorker.controller ?? {};
    const script = await (await fetch(scriptURL)).text();
    const [, list = '{}'] = /^self\.builtFiles = (.*);$/m.exec(script) ?? [];
    const { core, rest } = JSON.parse(list) as { core: string[]; rest: string[] };
    return core.length + rest.length;
  });
  await expect.poll(async () => (await keptFiles(page)).length, { timeout: 120_000 }).toBeGreaterThan(wanted);
};

/** The addresses of everything that the app keeps of itself. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('archway-app:'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url);
  });

/** Every text in every cache of this origin. */
export const keptByApp = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) texts.push((await (await cache.match(key))?.text()) ?? '');
    }
    return texts;
  });

/** Waits until the device keeps an answer of these calls. */
export const isKept = (page: Page, slice: string) =>
  expect
    .poll(() =>
      page.evaluate(async (wanted) => {
        // Below a path its name begins with the path.
        const found = (await indexedDB.databases()).find(({ name }) => name?.endsWith('lastSeen'))?.name;
        if (!found) return false;
        return new Promise<boolean>((done) => {
          const connection = indexedDB.open(found);
          connection.onsuccess = () => {
            const database = connection.result;
            const request = database.transaction('answers').objectStore('answers').getAllKeys();
            request.onsuccess = () => {
              database.close();
              done(request.result.some((key) => String(key).startsWith(`[["${wanted}"`)));
            };
          };
        });
      }, slice),
    )
    .toBe(true);
