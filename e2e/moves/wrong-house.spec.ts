import { axe, expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { moveIn } from './job.ts';

test.use({ ownBrowser: true });

test('a piece that is meant for another home raises an alarm in words, is recorded all the same, and can be taken back', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('wrong-house');
  const { pieces, item, home, address, recorded } = await moveIn(server.url, hand, 2);
  const [, , other] = pieces;
  await home('Oak Avenue', [{ itemId: item.id, unitId: other?.id }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, hand, { to: address('dropoff') });
  await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
  const scan = await handScanner(page);
  await scan(other?.code ?? '');
  const alarm = page.getByRole('alertdialog', { name: 'Wrong house' });
  await expect(alarm.getByText(/Wishbone chair.* belongs to .*Oak Avenue/)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await expect.poll(recorded).toMatchObject({ dropped: 1 });
  await alarm.getByRole('button', { name: 'Undo this scan' }).click();
  await expect(alarm).toHaveCount(0);
  await expect.poll(recorded).toMatchObject({ dropped: 1, undone: 1 });
  await expect(page.locator('[data-progress]')).toHaveText('0 of 2');
});
