import { test as base } from './fixtures.ts';
import { type ReleasingServer, startReleasingServer } from './releasing-server.ts';

/** A server of which a new version can be released, and pages that have the app's worker. */
export const test = base.extend<object, { server: ReleasingServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const server = await startReleasingServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
