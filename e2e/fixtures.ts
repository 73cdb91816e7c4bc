import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { newcomerNamed } from './newcomer.ts';
import { type Enter, enterWith, type Sessions, type SignIn, signInWith } from './people.ts';
import { type RunningServer, startServer } from './running-server.ts';
import type { World } from './screens/screen.ts';
import { makeWorld } from './screens/world.ts';
import { watchContext } from './watch-context.ts';

export { expect } from '@playwright/test';
export { axe } from './axe.ts';

interface TestFixtures {
  /** Complaints this test expects, for example `/status of 401 .*\/api\/auth\/signin/`. Set with `test.use`. */
  expectedErrors: RegExp | undefined;
  /**
   * Set for tests that ask nothing special of their browser (no clock, no network, no scripts or sizes of their own): they
   * share one, which need not load the app anew, and each finds it without cookies and without anything stored.
   */
  sharesBrowser: boolean;
  signIn: SignIn;
  /** The session alone, without opening a page. */
  enter: Enter;
  /** A page in a browser of its own, for a second person in the same test. */
  newPage: () => Promise<Page>;
  /** Somebody new, with an organization of their own and an address that is activated. */
  makeNewcomer: (name: string) => Promise<{ email: string; password: string }>;
  serverLog: undefined;
}

interface WorkerFixtures {
  server: RunningServer;
  sessions: Sessions;
  /** The browser that tests share, once one of them has opened it. */
  shared: { context?: BrowserContext };
  /** What the list of screens needs: made once. */
  world: World;
}

/** `test` with a real server per worker, where a console error, a page error or a foreign request fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  world: [async ({ server }, use) => use(await makeWorld(server.url)), { scope: 'worker' }],
  expectedErrors: [undefined, { option: true }],
  sharesBrowser: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  shared: [async ({}, use) => use({}), { scope: 'worker' }],

  baseURL: async ({ server }, use) => use(server.url),

  context: async ({ browser, server, shared, sharesBrowser, expectedErrors }, use) => {
    const context = (sharesBrowser && shared.context) || (await browser.newContext());
    if (sharesBrowser) shared.context = context;
    const complaints = watchContext(context, server.url, expectedErrors);
    await use(context);
    await letGo(context);
    await (sharesBrowser ? leaveEmpty(context, server.url) : context.close());
    expect(complaints, 'nothing to complain about in the browser').toEqual([]);
  },

  newPage: async ({ browser, server, expectedErrors }, use) => {
    const opened: { complaints: string[]; close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push({
        complaints: watchContext(context, server.url, expectedErrors),
        close: async () => {
          await letGo(context);
          await context.close();
        },
      });
      return context.newPage();
    });
    for (const { close } of opened) await close();
    expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
  },

  signIn: async ({ sessions }, use) => use(signInWith(sessions)),
  enter: async ({ sessions }, use) => use(enterWith(sessions)),

  makeNewcomer: async ({ server }, use) => use((name) => newcomerNamed(server.url, name)),

  serverLog: [
    async ({ server }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('server log', { body: server.log(), contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

/** A call that a test holds up and that is still on its way when the test is over fails nobody. */
const letGo = async (context: BrowserContext) => {
  for (const held of [context, ...context.pages()]) await held.unrouteAll({ behavior: 'ignoreErrors' });
};

/** What the test opened is closed, and what it left behind is gone; what was loaded stays. */
const leaveEmpty = async (context: BrowserContext, origin: string) => {
  const [last = await context.newPage(), ...others] = context.pages();
  for (const page of others) await page.close();
  const devtools = await context.newCDPSession(last);
  await last.goto('about:blank');
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,cache_storage',
  });
  await last.close();
  await context.clearCookies();
  await context.clearPermissions();
  for (const event of ['console', 'weberror', 'request']) context.removeAllListeners(event);
};
