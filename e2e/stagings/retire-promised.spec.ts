import { expect, test } from '../fixtures.ts';
import { confirmed, rugWorld } from './rug-world.ts';

test('a piece that two stagings count on: what retiring it takes from whom is told first, and then it is so', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job, lines } = await rugWorld(server.url, 'Worn');
  const rug = await item('rug', 1);
  const maple = await job('Maple', [10, 40], [rug], confirmed);
  const oak = await job('Oak', [60, 90], [rug], confirmed);
  await signIn(page, 'warehouse', { to: `/inventory/${rug}` });
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Retire' }).click();
  const dialog = page.getByRole('dialog', { name: 'Retire pieces' });
  const happening = dialog.getByRole('list', { name: 'What will happen' });
  await expect(happening.getByText(/Worn Maple.* loses 1 piece/)).toBeVisible();
  await expect(happening.getByText(/Worn Oak.* loses 1 piece/)).toBeVisible();
  await expect(happening.getByText('No other piece is free on those days.')).toHaveCount(2);
  expect(await lines(maple)).toMatchObject([{ status: 'firm' }]);
  await dialog.getByRole('button', { name: 'Retire piece' }).click();
  await expect(page.getByText(/^Retired /).first()).toBeVisible();
  for (const staging of [maple, oak]) expect(await lines(staging)).toMatchObject([{ status: 'bumped' }]);
});

test('a piece that another one stands in for: nobody loses anything', async ({ page, signIn, server }) => {
  const { item, job, lines } = await rugWorld(server.url, 'Spare');
  const rug = await item('rug', 2);
  const maple = await job('Maple', [10, 40], [rug], confirmed);
  await signIn(page, 'warehouse', { to: `/inventory/${rug}` });
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Mark missing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark missing' });
  await expect(dialog.getByText('No staging loses a piece: the 1 promised stays promised.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Mark missing' }).click();
  await expect(dialog).toBeHidden();
  expect(await lines(maple)).toMatchObject([{ status: 'firm' }]);
});
