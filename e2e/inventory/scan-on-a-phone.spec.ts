import type { Page } from '@playwright/test';
import { dock } from '../dock.ts';
import { expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';

test.use({
  ownBrowser: true,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  expectedErrors: /ERR_INTERNET_DISCONNECTED|status of (404|409)/,
});

const banner = (page: Page) => page.getByRole('status').filter({ visible: true }).first();
const now = (page: Page) => page.getByRole('heading', { level: 1 });
const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('on a phone the answer to each scan and what can be done with a piece are in view, wherever somebody has scrolled', async ({
  page,
  context,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('on-a-phone');
  const { pieces, addLocation } = await dock(server.url, hand, 2);
  const [first, second] = pieces.map(({ code }) => code) as [string, string];
  await addLocation('Quarantine', 'Q1');
  await signIn(page, hand, { to: '/scan', fresh: true });
  await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const scan = await handScanner(page);
  await context.setOffline(true);

  await test.step('without scrolling', async () => {
    await scan(first);
    await expect(now(page)).toHaveText('Wishbone chair');
    for (const name of ['Report damage', 'Mark missing'])
      await expect(action(page, name)).toBeInViewport({ ratio: 1 });
  });

  await test.step('after scrolling to the end, the next piece is at the top', async () => {
    await page.getByText(/^Works offline/).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4000);
    await scan(second);
    await expect(banner(page)).toContainText(second);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await expect(action(page, 'Report damage')).toBeInViewport({ ratio: 1 });
  });

  await test.step('what is recorded is on the card at once', async () => {
    await action(page, 'Mark missing').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark missing' }).click();
    await expect(action(page, 'Mark found')).toBeVisible();
    await expect(page.getByText('Missing', { exact: true })).toBeVisible();
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(action(page, 'Mark missing')).toBeVisible();
  });

  await test.step('what was recorded is told by its code', async () => {
    const recorded = page.getByRole('list', { name: 'Recorded on this device' }).getByRole('listitem');
    await expect(recorded.first()).toContainText(second);
  });

  await test.step('a bin with a code of two signs is scanned as any other', async () => {
    await scan('Q1');
    await expect(now(page)).toHaveText('Quarantine');
    await scan(first);
    await expect(banner(page)).toContainText(/to .?Quarantine/);
  });

  await test.step('a code that this device would know is told to be strange, and by its reason when it arrived', async () => {
    await scan('TORN-5');
    await expect(banner(page)).toContainText('We don’t recognize');
    await expect(page.getByText('1 piece put away')).toBeVisible();
    await context.setOffline(false);
    await expect(banner(page)).toContainText('We don’t recognize this code.');
  });

  await test.step('on the page of scans, trying again says why it still is not recorded', async () => {
    await page.goto('/scans');
    await expect(now(page)).toHaveText('Scans to review');
    await expect(
      page.getByRole('navigation', { name: 'Quick menu' }).getByRole('link', { name: 'Scan' }),
    ).toHaveAttribute('aria-current', 'page');
    const review = page.getByRole('list', { name: 'Needs attention' }).getByRole('listitem');
    await review.getByRole('button', { name: 'Try again' }).click();
    await expect(review.getByRole('alert')).toContainText(
      'Still not recorded. We don’t recognize this code.',
    );
    await review.getByRole('button', { name: 'Fix' }).click();
    const fix = page.getByRole('dialog', { name: 'What was scanned?' });
    await fix.getByLabel('Code or SKU').fill('NOPE-1');
    await fix.getByRole('button', { name: 'Record' }).click();
    await expect(fix.getByText(/We don’t recognize .?NOPE-1/)).toBeVisible();
    await fix.getByLabel('Code or SKU').fill(second);
    await fix.getByRole('button', { name: 'Record' }).click();
    await expect(page.getByText(/Recorded .?Wishbone chair/)).toBeVisible();
  });
});
