import { mustCall } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { furnish } from '../items.ts';

test('what a colleague changes appears in the list and on the page of those who look at it, in every tab', async ({
  page,
  signIn,
  makeNewcomer,
  server,
}) => {
  const person = await makeNewcomer('live');
  const { token, items } = await furnish(server.url, person);
  const [sofa] = items;
  await signIn(page, person, { to: '/inventory' });
  await expect(page.getByRole('row', { name: /Harlow sofa/ })).toBeVisible();
  const listens = page
    .context()
    .waitForEvent('response', (answer) => new URL(answer.url()).pathname === '/live');
  const second = await page.context().newPage();
  await second.goto(`/inventory/${sofa?.id}`);
  await expect(second.getByRole('heading', { level: 1, name: 'Harlow sofa' })).toBeVisible();
  await listens;

  const rename = async (name: string) => {
    const { version } = (await mustCall(server.url, `GET /items/${sofa?.id}`, { token })) as {
      version: number;
    };
    await mustCall(server.url, `PATCH /items/${sofa?.id}`, { token, body: { version, name } });
  };
  // The one that holds the stream tells the other: each hears it, and nobody reloads.
  await expect(async () => {
    await rename(`Marlow sofa ${Date.now()}`);
    await expect(page.getByRole('row', { name: /Marlow sofa/ })).toBeVisible({ timeout: 3000 });
    await expect(second.getByRole('heading', { level: 1, name: /Marlow sofa/ })).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
});
