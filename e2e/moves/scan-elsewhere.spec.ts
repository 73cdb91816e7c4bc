import { mustCall } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { moveIn } from './job.ts';

test.use({ ownBrowser: true, expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('on the general scan screen a piece of the own move is recorded, asked about where its leg asks, and others are only shown', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('scan-elsewhere');
  const { pieces, token, get, list, moveOut, record, staging } = await moveIn(server.url, hand, 2);
  const [first, second, stored] = pieces as [
    (typeof pieces)[number],
    (typeof pieces)[number],
    (typeof pieces)[number],
  ];
  const [me] = await list('members');
  const out = await moveOut([first, second], me?.id);
  const kinds = ['picked', 'picked'];
  await record(out.id, ...[first, second].map(({ id }, nth) => ({ kind: kinds[nth], unitId: id })));
  await record(out.id, { kind: 'departed' });
  for (const { id } of [first, second]) {
    const { version } = await get(`units/${id}`);
    await mustCall(server.url, `PATCH /units/${id}`, { token, body: { version, homeLocationId: null } });
  }
  const returned = async () => {
    const rows = (await list(`moves/${out.id}/events`)) as unknown as { kind: string; unitId: string }[];
    return rows.filter(({ kind }) => kind === 'returned').map(({ unitId }) => unitId);
  };
  const tab = `/stagings/${staging.id}/move-out/dropoff`;
  await signIn(page, hand, { to: tab });
  await expect(page.locator('[data-progress]')).toHaveText('0 of 2');
  await page.getByText('Needs cleaning', { exact: true }).click();

  const toScan = async () => {
    await page.getByRole('link', { name: 'Scan', exact: true }).first().click();
    await expect(page).toHaveURL('/scan');
    await expect(page.getByRole('heading', { level: 1, name: 'Scan a label' })).toBeVisible();
  };

  await test.step('a piece without a bin leads to its leg, where the bin is asked for', async () => {
    await toScan();
    const scan = await handScanner(page);
    await scan(first.code);
    await expect(page).toHaveURL(tab);
    await expect(page.getByText('Which bin?', { exact: true })).toBeVisible();
    await scan('BAY-3');
    await expect(page.getByText(/Checked in .*Wishbone chair.* to .*Bay 3.* · Needs cleaning/)).toBeVisible();
    await expect(page.getByText('Which bin?', { exact: true })).toHaveCount(0);
    await expect.poll(returned).toEqual([first.id]);
  });

  await test.step('what was chosen for one piece does not count for the next', async () => {
    await toScan();
    const scan = await handScanner(page);
    await scan(second.code);
    const words = page.getByText(/Checked in .*Wishbone chair.* to .*Bay 3/);
    await expect(words).toBeVisible();
    await expect(words).not.toContainText('Needs cleaning');
    await expect.poll(returned).toEqual([first.id, second.id]);
  });

  await test.step('a piece of the same item on the shelf is only shown', async () => {
    const scan = await handScanner(page);
    await scan(stored.code);
    await expect(page).toHaveURL(`/scan/${stored.code}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Wishbone chair' })).toBeVisible();
    expect(await returned()).toEqual([first.id, second.id]);
  });
});

test('a move has begun by what waits on this device: its pieces are known on the general scan screen without a network', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('begun-here');
  const { pieces, token, get, list, move, address } = await moveIn(server.url, hand, 2);
  const [me] = await list('members');
  const { version } = await get(`moves/${move.id}`);
  await mustCall(server.url, `PATCH /moves/${move.id}`, { token, body: { version, leadId: me?.id } });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, hand, { to: address('pickup') });
  await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('[data-progress]')).toHaveText('0 of 2');
  await page.getByRole('link', { name: 'Scan', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scan a label' })).toBeVisible();
  const scan = await handScanner(page);
  // The phone learns as whom its member goes along.
  await scan(pieces[2]?.code ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Wishbone chair' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.locator('[data-progress]')).toHaveText('0 of 2');
  await context.setOffline(true);
  await scan(pieces[0]?.code ?? '');
  await expect(page.locator('[data-progress]')).toHaveText('1 of 2');
  await page.getByRole('link', { name: 'Scan', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scan a label' })).toBeVisible();
  await scan(pieces[0]?.code ?? '');
  await expect(page.getByText(/Wishbone chair.* is already picked up/)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await get(`moves/${move.id}`))['status']).toBe('picking');
});
