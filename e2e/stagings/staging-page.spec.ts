import { mustCall, signInByApi } from '../api.ts';
import { axe, expect, test } from '../fixtures.ts';
import { emailOf } from '../people.ts';
import { pngFile } from '../png.ts';
import { confirmed, day, live, rugWorld } from './rug-world.ts';

test('a room and its pieces are one block, and the page asks for pieces while there are none', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job } = await rugWorld(server.url, 'Block');
  const [rug] = [await item('rug', 2)];
  const empty = await job('Empty', [20, 60], []);
  const oak = await job('Oak', [20, 60], [rug], confirmed);
  await signIn(page, 'designer', { to: `/stagings/${empty}/details` });
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Add pieces', exact: true })).toHaveCSS(
    'color',
    'rgb(255, 255, 255)',
  );
  await main.getByRole('button', { name: 'Add pieces', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Add pieces' });
  await expect(drawer.getByRole('combobox', { name: 'Room' })).toHaveValue('Living room');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await main.getByRole('button', { name: /^Actions for .*Block Empty/ }).click();
  await expect(page.getByRole('menuitem', { name: /^Cancel staging/ })).toContainText(
    'No pieces are held for it.',
  );

  await page.goto(`/stagings/${oak}/details`);
  const room = page
    .getByRole('list', { name: 'Rooms' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Living room' }) });
  await expect(room.getByRole('link', { name: 'Block rug' })).toBeVisible();
  await expect(room.getByText('1 piece')).toBeVisible();
  await room.getByRole('button', { name: /^Add pieces to/ }).click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  // Photos are one quiet line until there are some.
  await expect(room.getByRole('button', { name: 'Before photos' })).toBeVisible();
  await expect(room.getByRole('button', { name: 'After photos' })).toBeVisible();
  // What ends a job stands in the one menu of its page.
  await main.getByRole('button', { name: /^Actions for .*Block Oak/ }).click();
  await expect(page.getByRole('menuitem', { name: /Create another like this/ })).toBeVisible();
  await page.getByRole('menuitem', { name: /^Cancel staging/ }).click();
  await expect(page.getByRole('dialog', { name: 'Cancel this staging?' })).toBeVisible();
});

test('the first photo of a room unfolds its photos, and the focus stays with them', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job } = await rugWorld(server.url, 'Photo');
  const oak = await job('Oak', [20, 60], [await item('rug')], confirmed);
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  await page.getByRole('button', { name: 'Before photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photos' });
  await dialog.getByLabel('Add photos').setInputFiles([pngFile('wall', [184, 120, 96])]);
  await expect(dialog.getByRole('button', { name: /^Actions for photo/ })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Save photos' }).click();
  const before = page.getByRole('group', { name: /Living room.* before/ });
  await expect(before.getByRole('button', { name: 'View photo 1 full size' })).toBeVisible();
  await expect(before.getByRole('button', { name: 'Edit photos' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'After photos' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const who of ['designer', 'crew'] as const)
    test(`pieces come before people, map and money, for the ${who}`, async ({ page, signIn, server }) => {
      const { item, job } = await rugWorld(server.url, `Phone ${who}`);
      const oak = await job('Oak', [20, 60], [await item('rug')], confirmed);
      await signIn(page, who, { to: `/stagings/${oak}/details` });
      const top = async (name: string) =>
        (await page.getByRole('heading', { name, exact: true, level: 2 }).boundingBox())?.y ?? 0;
      const rug = page.getByRole('link', { name: `Phone ${who} rug` });
      await expect(rug).toBeVisible();
      const pieces = (await rug.boundingBox())?.y ?? 0;
      expect(pieces).toBeLessThan(await top('Property'));
      expect(pieces).toBeLessThan(await top('Dates and terms'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });
});

test('the head of a lead counts what is not free on its dates, as its lines do', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job } = await rugWorld(server.url, 'Head');
  const rug = await item('rug');
  await job('Maple', [10, 40], [rug], confirmed);
  const oak = await job('Oak', [20, 60], [rug, await item('lamp')]);
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  await expect(page.getByRole('listitem').filter({ hasText: '2 pieces, 1 not free' })).toBeVisible();
});

test('a live home ends earlier: what comes free from which day is told, and what that costs', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job, get } = await rugWorld(server.url, 'Shorter');
  const home = await job('Home', [-30, 40], [await item('rug')], live);
  await signIn(page, 'owner', { to: `/stagings/${home}/details` });
  await page.getByRole('button', { name: 'Change dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change dates' });
  await dialog.getByRole('group', { name: 'Extend' }).getByRole('button', { name: '+1 month' }).click();
  await expect(dialog.getByText('1 piece stays')).toBeVisible();
  await expect(dialog.getByText(/Forecast .* more, at \$45/)).toBeVisible();

  await dialog.getByLabel('End date').fill(day(30));
  const shorten = dialog.getByRole('group', { name: 'End earlier' });
  await shorten.getByRole('button', { name: '−1 week' }).click();
  await expect(dialog.getByText(/^1 piece is free from/)).toBeVisible();
  await expect(dialog.getByText(/Forecast .* less, at \$45/)).toBeVisible();
  await expect(dialog.getByText('1 piece stays')).toHaveCount(0);
  expect(await axe(page)).toEqual([]);

  // An end that is over is told as that.
  await dialog.getByLabel('End date').fill(day(-8));
  await expect(dialog.getByText(/^Ended 8 days ago\. Its pieces stay held/)).toBeVisible();
  await expect(dialog.getByText(/piece is free from/)).toHaveCount(0);
  await dialog.getByLabel('End date').fill(day(23));
  await dialog.getByRole('button', { name: /^End on/ }).click();
  await expect(dialog).toBeHidden();
  expect((await get(`/stagings/${home}`))['endsOn']).toBe(day(23));
});

test('whoever books a home that is staged on those days is told by whom and until when, and may go on', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job, post, get } = await rugWorld(server.url, 'Again');
  const home = await job('Home', [-30, 20], [await item('rug')], live);
  const { propertyId } = await get(`/stagings/${home}`);
  await signIn(page, 'designer', { to: `/stagings/create?propertyId=${propertyId}` });
  const notice = page.getByRole('status').filter({ hasText: 'Again Home' });
  await expect(notice).toContainText(/1 Again St is staged until .*Again Home/);
  await page.getByLabel('Install date').fill(day(20));
  await expect(notice).toContainText(/Earlier stagings here: .*Again Home/);
  await page.getByLabel('Install date').fill(day(10));
  await expect(notice).toContainText(/is staged until/);

  // The same where the property of a job is changed.
  const elsewhere = await post('/properties', { address: '2 Again St', city: 'Portland', state: 'OR' });
  const { clientId } = await get(`/stagings/${home}`);
  const other = await post('/stagings', {
    clientId,
    propertyId: elsewhere.id,
    installOn: day(5),
    endsOn: day(30),
  });
  await page.goto(`/stagings/${other.id}/details`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit staging' });
  await drawer.getByRole('combobox', { name: 'Property' }).fill('1 again');
  await page.getByRole('option', { name: '1 Again St, Portland' }).click();
  await expect(drawer.getByText(/1 Again St is staged until/)).toBeVisible();
});

