import type { Page } from '@playwright/test';
import { dock } from '../dock.ts';
import { expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { reportDamage } from '../report-damage.ts';

test.use({
  ownBrowser: true,
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404 .*scan.TORN-77/,
});

const banner = (page: Page) => page.getByRole('status').filter({ visible: true }).first();
const now = (page: Page) => page.getByRole('heading', { level: 1 });

/** Everything the device needs where there is no network is there before it goes. */
const openScan = async (page: Page, signIn: (to: string) => Promise<unknown>, to = '/scan') => {
  await signIn(to);
  await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  return handScanner(page);
};

type Row = { kind: string; pictureIds: string[]; undone: boolean; note: string };

test('damage that was photographed without a network is on its piece once, with its photo', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('damage-offline');
  const { pieces, list, item } = await dock(server.url, hand, 1);
  const [piece] = pieces as [(typeof pieces)[number]];
  const events = async () => (await list(`inventory-events?unitId=${piece.id}`)) as unknown as Row[];
  const scan = await openScan(page, (to) => signIn(page, hand, { to, fresh: true }));
  await scan(piece.code);
  await expect(now(page)).toHaveText('Wishbone chair');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);

  await test.step('damage with a photo is recorded on the device', async () => {
    await reportDamage(page, 'A leg is off');
    await expect(banner(page)).toContainText('Reported damage to');
    const recorded = page.getByRole('list', { name: 'Recorded on this device' }).getByRole('listitem');
    await expect(recorded).toHaveCount(1);
    await expect(recorded).toContainText('1 photo waiting to send');
    await expect(page.getByRole('link', { name: 'Offline · 1 to send' })).toBeVisible();
  });

  await test.step('the photo is upright, small, and tells nothing of where it was taken', async () => {
    const kept = await keptPicture(page);
    expect(kept).toEqual({ width: 2, height: 3, hasPlace: false });
  });

  await test.step('it outlives the page, and a photo that is cut off goes on', async () => {
    let cut = 0;
    await page.route('**/api/scans/*/pictures', (route) => {
      cut += 1;
      return cut === 1 ? route.abort('failed') : route.continue();
    });
    await context.setOffline(false);
    await page.reload();
    await expect.poll(async () => (await events()).filter(({ kind }) => kind === 'damaged').length).toBe(1);
    await expect.poll(async () => (await events()).at(0)?.pictureIds.length).toBe(1);
    await expect(page.getByText(/to send$/)).toHaveCount(0);
    expect(cut).toBeGreaterThan(1);
  });

  await test.step('the history of the piece shows it', async () => {
    await page.goto(`/inventory/${item.id}?tab=history`);
    await expect(page.getByText('A leg is off')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Photos' }).getByRole('button')).toHaveCount(1);
  });
});

