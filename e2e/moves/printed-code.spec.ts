import { spellLabelCode } from '@archway/contract/inventory/labels/label-code';
import { axe, expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { workerKeepsAll } from '../worker.ts';
import { moveIn } from './job.ts';

test.use({ ownBrowser: true, expectedErrors: /ERR_(FAILED|CONNECTION_RESET|INTERNET_DISCONNECTED)/ });

test('what is printed of a move leads back to it: by its address, typed, and scanned without a network', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
  newPage,
}) => {
  test.slow();
  const hand = await makeNewcomer('printed-code');
  const { pieces, address, get, record, move } = await moveIn(server.url, hand, 2);
  const labelled = (await get(`moves/${move.id}`)) as unknown as { labels: { code: string }[] };
  const code = labelled.labels[0]?.code ?? '';
  const unitId = pieces[0]?.id;

  await signIn(page, hand, { to: address('overview'), fresh: true });
  await test.step('the sheet carries the code, and its letters under it', async () => {
    await page.getByRole('link', { name: 'Room sheet' }).click();
    await expect(page.getByRole('img', { name: 'Scan to open this move' })).toBeVisible();
    await expect(page.getByText(spellLabelCode(code), { exact: true })).toBeVisible();
    expect(await axe(page)).toEqual([]);
  });

  await test.step('its address leads to what is to be done now', async () => {
    await page.goto(`/scan/${code}`);
    await expect(page).toHaveURL(address('pickup'));
    await expect(page.locator('[data-progress]')).toHaveText('0 of 2');
  });

  await test.step('typed into the scanner, it leads to the next leg once the truck has left', async () => {
    await record(move.id, { kind: 'picked', unitId });
    await record(move.id, { kind: 'departed' });
    await page.goto('/scan');
    await page.getByLabel('Or type a code').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(page).toHaveURL(address('dropoff'));
    await expect(page.locator('[data-progress]')).toHaveText('0 of 2');
  });

  await test.step('without a network, a phone that knows the move finds it', async () => {
    await page.getByRole('link', { name: 'Scan', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Scan a label' })).toBeVisible();
    await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
    await workerKeepsAll(page);
    await context.setOffline(true);
    const scan = await handScanner(page);
    await scan(code);
    await expect(page).toHaveURL(address('dropoff'));
    await scan(code);
    await expect(page.getByText(/is this move’s label\. Scan the pieces/)).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('the list of labels names it; once it is retired, the sheet offers another', async () => {
    await page.goto(`/labels?searchQuery=${code}`);
    const row = page.getByRole('row').filter({ hasText: spellLabelCode(code) });
    await expect(row).toContainText(/Move.*Elm Street.*#/);
    await row.getByRole('button', { name: spellLabelCode(code) }).click();
    await page.getByRole('menuitem', { name: 'Retire' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
    await expect(page.getByText(`Retired ${spellLabelCode(code)}`)).toBeVisible();
    await page.goto(`${address('overview')}?print=rooms`);
    await page.getByRole('button', { name: 'Add scan code' }).click();
    await expect(page.getByRole('img', { name: 'Scan to open this move' })).toBeVisible();
    await expect(page.getByText(spellLabelCode(code), { exact: true })).toHaveCount(0);
  });

  await test.step('whoever is not signed in learns whose it is, and nothing of the move', async () => {
    const stranger = await newPage();
    const { labels: now } = (await get(`moves/${move.id}`)) as unknown as typeof labelled;
    await stranger.goto(`/scan/${now[0]?.code}`);
    await expect(stranger.getByRole('heading', { name: /^This belongs to/ })).toBeVisible();
    await expect(stranger.getByText(/move-in|#\d/i)).toHaveCount(0);
  });
});
