import { randomUUID } from 'node:crypto';
import { makeOrderedIds } from '@archway/contract/kernel/ordered-ids';
import { axe, expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { moveIn } from './job.ts';

const newId = makeOrderedIds();

test.use({ ownBrowser: true });

test('out of a home: one is picked, one stays, and what comes home is checked in with a verdict into a bin', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('move-out');
  const { pieces, make, get, staging, move, list } = await moveIn(server.url, hand, 2);
  const now = new Date().toISOString();
  const events = ['picked', 'dropped'].flatMap((kind) =>
    pieces.slice(0, 2).map(({ id }) => ({ id: newId(), at: now, kind, moveId: move.id, unitId: id })),
  );
  await make('POST /scans', { device: randomUUID(), sentAt: now, events });
  const { version } = await get(`moves/${move.id}`);
  await make(`POST /moves/${move.id}/complete`, { version });
  const out = await make('POST /moves', {
    stagingId: staging.id,
    kind: 'out',
    scheduledOn: now.slice(0, 10),
  });
  const address = (tab: string) => `/stagings/${staging.id}/move-out/${tab}`;
  const [first, second] = pieces as [(typeof pieces)[number], (typeof pieces)[number]];
  const progress = page.locator('[data-progress]');

  await test.step('one is scanned, the other one stays in the home', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, hand, { to: address('pickup') });
    await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
    await expect(progress).toHaveText('0 of 2');
    const scan = await handScanner(page);
    await scan(first.code);
    await expect(progress).toHaveText('1 of 2');
    await page.getByRole('button', { name: /^Wishbone chair/ }).click();
    await page.getByRole('button', { name: 'Left in the home' }).click();
    await expect(progress).toHaveText('2 of 2');
    const leaves = page.getByRole('button', { name: 'Truck leaves' });
    await leaves.click();
    await expect(leaves).toHaveCount(0);
    await page.getByText('The truck left').getByRole('button', { name: 'Undo' }).click();
    await expect(leaves, 'it has not left after all').toBeVisible();
    await leaves.click();
    await expect(leaves).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
  });

  await test.step('a piece goes to its home bin, unless another one is scanned before', async () => {
    await page.goto(address('dropoff'));
    await expect(progress).toHaveText('0 of 1');
    await page.getByText('Needs cleaning', { exact: true }).click();
    const scan = await handScanner(page);
    await scan(first.code);
    await expect(page.getByText(/Checked in .*Wishbone chair.* to .*Dock.* · Needs cleaning/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(progress).toHaveText('0 of 1');
    await scan('BAY-3');
    await scan(first.code);
    await expect(page.getByText(/Checked in .*Wishbone chair.* to .*Bay 3/)).toBeVisible();
    await expect(progress).toHaveText('1 of 1');
    expect(await axe(page)).toEqual([]);
  });

  await test.step('the server has each of them once', async () => {
    const told = async () => {
      const rows = (await list(`moves/${out.id}/events`)) as unknown as Record<string, unknown>[];
      return rows.map(({ kind, unitId, verdict }) => ({ kind, unitId, verdict }));
    };
    await expect.poll(async () => (await told()).length).toBe(8);
    await expect(page.getByText(/to send/)).toHaveCount(0);
    expect(await told()).toEqual(
      expect.arrayContaining([
        { kind: 'picked', unitId: first.id, verdict: null },
        { kind: 'left', unitId: second.id, verdict: null },
        { kind: 'departed', unitId: null, verdict: null },
        { kind: 'returned', unitId: first.id, verdict: 'clean' },
        { kind: 'undone', unitId: first.id, verdict: null },
        { kind: 'returned', unitId: first.id, verdict: 'ok' },
      ]),
    );
    await page.getByRole('button', { name: 'Finish move' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish move' }).click();
    await expect(page.getByText('Move finished')).toBeVisible();
  });
});
