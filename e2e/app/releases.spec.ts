import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base, expect } from '../fixtures.ts';
import { startServer } from '../running-server.ts';
import { screens } from '../screens/screens.ts';
import { visit } from '../screens/visit.ts';

const folder = resolve(import.meta.dirname, '../../server/test/releases');

// Every screen as somebody comes to it. What is done there is asked of a database of today.
const addresses = screens.filter(({ afterwards, failing, only }) => !afterwards && !failing && !only);

for (const release of readdirSync(folder).filter((name) => name.endsWith('.backup'))) {
  const test = base.extend<object, { release: undefined }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
      async ({}, use) => {
        const server = await startServer({}, join(folder, release));
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });

  // Screens that say that a link was used up, or that nothing has this code.
  test.use({ expectedErrors: /status of (404|410)/ });

  const name = release.replace('.backup', '');
  for (const screen of addresses)
    test(`${screen.name} works on a database of ${name}`, async ({ page, enter, world, baseURL }) => {
      await visit(page, screen, { enter, world, url: baseURL ?? '', language: 'en', theme: 'light' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/couldn.t load/i)).toBeHidden();
    });

  test(`every address was opened on a database of ${name}`, () => {
    expect(addresses.length).toBeGreaterThan(30);
  });
}
