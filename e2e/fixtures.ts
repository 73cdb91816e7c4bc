import { test as base, expect, type Page } from '@playwright/test';
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

  baseURL: async ({ server }, use) => use(server.url),

  context: async ({ context, server, expectedErrors }, use) => {
    const complaints = watchContext(context, server.url, expectedErrors);
    await use(context);
    expect(complaints, 'nothing to complain about in the browser').toEqual([]);
  },

  newPage: async ({ browser, server, expectedErrors }, use) => {
    const opened: { complaints: string[]; close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push({
        complaints: watchContext(context, server.url, expectedErrors),
        close: () => context.close(),
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
