import type { Page } from '@playwright/test';
import { mustCall } from '../api.ts';
import { axe, expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { moveIn } from './job.ts';

test.use({ ownBrowser: true });

/** Over everything, and what was recorded can be taken back there. */
const alarmIsRaised = async (page: Page, recorded: () => Promise<object>) => {
  const alarm = page.getByRole('alertdialog', { name: 'Wrong house' });
  await expect(alarm.getByText(/Wishbone chair.* belongs to .*Oak Avenue/)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await expect.poll(recorded).toMatchObject({ dropped: 1 });
  await alarm.getByRole('button', { name: 'Undo this scan' }).click();
  await expect(alarm).toHaveCount(0);
  await expect.poll(recorded).toMatchObject({ dropped: 1, undone: 1 });
};

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
  await alarmIsRaised(page, recorded);
  await expect(page.locator('[data-progress]')).toHaveText('0 of 2');
});

test('the alarm is raised on the general scan screen too, where only the server knows which home the piece is for', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('wrong-house-scan');
  const { pieces, item, home, address, record, recorded, move, list, get, token } = await moveIn(
    server.url,
    hand,
    2,
  );
  const [first, , other] = pieces;
  await home('Oak Avenue', [{ itemId: item.id, unitId: other?.id }]);
  const [me] = await list('members');
  const { version } = await get(`moves/${move.id}`);
  await mustCall(server.url, `PATCH /moves/${move.id}`, { token, body: { version, leadId: me?.id } });
  await record(move.id, ...[first, other].map((piece) => ({ kind: 'picked', unitId: piece?.id })));
  await record(move.id, { kind: 'departed' });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, hand, { to: address('dropoff') });
  await expect(page.locator('[data-progress]')).toBeVisible();
  await page.getByRole('link', { name: 'Scan', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scan a label' })).toBeVisible();
  const scan = await handScanner(page);
  await scan(other?.code ?? '');
  await alarmIsRaised(page, recorded);
});
