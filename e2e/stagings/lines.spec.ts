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

test('the focus stays in the list: by − down to one, by letting go, and by removing the last line', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job, lines } = await rugWorld(server.url, 'Focus');
  const [rug, lamp] = [await item('rug', 2), await item('lamp')];
  const oak = await job('Oak', [20, 60], [rug, lamp], confirmed);
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  const menuOf = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^Actions for .*Focus ${name}`) });
  const number = page.getByRole('status', { name: /^Quantity of .*Focus rug/ });
  await page.getByRole('button', { name: /^One more .*Focus rug/ }).click();
  await expect(number).toHaveText('2');
  const fewer = page.getByRole('button', { name: /^One fewer .*Focus rug/ });
  await fewer.press('Enter');
  await expect(number).toHaveText('1');
  await expect(fewer).toBeDisabled();
  await expect(fewer).toBeFocused();
  await expect(number).toHaveAttribute('aria-busy', 'false');

  await test.step('what is let go is named, and undone it is held as it was', async () => {
    await menuOf('rug').press('Enter');
    await page.getByRole('menuitem', { name: 'Release' }).press('Enter');
    await expect(page.getByText(/^Released \p{Cf}Focus rug/u)).toBeVisible();
    await expect(menuOf('rug')).toBeFocused();
    expect(await lines(oak)).toMatchObject([{ status: null }, { status: 'firm' }]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => lines(oak)).toMatchObject([{ status: 'firm', held: 1 }, { status: 'firm' }]);
  });

  await menuOf('lamp').press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await expect(menuOf('rug')).toBeFocused();

  await test.step('the timeline names who removed and let go what', async () => {
    const entry = page.getByRole('listitem').filter({ hasText: 'Removed pieces from' });
    await expect(entry).toContainText('Pieces: 1 × Focus lamp');
    await expect(page.getByRole('listitem').filter({ hasText: 'Released pieces of' })).toContainText(
      'Pieces: 1 × Focus rug',
    );
  });
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