test('a property that is added while booking belongs to the client who owns homes', async ({
  page,
  signIn,
  server,
}) => {
  const { accessToken: token } = await signInByApi(server.url, emailOf('admin'));
  const client = await mustCall(server.url, 'POST /clients', {
    token,
    body: { name: 'Opal Owner', kind: 'homeowner' },
  });
  await signIn(page, 'designer', { to: `/stagings/create?clientId=${client['id']}` });
  await page.getByRole('combobox', { name: 'Property' }).fill('5 Opal Way');
  await page.getByRole('option', { name: /Add property/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('combobox', { name: 'Owner' })).toHaveValue('Opal Owner');
  await drawer.getByLabel('City').fill('Portland');
  await drawer.getByLabel('State').fill('OR');
  await drawer.getByRole('button', { name: 'Add property' }).click();
  await expect(drawer).toBeHidden();
  await page.goto(`/clients/detail/${client['id']}`);
  await expect(page.getByRole('listitem').filter({ hasText: '1 property' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Properties' })).toContainText('5 Opal Way');
});

test('the calendar leads to the links that other calendars take', async ({ page, signIn }) => {
  await signIn(page, 'designer', { to: '/stagings?viewMode=calendar' });
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('dialog', { name: 'Subscribe in your calendar' })).toBeVisible();
});