test('stock is received, moved and counted without a network, by scanner, and any of it is undone', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('stock-offline');
  const { make, list, addLocation, categoryId } = await dock(server.url, hand, 1);
  const gate = await addLocation('Gate', 'GATE-1');
  const towels = await make('POST /items', {
    name: 'Towels',
    sku: 'TOWEL-1',
    tracking: 'bulk',
    categoryId,
  });
  const standing = async () =>
    Object.fromEntries(
      (await list(`stock?itemId=${towels.id}`)).map((row) => {
        const { locationId, onHand } = row as unknown as { locationId: string; onHand: number };
        return [locationId === gate.id ? 'gate' : 'bay', onHand];
      }),
    );
  const scan = await openScan(page, (to) => signIn(page, hand, { to, fresh: true }));
  // Nobody has scanned it on this device before.
  await context.setOffline(true);
  await scan('TOWEL-1');
  await expect(now(page)).toHaveText('Towels');

  const open = (button: string) => page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');

  await test.step('twelve came in', async () => {
    await open('Receive stock');
    await dialog.getByLabel('How many').fill('12');
    await scan('GATE-1');
    await expect(dialog.getByLabel('Location')).toHaveValue('Gate · GATE-1');
    await dialog.getByRole('button', { name: 'Receive stock' }).click();
    await expect(banner(page)).toContainText(/Received 12 pieces · .?Towels.? · .?Gate/);
  });

  await test.step('five go to the bay, both ends scanned', async () => {
    await open('Move');
    await scan('GATE-1');
    await scan('BAY-3');
    await expect(dialog.getByLabel('From')).toHaveValue('Gate · GATE-1');
    await expect(dialog.getByLabel('Move to')).toHaveValue('Bay 3 · BAY-3');
    await dialog.getByLabel('How many').fill('5');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await expect(banner(page)).toContainText('Moved 5 pieces');
  });

  await test.step('and the bay is counted, twice: the second was wrong', async () => {
    for (const counted of ['4', '44']) {
      await open('Count');
      await dialog.getByRole('combobox', { name: 'Location' }).fill('BAY-3');
      await dialog.getByLabel('Counted').fill(counted);
      await dialog.getByRole('button', { name: 'Save count' }).click();
      await expect(banner(page)).toContainText('Saved count');
    }
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(banner(page)).toContainText('Undone');
  });

  await test.step('the server has what the screen said', async () => {
    await context.setOffline(false);
    await expect(page.getByText(/to send$/)).toHaveCount(0);
    await expect.poll(standing).toEqual({ gate: 7, bay: 4 });
  });

  await test.step('what was sent long before is undone from the list', async () => {
    await page.getByRole('link', { name: 'See all' }).click();
    const sent = page.getByRole('list', { name: 'Sent from this device' }).getByRole('listitem');
    await expect(sent).toHaveCount(4);
    const counted = sent.filter({ hasText: 'Counted at' }).filter({ hasText: '4 pieces' });
    await counted.last().getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(standing).toEqual({ gate: 7, bay: 5 });
    await expect(sent.filter({ hasText: 'Undone' })).toHaveCount(2);
  });
});

test('of a code that nobody could be asked about, damage is recorded and waits for somebody with its photo', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('raw-code');
  const { pieces, list } = await dock(server.url, hand, 1);
  const scan = await openScan(page, (to) => signIn(page, hand, { to, fresh: true }));
  await context.setOffline(true);
  await scan('TORN-77');
  await expect(banner(page)).toContainText('You can still record');
  await reportDamage(page);
  await expect(banner(page)).toContainText('Reported damage to');
  await context.setOffline(false);
  await expect(page.getByText(/to send$/)).toHaveCount(0);
  await page.getByRole('link', { name: 'See all' }).click();
  const review = page.getByRole('list', { name: 'Needs attention' }).getByRole('listitem');
  await expect(review).toContainText('TORN-77');
  await expect(review.getByRole('group', { name: 'Photos' }).getByRole('button')).toHaveCount(1);
  await review.getByRole('button', { name: 'Fix' }).click();
  const fix = page.getByRole('dialog', { name: 'What was scanned?' });
  await fix.getByLabel('Code or SKU').fill(pieces[0]?.code ?? '');
  await fix.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('Nothing needs attention')).toBeVisible();
  const events = (await list(`inventory-events?unitId=${pieces[0]?.id}`)) as unknown as Row[];
  expect(events.find(({ kind }) => kind === 'damaged')?.pictureIds).toHaveLength(1);
});

/** What the device keeps of the one photo. */
const keptPicture = (page: Page) =>
  page.evaluate(async () => {
    const read = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await read(indexedDB.open('unsentOutbox'));
    const [picture] = await read(database.transaction('pictures').objectStore('pictures').getAll());
    database.close();
    const bitmap = await createImageBitmap(picture.content);
    const bytes = new TextDecoder('latin1').decode(await picture.content.arrayBuffer());
    const shorter = Math.min(bitmap.width, bitmap.height) / 2;
    return {
      width: Math.round(bitmap.width / shorter),
      height: Math.round(bitmap.height / shorter),
      hasPlace: bytes.includes('Exif') || bytes.includes('GPS'),
    };
  });
