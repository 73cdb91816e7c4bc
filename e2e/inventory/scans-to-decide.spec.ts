import { mustCall, signInByApi } from '../api.ts';
import { dock } from '../dock.ts';
import { axe, expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { emailOf } from '../people.ts';

test.use({ ownBrowser: true, expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

test('what was scanned without a network and nobody knows is listed, put right or dismissed with a reason', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('scans-to-decide');
  const { pieces, list, bay } = await dock(server.url, hand, 2);
  await signIn(page, hand, { to: '/scan/BAY-3', fresh: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Bay 3' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scan = await handScanner(page);

  await test.step('on the device, with the network away', async () => {
    await context.setOffline(true);
    for (const code of [pieces[0]?.code ?? '', 'TORN-LABEL', 'NOT-OURS']) await scan(code);
    await page.getByRole('link', { name: 'Offline · 3 to send' }).click();
    const waiting = page.getByRole('list', { name: 'Waiting on this device' });
    await expect(waiting.getByRole('listitem')).toHaveCount(3);
    await expect(waiting.getByRole('listitem').filter({ hasText: 'TORN-LABEL' })).toContainText(
      'Moved to ⁨Bay 3 · BAY-3⁩',
    );
  });

  const reviews = page.getByRole('list', { name: 'Needs attention' });
  const review = (code: string) => reviews.getByRole('listitem').filter({ hasText: code });

  await test.step('back on the network, what is known is there and the rest waits for somebody', async () => {
    await context.setOffline(false);
    await expect(page.getByText('Everything is sent')).toBeVisible();
    await expect.poll(async () => (await list(`units?locationId=${bay.id}`)).length).toBe(1);
    await page.reload();
    await expect(reviews.getByRole('listitem')).toHaveCount(2);
    await expect(review('TORN-LABEL')).toContainText('We don’t recognize this code.');
  });

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await test.step('whoever scanned it is told, and the menu leads whoever decides to it', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('link', { name: '2 need attention' })).toBeVisible();
    await menu.getByRole('link', { name: 'Scans to review 2 scans need attention' }).click();
    // The menu opens over the page for as long as the pointer is there.
    await page.mouse.move(900, 300);
    await expect(reviews.getByRole('listitem')).toHaveCount(2);
    const sent = page.getByRole('list', { name: 'Sent from this device' });
    await expect(sent.getByText('Needs attention')).toHaveCount(2);
  });

  await test.step('one is put right by its code', async () => {
    await review('TORN-LABEL').getByRole('button', { name: 'Fix' }).click();
    const dialog = page.getByRole('dialog', { name: 'What was scanned?' });
    await dialog.getByLabel('Code or SKU').fill(pieces[1]?.code ?? '');
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(review('TORN-LABEL')).toHaveCount(0);
    await expect.poll(async () => (await list(`units?locationId=${bay.id}`)).length).toBe(2);
  });

  await test.step('the other is dismissed, which takes a reason', async () => {
    await review('NOT-OURS').getByRole('button', { name: 'Dismiss' }).click();
    const dialog = page.getByRole('dialog', { name: /^Dismiss the scan of/ });
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(dialog.getByText('Required')).toBeVisible();
    await dialog.getByLabel('Why').fill('A label of the movers');
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Nothing needs attention')).toBeVisible();
  });

  await test.step('what is settled is told to be', async () => {
    const sent = page.getByRole('list', { name: 'Sent from this device' });
    await expect(sent.getByText('Settled by your team')).toHaveCount(2);
    await expect(sent.getByText('Needs attention')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /attention/ })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'Scans to review', exact: true })).toBeVisible();
  });
});

test('one that could not be read is put right where its piece is told, and only dismissed where nothing is', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('unreadable-scans');
  const { make, list, pieces, bay } = await dock(server.url, hand, 1);
  const at = new Date().toISOString();
  const event = (kind: string) => ({ id: crypto.randomUUID(), at, kind, unitId: pieces[0]?.id });
  await make('POST /scans', {
    device: crypto.randomUUID(),
    sentAt: at,
    events: [event('moved'), event('flown')],
  });
  await signIn(page, hand, { to: '/scans', fresh: true });
  const lines = page.getByRole('list', { name: 'Needs attention' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const told = lines.filter({ hasText: 'Wishbone chair' });
  await expect(told).toContainText('We couldn’t read this scan.');
  const buttons = lines.filter({ hasNotText: 'Wishbone chair' }).getByRole('button');
  await expect(buttons).toHaveText(['Dismiss']);
  await told.getByRole('button', { name: 'Fix' }).click();
  const dialog = page.getByRole('dialog', { name: 'What was scanned?' });
  await expect(dialog.getByLabel('Code or SKU')).toHaveValue(pieces[0]?.code ?? '');
  await dialog.getByRole('combobox', { name: 'Location' }).click();
  await page.getByRole('option', { name: /Bay 3/ }).click();
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(lines).toHaveCount(1);
  await expect.poll(async () => (await list(`units?locationId=${bay.id}`)).length).toBe(1);
});

test('many are looked through page by page and dismissed together, or all from one device', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('many-to-decide');
  const { make } = await dock(server.url, hand, 1);
  const sendFrom = (device: string, count: number) => {
    const at = new Date().toISOString();
    const events = Array.from({ length: count }, (_, index) => ({
      id: crypto.randomUUID(),
      at,
      kind: 'seen',
      code: `${device.slice(0, 4)}-${index}`,
    }));
    return make('POST /scans', { device, sentAt: at, events });
  };
  await sendFrom('aaaa0000-0000-4000-8000-000000000001', 27);
  await sendFrom('bbbb0000-0000-4000-8000-000000000002', 3);
  await signIn(page, hand, { to: '/scans', fresh: true });
  const reviews = page.getByRole('list', { name: 'Needs attention' });
  const dismissed = async (button: string, title: string) => {
    await page
      .getByRole('region', { name: 'Selected scans' })
      .getByRole('button', { name: button, exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel('Why').fill('Labels of the movers');
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(dialog).toBeHidden();
  };

  await expect(reviews.getByRole('listitem')).toHaveCount(25);
  await expect(page.getByText('Showing 1–25 of 30')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(reviews.getByRole('listitem')).toHaveCount(5);

  await reviews.getByRole('checkbox').nth(0).check();
  await reviews.getByRole('checkbox').nth(1).check();
  await dismissed('Dismiss', 'Dismiss 2 scans?');
  await expect(page.getByText('Dismissed 2 scans')).toBeVisible();
  await expect(reviews.getByRole('listitem')).toHaveCount(3);

  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(reviews.getByRole('listitem')).toHaveCount(25);
  await reviews.getByRole('checkbox', { name: /aaaa/ }).first().check();
  expect(await axe(page)).toEqual([]);
  await dismissed('Dismiss all from this device', 'Dismiss every scan from this device?');
  await expect(reviews.getByRole('listitem').filter({ hasText: 'aaaa' })).toHaveCount(0);
});

test('crew are offered what they may record of a piece, and no more', async ({ page, server, signIn }) => {
  const { accessToken: token } = await signInByApi(server.url, emailOf('crew'));
  const { rows } = await mustCall(server.url, 'GET /units?statuses=available', { token });
  const [piece] = rows as { code: string }[];
  await signIn(page, 'crew', { to: `/scan/${piece?.code}` });
  await expect(page.getByRole('button', { name: 'Report damage' })).toBeVisible();
  await expect(page.getByRole('button', { name: /label/i })).toHaveCount(0);
});
