import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { newcomerNamed } from './newcomer.ts';
import { type Enter, enterWith, type Sessions, type SignIn, signInWith } from './people.ts';
import { type RunningServer, startServer } from './running-server.ts';
import type { World } from './screens/screen.ts';
import { makeWorld } from './screens/world.ts';
import { isLikeAll, leaveEmpty, type Shared } from './shared-page.ts';
import { watchContext } from './watch-context.ts';

export { expect } from '@playwright/test';
export { axe } from './axe.ts';

interface TestFixtures {
  /** Complaints this test expects, for example `/status of 401 .*\/api\/auth\/signin/`. Set with `test.use`. */
  expectedErrors: RegExp | undefined;
  /**
   * Set for tests that ask something special of their browser: a clock, functions or scripts of their own in every page, a
   * worker that opens the app without a network.
   * So do those whose options differ from all others', but for the size of the window. The rest share one page, which need
   * not load the app anew, and each finds it without cookies and without anything stored.
   */
  ownBrowser: boolean;
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
  /** The page that tests share, once one of them has opened it. */
  shared: Shared;
  /** Pages for a second person, which tests have given back. */
  spares: Shared[];
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
  ownBrowser: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  shared: [async ({}, use) => use({}), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  spares: [async ({}, use) => use([]), { scope: 'worker' }],

  baseURL: async ({ server }, use) => use(server.url),

  context: async (
    { browser, server, shared, ownBrowser, expectedErrors, hasTouch, isMobile, contextOptions },
    use,
    { project },
  ) => {
    const isShared = !ownBrowser && isLikeAll({ hasTouch, isMobile, contextOptions }, project.use);
    const context = (isShared && shared.context) || (await openContext(browser, isShared));
    if (isShared) shared.context = context;
    const complaints = watchContext(context, server.url, expectedErrors);
    await use(context);
    await letGo(context);
    await (isShared ? leaveEmpty(shared, server.url, project.use) : context.close());
    expect(complaints, 'nothing to complain about in the browser').toEqual([]);
  },

  page: async ({ context, shared, viewport }, use) => {
    if (context !== shared.context) return use(await context.newPage());
    shared.page ??= await context.newPage();
    if (viewport) await shared.page.setViewportSize(viewport);
    await use(shared.page);
  },

  newPage: async (
    { browser, server, context, shared, spares, viewport, expectedErrors },
    use,
    { project },
  ) => {
    const isShared = context === shared.context;
    const opened: { spare: Required<Shared>; complaints: string[] }[] = [];
    await use(async () => {
      const { context, page } = (isShared && spares.pop()) || {};
      const own = context ?? (await openContext(browser, isShared));
      const complaints = watchContext(own, server.url, expectedErrors);
      const spare = { context: own, page: page ?? (await own.newPage()) };
      opened.push({ spare, complaints });
      if (viewport) await spare.page.setViewportSize(viewport);
      return spare.page;
    });
    for (const { spare } of opened) {
      await letGo(spare.context);
      if (!isShared) await spare.context.close();
      else spares.push(await leaveEmpty(spare, server.url, project.use));
    }
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

/** What a shared page keeps is cleared between two tests, which no worker survives that is at work. */
const openContext = (browser: Browser, isShared: boolean) =>
  browser.newContext(isShared ? { serviceWorkers: 'block' } : {});

/** A call that a test holds up and that is still on its way when the test is over fails nobody. */
const letGo = async (context: BrowserContext) => {
  for (const held of [context, ...context.pages()]) await held.unrouteAll({ behavior: 'ignoreErrors' });
};
