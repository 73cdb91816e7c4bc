import { axe, expect, test } from '../fixtures.ts';
import { confirmed, rugWorld } from './rug-world.ts';

// Who comes second is refused first.
test.use({ expectedErrors: /status of 409 .*\/api\/stagings\// });

test('pieces for several rooms are chosen at once, one of them a very piece', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job, lines, get, post } = await rugWorld(server.url, 'Rooms');
  const rug = await item('rug', 3);
  const oak = await job('Oak', [20, 60], [], confirmed);
  await post(`/stagings/${oak}/rooms`, { rooms: [{ name: 'Study', roomType: 'living' }] });
  const { rows } = (await get(`/units?itemId=${rug}`)) as { rows: { code: string }[] };
  const code = rows[1]?.code ?? '';
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  await page.getByRole('button', { name: 'Add pieces' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Add pieces' });
  const choose = async () => {
    await drawer.getByRole('searchbox', { name: 'Search the catalog' }).fill('Rooms rug');
    await drawer.getByRole('button', { name: /Choose .*Rooms rug/ }).click();
  };
  await choose();
  await drawer.getByRole('combobox', { name: 'Piece' }).click();
  await page.getByRole('option', { name: new RegExp(`${code}.* · Free on these dates`) }).click();
  await drawer.getByRole('combobox', { name: 'Room' }).first().click();
  await page.getByRole('option', { name: 'Study' }).click();
  await choose();
  expect(await axe(page)).toEqual([]);
  await drawer.getByRole('button', { name: /^Add to .*Living room.* and .*Study/ }).click();
  await expect(page.getByText(/^Added 2 pieces/)).toBeVisible();
  expect(await lines(oak)).toMatchObject([
    { unitCode: code, status: 'firm' },
    { unitCode: null, status: 'firm' },
  ]);
});

test('chosen pieces are not dropped unasked: by Escape, by Back, or by the link of who holds the others', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job, lines } = await rugWorld(server.url, 'Kept');
  const rug = await item('rug', 2);
  await job('Maple', [20, 60], [rug], confirmed);
  const oak = await job('Oak', [20, 60], [], confirmed);
  await signIn(page, 'designer', { to: '/stagings?searchQuery=Kept%20Oak' });
  await page
    .getByRole('link', { name: /Kept Oak/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add pieces' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Add pieces' });
  await drawer.getByRole('searchbox', { name: 'Search the catalog' }).fill('Kept rug');
  await drawer.getByRole('button', { name: /Choose .*Kept rug/ }).click();
  const newTab = page.context().waitForEvent('page');
  await drawer.getByRole('link', { name: 'Kept Maple' }).click();
  await (await newTab).close();
  const discard = page.getByRole('dialog', { name: 'Discard changes?' });
  const stay = () => discard.getByRole('button', { name: 'Keep editing' }).click();
  await page.keyboard.press('Escape');
  await stay();
  await page.goBack();
  await stay();
  await drawer.getByRole('button', { name: /^Add to/ }).click();
  await expect(page.getByText(/^Added 1 piece/)).toBeVisible();
  await expect(drawer).toBeHidden();
  expect(await lines(oak)).toMatchObject([{ itemName: 'Kept rug', status: 'firm' }]);
});

test('what is chosen is listed whatever the catalog shows, says when someone was faster, and is taken out there', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job } = await rugWorld(server.url, 'Seen');
  const rug = await item('rug');
  const oak = await job('Oak', [20, 60], [], confirmed);
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  await page.getByRole('button', { name: 'Add pieces' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Add pieces' });
  const search = drawer.getByRole('searchbox', { name: 'Search the catalog' });
  await search.fill('Seen rug');
  const choose = drawer.getByRole('button', { name: /Choose .*Seen rug/ });
  await choose.click();
  await search.fill('Seen nothing');
  await drawer.getByRole('button', { name: '1 piece chosen' }).click();
  const chosen = drawer.getByRole('list', { name: 'Chosen pieces' }).getByRole('listitem');
  await expect(chosen).toContainText('Living room');
  await job('Maple', [20, 60], [rug], confirmed);
  await drawer.getByRole('button', { name: /^Add to/ }).click();
  const taken = page.getByRole('dialog', { name: 'Some pieces are taken' });
  await taken.getByRole('button', { name: 'Cancel' }).click();
  await expect(chosen).toContainText('1 not free on these dates');
  expect(await axe(page)).toEqual([]);
  await chosen.getByRole('button', { name: /^Take out .*Seen rug/ }).click();
  await expect(drawer.getByRole('button', { name: '0 pieces chosen' })).toBeDisabled();
  await expect(drawer.getByRole('button', { name: /^Add to/ })).toBeDisabled();
});

test('where nothing fits, the catalog tells what would show more, and a press shows it', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job } = await rugWorld(server.url, 'Fits');
  await item('rug for sleepers', 1, ['bedroom']);
  const held = await item('rug held');
  await job('Maple', [20, 60], [held], confirmed);
  const oak = await job('Oak', [20, 60], [], confirmed);
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  await page.getByRole('button', { name: 'Add pieces' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Add pieces' });
  await drawer.getByRole('searchbox', { name: 'Search the catalog' }).fill('Fits rug');
  await expect(drawer.getByRole('button', { name: /^Show 1 outside .*Living/ })).toBeVisible();
  await drawer.getByRole('button', { name: 'Show 1 taken on these dates' }).click();
  await drawer.getByRole('button', { name: /Choose .*Fits rug held/ }).click();
  const card = drawer.getByRole('listitem').filter({ hasText: 'Fits rug held' }).first();
  await expect(card).toContainText('1 not free on these dates');
  await card.getByRole('button', { name: /^One more/ }).click();
  await expect(card).toContainText('2 not free on these dates');
});

