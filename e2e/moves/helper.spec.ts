import { readFile } from 'node:fs/promises';
import { axe, expect, test } from '../fixtures.ts';
import { nothingLoads } from '../screens/screen.ts';
import { moveIn } from './job.ts';

test.use({
  ownBrowser: true,
  expectedErrors:
    /status of 401|refresh call was answered with 401|No refresh token available|ERR_INTERNET_DISCONNECTED|fetching the script/,
});

test('a lead shows a link, somebody without an account scans with it under their name, and is out when it is revoked', async ({
  page,
  newPage,
  server,
  signIn,
  makeNewcomer,
}) => {
  const lead = await makeNewcomer('leads-helpers');
  const { pieces, address, recorded } = await moveIn(server.url, lead, 3);
  await signIn(page, lead, { to: address('overview') });
  const helper = await newPage();
  await helper.setViewportSize({ width: 360, height: 740 });
  const panel = page.getByRole('region', { name: 'Helpers' });

  await test.step('the lead makes a link for today', async () => {
    await panel.getByRole('button', { name: 'Add helpers today' }).click();
    const dialog = page.getByRole('dialog', { name: 'Scan to help' });
    await expect(dialog.getByRole('img', { name: 'QR code of the helper link' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const copied = page.evaluate(
      () =>
        new Promise<string>((told) => {
          navigator.clipboard.writeText = async (text) => told(text);
        }),
    );
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await helper.goto(await copied);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(panel.getByText('Nobody has joined yet')).toBeVisible();
  });

  await test.step('the helper types a name and sees the pieces of this move, and nothing else', async () => {
    await expect(helper.getByRole('heading', { name: 'Help with a move-in' })).toBeVisible();
    await helper.getByRole('button', { name: 'Start' }).click();
    await expect(helper.getByText('Required')).toBeVisible();
    await helper.getByLabel('Your name').fill('Jo Nash');
    expect(await axe(helper)).toEqual([]);
    await helper.getByRole('button', { name: 'Start' }).click();
    await expect(helper.locator('[data-progress]')).toHaveText('0 of 3');
    await expect(helper.getByText(/Helping as .*Jo Nash/)).toBeVisible();
    await expect(helper.getByText('Elm')).toHaveCount(0);
    expect(await axe(helper)).toEqual([]);
    const wide = await helper.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, 'nothing sticks out of a narrow phone').toBeLessThanOrEqual(360);
    await helper.goto(`${server.url}/inventory`);
    await expect(helper).toHaveURL(/\/helping\/pickup$/);
    await expect(helper.locator('[data-progress]')).toHaveText('0 of 3');
  });

  await test.step('a piece that is typed in is recorded under that name', async () => {
    await helper.getByLabel('Or type a code', { exact: true }).fill(pieces[0]?.code ?? '');
    await helper.keyboard.press('Enter');
    await expect(helper.locator('[data-progress]')).toHaveText('1 of 3');
    await expect.poll(recorded).toMatchObject({ picked: 1 });
    await expect(panel.getByText('Jo Nash')).toBeVisible();
    await expect(page.getByRole('region', { name: 'What happened' }).getByText(/Jo Nash/)).toBeVisible();
  });

  await test.step('without a network it goes on, and sends later', async () => {
    await helper.context().setOffline(true);
    await helper.getByLabel('Or type a code', { exact: true }).fill(pieces[1]?.code ?? '');
    await helper.keyboard.press('Enter');
    await expect(helper.locator('[data-progress]')).toHaveText('2 of 3');
    await helper.context().setOffline(false);
    await expect.poll(recorded, { timeout: 30_000 }).toMatchObject({ picked: 2 });
  });

  await test.step('the lead revokes it, and the helper is told, with what was not sent as a file', async () => {
    await helper.context().setOffline(true);
    await helper.getByLabel('Or type a code', { exact: true }).fill(pieces[2]?.code ?? '');
    await helper.keyboard.press('Enter');
    await expect(helper.locator('[data-progress]')).toHaveText('3 of 3');
    await panel.getByRole('button', { name: /^Revoke the link/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Revoke this link?' });
    await expect(dialog.getByText('1 helper is signed out at once')).toBeVisible();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(panel.getByText('Revoked')).toBeVisible();
    await helper.context().setOffline(false);
    await expect(helper.getByRole('heading', { name: 'This link has ended' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(helper.getByText('Thanks for helping.')).toBeVisible();
    await expect(helper.getByText(/^1 scan wasn’t sent/)).toBeVisible();
    const saving = helper.waitForEvent('download');
    await helper.getByRole('button', { name: 'Save to a file' }).click();
    const { events } = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
    expect(events).toMatchObject([{ kind: 'picked' }]);
    await nothingLoads(helper);
    expect(await axe(helper)).toEqual([]);
    expect(await recorded()).toMatchObject({ picked: 2 });
  });
});
