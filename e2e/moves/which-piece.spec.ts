import { axe, expect, test } from '../fixtures.ts';
import { handScanner } from '../hand-scanner.ts';
import { moveIn } from './job.ts';

test.use({ ownBrowser: true });

type Told = { kind: string; unitId: string | null };

test('of several like pieces the crew says which one is sold, which one stays, and which one is to be repaired', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('which-piece');
  const { pieces, moveOut, list, staging } = await moveIn(server.url, hand, 4);
  const four = pieces.slice(0, 4);
  const [first, second, third, fourth] = four as [
    (typeof pieces)[number],
    (typeof pieces)[number],
    (typeof pieces)[number],
    (typeof pieces)[number],
  ];
  const out = await moveOut(four);
  const told = async (kind: string) =>
    ((await list(`moves/${out.id}/events`)) as unknown as Told[])
      .filter((row) => row.kind === kind)
      .map(({ unitId }) => unitId);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, hand, { to: `/stagings/${staging.id}/move-out/pickup` });
  await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
  const progress = page.locator('[data-progress]');
  await expect(progress).toHaveText('0 of 4');
  const which = page.getByRole('dialog', { name: /^Which .*Wishbone chair/ });
  const judge = async (what: string) => {
    await page.getByRole('button', { name: /^Wishbone chair/ }).click();
    await page.getByRole('button', { name: what, exact: true }).click();
    await expect(which).toBeVisible();
  };

  await test.step('by its code', async () => {
    await judge('Sold');
    expect(await axe(page)).toEqual([]);
    await which.getByRole('button', { name: third.code }).click();
    await expect(which).toHaveCount(0);
    await expect(progress).toHaveText('1 of 4');
    await expect.poll(() => told('sold')).toEqual([third.id]);
  });

  await test.step('by its label', async () => {
    await judge('Left in the home');
    await expect(which.getByRole('button', { name: third.code })).toHaveCount(0);
    const scan = await handScanner(page);
    await scan(second.code);
    await expect(which).toHaveCount(0);
    await expect.poll(() => told('left')).toEqual([second.id]);
  });

  await test.step('a tick that says of a piece what is not true of others asks which one', async () => {
    const scan = await handScanner(page);
    for (const { code } of [first, fourth]) await scan(code);
    await expect(progress).toHaveText('4 of 4');
    await page.goto(`/stagings/${staging.id}/move-out/dropoff`);
    await expect(progress).toHaveText('0 of 2');
    await page.getByText('Needs repair', { exact: true }).click();
    await page.getByRole('button', { name: /^Drop off .*Wishbone chair.* without scanning$/ }).click();
    await which.getByRole('button', { name: fourth.code }).click();
    await expect(progress).toHaveText('1 of 2');
    await expect.poll(() => told('returned')).toEqual([fourth.id]);
  });
});

test('two taps that come faster than anything is drawn take two pieces, and none that is not wanted', async ({
  page,
  server,
  signIn,
  makeNewcomer,
}) => {
  const hand = await makeNewcomer('fast-taps');
  const { address, list, move } = await moveIn(server.url, hand, 3);
  await signIn(page, hand, { to: address('pickup') });
  await expect(page.getByText(/^Works offline/)).toBeVisible({ timeout: 60_000 });
  const tick = page.getByRole('button', { name: /^Pick up .*Wishbone chair.* without scanning$/ });
  const picked = async () =>
    ((await list(`moves/${move.id}/events`)) as unknown as Told[])
      .filter(({ kind }) => kind === 'picked')
      .map(({ unitId }) => unitId);
  const tapTwice = (button: HTMLElement) => {
    button.click();
    button.click();
  };
  await tick.evaluate(tapTwice);
  await expect(page.locator('[data-progress]')).toHaveText('2 of 3');
  await tick.evaluate(tapTwice);
  await expect(page.locator('[data-progress]')).toHaveText('3 of 3');
  await expect.poll(async () => (await picked()).length).toBe(3);
  await expect(page.getByText(/to send/)).toHaveCount(0);
  expect(new Set(await picked()).size).toBe(3);
  expect((await picked()).length).toBe(3);
});
