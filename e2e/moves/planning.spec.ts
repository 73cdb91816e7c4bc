import { addDays } from '@archway/contract/kernel/days';
import type { Page } from '@playwright/test';
import { mustCall, signInByApi } from '../api.ts';
import { axe, expect, test } from '../fixtures.ts';
import { keysHeard } from '../keys-heard.ts';
import { speak } from '../screens/speak.ts';
import { tabTo } from '../tab-to.ts';

type Row = { id: string; name: string; propertyId: string; clientId: string; number: number };

/** A confirmed staging of the demo's company with a chair in it, for whoever plans its move. */
const confirmed = async (url: string, name: string) => {
  const { accessToken: token } = await signInByApi(url, 'owner@larkspur.test');
  const rows = (await mustCall(url, 'GET /stagings?itemsPerPage=5', { token }))['rows'] as Row[];
  const { propertyId, clientId } = rows[0] as Row; // the demo has some
  const today = new Date().toISOString().slice(0, 10);
  const made = await mustCall(url, 'POST /stagings', {
    token,
    body: {
      name,
      clientId,
      propertyId,
      installOn: addDays(today, 120),
      endsOn: addDays(today, 180),
      rooms: [{ name: 'Dining room', roomType: 'dining' }],
    },
  });
  const items = (await mustCall(url, 'GET /items?searchQuery=Wishbone&itemsPerPage=5', { token }))[
    'rows'
  ] as Row[];
  const [room] = made['rooms'] as Row[];
  await mustCall(url, `POST /stagings/${made['id'] as string}/lines`, {
    token,
    body: { lines: [{ roomId: room?.id, itemId: items[0]?.id, quantity: 2 }] },
  });
  let version = made['version'] as number;
  for (const status of ['quoted', 'confirmed'])
    version = (
      await mustCall(url, `POST /stagings/${made['id'] as string}/status`, {
        token,
        body: { version, status },
      })
    )['version'] as number;
  return { id: made['id'] as string, token, day: addDays(today, 120) };
};

const planned = (page: Page, name: string) =>
  expect(page.getByText(new RegExp(`Planned move-in for .*${name}`))).toBeVisible();

test('a move-in is planned from its staging by mouse, with what it takes said while choosing', async ({
  page,
  server,
  signIn,
}) => {
  const { id } = await confirmed(server.url, 'Mouse Lane');
  await signIn(page, 'owner', { to: `/stagings/${id}/details` });
  await page.getByRole('button', { name: 'Plan move-in' }).click();
  const drawer = page.getByRole('dialog', { name: 'Plan move-in' });
  await drawer.getByRole('combobox', { name: 'Vehicle' }).click();
  await page.getByRole('option', { name: /Cargo van/ }).click();
  const estimate = drawer.getByRole('region', { name: 'What this takes' });
  await expect(estimate).toContainText('of vehicle');
  await expect(estimate).toContainText('22 lb');
  expect(await axe(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Plan move-in' }).click();
  await planned(page, 'Mouse Lane');
  await page.getByRole('link', { name: 'Move-in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Move-in: .*Mouse Lane/ })).toBeVisible();
  await expect(page.getByText('Wishbone Chair')).toBeVisible();
});

test('a move is saved as a draft while its day is not settled, and scheduled later', async ({
  page,
  server,
  signIn,
}) => {
  const { id } = await confirmed(server.url, 'Draft Lane');
  await signIn(page, 'owner', { to: `/stagings/${id}/details` });
  await page.getByRole('button', { name: 'Plan move-in' }).click();
  const drawer = page.getByRole('dialog', { name: 'Plan move-in' });
  await drawer.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText(/Saved draft move-in for .*Draft Lane/)).toBeVisible();
  await page.getByRole('link', { name: 'Move-in', exact: true }).click();
  await expect(page.getByRole('note')).toContainText('This move is a draft');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Schedule move' }).click();
  await expect(page.getByText(/Scheduled move of .*Draft Lane/)).toBeVisible();
  await expect(page.getByText('This move is a draft')).toHaveCount(0);
});

test('a move-in is planned from the moves with the keyboard alone', async ({ page, server, signIn }) => {
  await confirmed(server.url, 'Keyboard Lane');
  await signIn(page, 'warehouse', { to: '/moves' });
  await tabTo(page, page.getByRole('button', { name: 'Plan move' }));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Plan move' });
  await tabTo(page, drawer.getByRole('combobox', { name: 'Staging' }));
  await page.keyboard.type('Keyboard Lane');
  await expect(page.getByRole('option', { name: /Keyboard Lane/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(drawer.getByLabel('Date')).not.toHaveValue('');
  await tabTo(page, drawer.getByRole('button', { name: 'Plan move-in' }));
  await page.keyboard.press('Enter');
  await planned(page, 'Keyboard Lane');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a move-in is planned from its staging, in Arabic too', async ({ page, server, signIn }) => {
    const { id } = await confirmed(server.url, 'Phone Lane');
    await signIn(page, 'owner', { to: `/stagings/${id}/details` });
    await speak(page, 'ar');
    await page.getByRole('button', { name: 'تخطيط النقل إلى المنزل' }).click();
    const drawer = page.getByRole('dialog', { name: 'تخطيط النقل إلى المنزل' });
    await expect(drawer.getByRole('region', { name: 'ما يتطلبه ذلك' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'تخطيط النقل إلى المنزل' }).click();
    await expect(page.getByText(/خُطط النقل إلى .*Phone Lane/)).toBeVisible();
  });
});

test('on the board a move goes to another vehicle by drag and by keys, tells of its conflict, and comes back', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  const first = await confirmed(server.url, 'Quay Lane');
  const second = await confirmed(server.url, 'Other Lane');
  const { token, day } = first;
  const locations = (await mustCall(server.url, 'GET /storage-locations', { token }))['rows'] as (Row & {
    code: string;
  })[];
  const idOf = (code: string) => locations.find((each) => each.code === code)?.id;
  for (const [stagingId, code] of [
    [first.id, 'TRK-1'],
    [second.id, 'VAN-1'],
  ])
    await mustCall(server.url, 'POST /moves', {
      token,
      body: { stagingId, kind: 'in', scheduledOn: day, vehicleId: idOf(code ?? '') },
    });
  await signIn(page, 'owner', { to: `/moves?viewMode=day&day=${day}` });
  const cell = (lane: string) => page.getByRole('region', { name: new RegExp(`, ${lane}`) });
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Quay Lane' }) });
  await expect(cell('Box truck').getByRole('link', { name: 'Quay Lane' })).toBeVisible();

  await test.step('by mouse', async () => {
    await card.hover();
    await page.mouse.down();
    const box = await cell('Cargo van').boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60, { steps: 8 });
    await page.mouse.up();
    await expect(cell('Cargo van').getByRole('link', { name: 'Quay Lane' })).toBeVisible();
    await expect(page.getByText(/Moved .*Quay Lane/)).toBeVisible();
    await expect(card).toContainText(/Cargo van.* is also on #\d+ .*Other Lane/);
  });

  await test.step('and back', async () => {
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(cell('Box truck').getByRole('link', { name: 'Quay Lane' })).toBeVisible();
    await expect(card).not.toContainText('is also on');
  });

  await test.step('by keys', async () => {
    await card.getByRole('button', { name: /^Drag/ }).focus();
    await page.keyboard.press('Space');
    await keysHeard(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(cell('No vehicle').getByRole('link', { name: 'Quay Lane' })).toBeVisible();
    await expect(page.getByText(/Moved .*Quay Lane.*No vehicle/)).toBeVisible();
  });
});
