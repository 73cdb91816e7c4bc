import { expect, test } from '../fixtures.ts';
import { confirmed, rugWorld } from './rug-world.ts';

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

test('every click on + counts, and without a connection the number goes back and that is said', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job, lines } = await rugWorld(server.url, 'Clicks');
  const rug = await item('rug', 6);
  const oak = await job('Oak', [20, 60], [rug], confirmed);
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  const more = page.getByRole('button', { name: /^One more .*Clicks rug/ });
  const number = page.getByRole('status', { name: /^Quantity of .*Clicks rug/ });
  for (const _click of [1, 2, 3]) await more.click();
  await expect(number).toHaveText('4');
  await expect(number).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => lines(oak)).toMatchObject([{ quantity: 4, held: 4 }]);
  await page.context().setOffline(true);
  await more.click();
  await expect(page.getByText(/offline/).first()).toBeVisible();
  await expect(number).toHaveText('4');
});

test('a line that is removed by keyboard hands the focus on, and undone it is as it was', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job, lines, get, post } = await rugWorld(server.url, 'Undone');
  const [rug, lamp] = [await item('rug'), await item('lamp')];
  const oak = await job('Oak', [20, 60], [rug, lamp], confirmed);
  const before = (await get(`/stagings/${oak}/lines`))['rows'] as { id: string }[];
  await post(`/stagings/${oak}/release`, { lineIds: [before[0]?.id] });
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  await page.getByRole('button', { name: /^Actions for .*Undone rug/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Actions for .*Undone lamp/ })).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Actions for .*Undone rug/ })).toBeVisible();
  expect(await lines(oak)).toMatchObject([
    { itemName: 'Undone rug', status: null },
    { itemName: 'Undone lamp', status: 'firm' },
  ]);
});

test('a lead says on its line and before it is quoted what is not free on its dates', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job } = await rugWorld(server.url, 'Lead');
  const rug = await item('rug');
  await job('Maple', [10, 40], [rug], confirmed);
  const oak = await job('Oak', [20, 60], [rug]);
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  await expect(page.getByText('0 of 1 free on these dates')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as quoted' }).click();
  await expect(page.getByRole('dialog').getByText('1 of them is not free on these dates.')).toBeVisible();
});
