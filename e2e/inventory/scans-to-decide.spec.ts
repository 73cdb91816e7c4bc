import { dock } from '../dock.ts';
import { expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';

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
      'Moved to ⁨Bay 3⁩',
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
});