test('a card names each staging once and two at first, and Choose is never far down', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job } = await rugWorld(server.url, 'Card');
  const rug = await item('rug', 5);
  await job('Maple', [20, 60], [rug, rug], confirmed);
  await job('Elm', [20, 61], [rug], confirmed);
  await job('Ash', [20, 62], [rug], confirmed);
  const oak = await job('Oak', [20, 60], [], confirmed);
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  await page.getByRole('button', { name: 'Add pieces' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Add pieces' });
  const search = drawer.getByRole('searchbox', { name: 'Search the catalog' });
  await search.fill('Card rug');
  const card = drawer.getByRole('listitem').filter({ hasText: 'Card rug' });
  await expect(card.getByRole('link')).toHaveText(['Card Maple', 'Card Elm']);
  await card.getByRole('button', { name: '+1 more' }).click();
  await expect(card.getByRole('link')).toHaveText(['Card Maple', 'Card Elm', 'Card Ash']);
  const choose = card.getByRole('button', { name: /^Choose/ });
  const [top, foot] = [await card.boundingBox(), await choose.boundingBox()];
  expect((foot?.y ?? 0) + (foot?.height ?? 0) - (top?.y ?? 0)).toBeLessThan(360);
  const [room, field] = [
    await drawer.getByRole('combobox', { name: 'Room' }).first().boundingBox(),
    await search.boundingBox(),
  ];
  expect((field?.y ?? 0) - (room?.y ?? 0) - (room?.height ?? 0)).toBeGreaterThanOrEqual(8);
  await choose.click();
  await expect(card.getByText('1 of 5 free on these dates')).toBeVisible();
  await drawer.getByRole('button', { name: '1 piece chosen' }).click();
  const fewer = drawer
    .getByRole('list', { name: 'Chosen pieces' })
    .getByRole('button', { name: /^One fewer/ });
  await expect(fewer).toBeDisabled();
  await expect(fewer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('what is taken while adding is free on other dates: the staging moves there and has it', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job, lines } = await rugWorld(server.url, 'Other');
  const rug = await item('rug');
  await job('Maple', [1, 20], [rug], confirmed);
  const oak = await job('Oak', [10, 30], [], confirmed);
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  await page.getByRole('button', { name: 'Add pieces' }).first().click();
  await page.getByRole('switch', { name: 'Show taken items too' }).click();
  await page.getByRole('searchbox', { name: 'Search the catalog' }).fill('Other rug');
  await page.getByRole('button', { name: /Choose .*Other rug/ }).click();
  await page.getByRole('button', { name: /^Add to/ }).click();
  const taken = page.getByRole('dialog', { name: 'Some pieces are taken' });
  await expect(taken.getByText(/ holds 1 until .*, free again from .*\.$/)).toBeVisible();
  await taken.getByRole('button', { name: /^Move to/ }).click();
  const dates = page.getByRole('dialog', { name: 'Change dates' });
  await dates.getByRole('button', { name: /^Move to/ }).click();
  await expect(page.getByText(/^Added 1 piece/)).toBeVisible();
  expect(await lines(oak)).toMatchObject([{ itemName: 'Other rug', status: 'firm' }]);
});

test('what another staging takes is told on the open page, in the timeline, and can be held again', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job, get, post } = await rugWorld(server.url, 'Taken');
  const rug = await item('rug');
  const maple = await job('Maple', [20, 40], [rug], confirmed);
  const oak = await job('Oak', [10, 30], [], confirmed);
  const listening = page
    .context()
    .waitForEvent('response', (answer) => new URL(answer.url()).pathname === '/live');
  await signIn(page, 'designer', { to: `/stagings/${maple}/details` });
  await listening;
  await expect(page.getByText('per month', { exact: true })).toBeVisible();
  const { rooms } = (await get(`/stagings/${oak}`)) as { rooms: { id: string }[] };
  const [added] = (
    (await post(`/stagings/${oak}/lines`, {
      lines: [{ roomId: rooms[0]?.id, itemId: rug }],
      onClash: 'bump',
    })) as unknown as { rows: { id: string }[] }
  ).rows;
  const notice = page.getByRole('note').filter({ hasText: /1 piece was taken by .*Taken Oak/ });
  await expect(notice.getByRole('link', { name: /Taken Oak/ })).toBeVisible();
  await expect(page.getByText('pieces, 1 taken away')).toBeVisible();
  await expect(page.getByText('per month, without what was taken away')).toBeVisible();
  await expect(page.getByText(/Taken Maple lost pieces it was holding/)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await notice.getByRole('button', { name: /^Hold again: .*Taken rug/ }).click();
  const taken = page.getByRole('dialog', { name: 'Some pieces are taken' });
  await taken.getByRole('button', { name: 'Cancel' }).click();
  await post(`/stagings/${oak}/release`, { lineIds: [added?.id] });
  await notice.getByRole('button', { name: /^Hold again: .*Taken rug/ }).click();
  await expect(notice).toBeHidden();
  await page.goto(`/stagings/${oak}/details`);
  await expect(page.getByText(/Taken Oak took pieces from another staging/)).toBeVisible();
});
