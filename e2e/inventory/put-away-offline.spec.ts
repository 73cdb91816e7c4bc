import type { Page } from '@playwright/test';
import { dock } from '../dock.ts';
import { expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';

test.use({ ownBrowser: true, expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

const banner = (page: Page) => page.getByRole('status').filter({ visible: true }).first();
const now = (page: Page) => page.getByRole('heading', { level: 1 });
const movedTo = (code: string, location: string) =>
  new RegExp(`Moved .?Wishbone chair.? · .?${code}.? to .?${location}`);

test('without a network, bins and pieces are answered one by one, and the server ends up with what was shown', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('bins-offline');
  const { pieces, list, make, addLocation, from, bay } = await dock(server.url, hand, 3);
  const bay4 = await addLocation('Bay 4', 'BAY-4');
  const label = await make('POST /labels', { kind: 'location', targetId: bay4.id });
  const [first, second, third] = pieces.map(({ code }) => code) as [string, string, string];
  const standing = async () => {
    const codes = async (id: string) => (await list(`units?locationId=${id}`)).map(({ code }) => code).sort();
    return { dock: await codes(from.id), bay3: await codes(bay.id), bay4: await codes(bay4.id) };
  };
  await signIn(page, hand, { to: '/scan', fresh: true });
  await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
  const scan = await handScanner(page);
  const rows = page.getByRole('list', { name: 'Scanned' }).getByRole('listitem');
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
  await context.setOffline(true);

  await test.step('bin, piece, other bin, piece: each is answered for itself', async () => {
    await scan('bay-3');
    await expect(now(page)).toHaveText('Bay 3');
    await scan(first);
    await expect(banner(page)).toContainText(movedTo(first, 'Bay 3'));
    await scan(label.address);
    await expect(now(page)).toHaveText('Bay 4');
    await expect(banner(page)).toContainText('Putting pieces into');
    await scan(second);
    await expect(banner(page)).toContainText(second);
    await scan(third);
    await expect(banner(page)).toContainText(movedTo(third, 'Bay 4'));
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(2)).toContainText('Bay 3');
  });

  await test.step('undo means the latest', async () => {
    await undo.click();
    await expect(banner(page)).toContainText('Undone');
    await expect(rows.filter({ hasText: third })).toContainText('Undone');
  });

  await test.step('back on the network, the server has what the screen said', async () => {
    await context.setOffline(false);
    await expect(page.getByText(/Offline · /)).toHaveCount(0);
    await expect(rows.filter({ hasText: 'Put away' })).toHaveCount(2);
    await expect.poll(standing).toEqual({ dock: [third], bay3: [first], bay4: [second] });
  });

  await test.step('and there, undo means the latest too', async () => {
    await scan('BAY-3');
    await expect(now(page)).toHaveText('Bay 3');
    await scan(third);
    await expect(banner(page)).toContainText('Moved');
    await undo.click();
    await expect(banner(page)).toContainText('Undone');
    await expect.poll(standing).toEqual({ dock: [third], bay3: [first], bay4: [second] });
  });
});

test('a bin that is full takes what is put into it and says by how much it is over, with and without a network', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('overfull-bin');
  const { pieces, list, addLocation } = await dock(server.url, hand, 3);
  const small = await addLocation('Small bin', 'SMALL-1', { capacity: 1 });
  await signIn(page, hand, { to: '/scan', fresh: true });
  await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
  const scan = await handScanner(page);
  await scan('SMALL-1');
  await expect(now(page)).toHaveText('Small bin');
  await scan(pieces[0]?.code ?? '');
  await expect(banner(page)).toContainText('Moved');
  await expect(page.getByText(/Over by/)).toHaveCount(0);
  await scan(pieces[1]?.code ?? '');
  await expect(banner(page)).toContainText(/Moved .* · Over by 1/);
  await expect(page.getByText('Over by 1', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await scan(pieces[2]?.code ?? '');
  await expect(banner(page)).toContainText(/Moved .* · Over by 2/);
  await expect(page.getByText('Over by 2', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Offline · /)).toHaveCount(0);
  await expect.poll(async () => (await list(`units?locationId=${small.id}`)).length).toBe(3);
  await expect(page.getByText('Over by 2', { exact: true })).toBeVisible();
});
