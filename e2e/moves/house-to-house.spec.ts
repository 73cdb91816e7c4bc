import { axe, expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { moveIn } from './job.ts';

test.use({ ownBrowser: true });

test('a piece that comes out of one home is dropped straight in another: no alarm, both moves say so, and both can be finished', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  test.slow();
  const hand = await makeNewcomer('house-to-house');
  const { pieces, home, item, moveOut, record, staging } = await moveIn(server.url, hand, 1);
  const [chair] = pieces as [(typeof pieces)[number]];
  const out = await moveOut([chair]);
  const next = await home('Oak Street', [{ itemId: item.id, quantity: 1 }]);
  await record(out.id, { kind: 'picked', unitId: chair.id });
  const outAddress = (tab: string) => `/stagings/${staging.id}/move-out/${tab}`;
  const nextAddress = (tab: string) => `/stagings/${next.staging.id}/move-in/${tab}`;
  const panel = () =>
    page
      .getByRole('heading', { name: 'Transfers' })
      .locator('xpath=ancestor::section[1]')
      .getByRole('listitem');
  const finish = async () => {
    await page.getByRole('button', { name: 'Finish move' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Everything is accounted for.');
    await dialog.getByRole('button', { name: 'Finish move' }).click();
    await expect(page.getByText('Move finished')).toBeVisible();
  };

  await test.step('dropped in the other home, its line is full and nobody is alarmed', async () => {
    await signIn(page, hand, { to: nextAddress('dropoff') });
    await expect(page.locator('[data-progress]')).toHaveText('0 of 1');
    const scan = await handScanner(page);
    await scan(chair.code);
    await expect(page.locator('[data-progress]')).toHaveText('1 of 1');
    await expect(page.getByText('Wrong house')).toHaveCount(0);
    await expect(page.locator('[data-outbox]')).toHaveCount(0);
  });

  await test.step('the home that it came from waits for it no more', async () => {
    await page.goto(outAddress('overview'));
    await expect(panel().first()).toContainText(/Transferred to .*Oak Street/);
    expect(await axe(page)).toEqual([]);
    await page.goto(outAddress('dropoff'));
    await expect(page.locator('[data-progress]')).toHaveText('1 of 1');
    await finish();
  });

  await test.step('and where it stands it is told where it came from', async () => {
    await page.goto(nextAddress('overview'));
    await expect(panel().first()).toContainText(/Transferred from .*Elm Street/);
    await panel().first().getByRole('link', { name: 'Elm Street' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Move-out: .*Elm Street/ })).toBeVisible();
    await page.goto(nextAddress('dropoff'));
    await finish();
  });
});
