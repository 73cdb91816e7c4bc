import type { Locator, Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';
import { confirmed, day, live, rugWorld } from './rug-world.ts';

// Who comes second is refused first.
test.use({ expectedErrors: /status of 409 .*\/api\/stagings\// });

const taken = (page: Page) => page.getByRole('dialog', { name: 'Some pieces are taken' });

/** Chooses items of the catalog that others have, and adds them. */
const addTaken = async (page: Page, names: readonly string[]) => {
  await page.getByRole('button', { name: 'Add pieces' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Add pieces' });
  await drawer.getByRole('switch', { name: 'Show taken items too' }).click();
  for (const name of names) {
    await drawer.getByRole('searchbox', { name: 'Search the catalog' }).fill(name);
    await drawer.getByRole('button', { name: new RegExp(`^Choose .*${name}`) }).click();
  }
  await drawer.getByRole('button', { name: /^Add to/ }).click();
  await expect(taken(page)).toBeVisible();
};

/** Whether the whole of it is seen where the page is scrolled to. */
const isInView = async (page: Page, thing: Locator) => {
  const box = await thing.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
};

test('several collide: one answer is the same for all, and each can still be changed alone', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job, lines } = await rugWorld(server.url, 'Same');
  const [rug, lamp, sofa] = [await item('rug'), await item('lamp'), await item('sofa')];
  const maple = await job('Maple', [20, 60], [rug, lamp, sofa], confirmed);
  const oak = await job('Oak', [20, 60], [], confirmed);
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  await addTaken(page, ['Same rug', 'Same lamp', 'Same sofa']);
  const dialog = taken(page);
  const all = dialog.getByRole('region', { name: 'The same for all 3' });
  const settle = dialog.getByRole('button', { name: 'Do this' });
  await expect(settle).toBeDisabled();
  expect(await isInView(page, settle)).toBe(true);
  await all.getByRole('radio', { name: /Bump them/ }).check();
  await expect(settle).toBeEnabled();
  // Those that were chosen together only say what was chosen.
  await expect(dialog.getByRole('radio')).toHaveCount(await all.getByRole('radio').count());
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Change what happens with .*Same lamp/ }).click();
  const lampCard = dialog.getByRole('region', { name: 'Same lamp' });
  await expect(lampCard.getByRole('radio', { name: /Bump them/ })).toBeFocused();
  await lampCard.getByRole('radio', { name: /Leave it out/ }).check();
  await expect(all.getByRole('radio', { name: /Bump them/ })).not.toBeChecked();
  await settle.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Same sofa' })).toBeVisible();
  const names = (await lines(oak)).map(({ itemName, status }) => `${itemName} ${status}`).sort();
  expect(names).toEqual(['Same rug firm', 'Same sofa firm']);
  expect((await lines(maple)).map(({ itemName, status }) => `${itemName} ${status}`).sort()).toEqual([
    'Same lamp firm',
    'Same rug bumped',
    'Same sofa bumped',
  ]);
});

test('swapping all of mine takes the closest free match of each, and what has none is decided alone', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job, lines } = await rugWorld(server.url, 'Match');
  const [rug, lamp] = [await item('rug'), await item('lamp')];
  await item('runner');
  await job('Maple', [20, 60], [rug, lamp], confirmed);
  const oak = await job('Oak', [20, 60], [], confirmed);
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  await addTaken(page, ['Match rug', 'Match lamp']);
  const dialog = taken(page);
  const all = dialog.getByRole('region', { name: 'The same for all 2' });
  await all.getByRole('radio', { name: /Swap mine/ }).check();
  // There is one runner: who comes first has it.
  await expect(all.getByText('1 has no close match that is free. Decide it below.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Do this' })).toBeDisabled();
  const open = dialog.getByRole('region', { name: /^Match (rug|lamp)$/ }).filter({
    has: page.getByRole('radio', { name: /Leave it out/ }),
  });
  await open.getByRole('radio', { name: /Leave it out/ }).check();
  await dialog.getByRole('button', { name: 'Do this' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Match runner' })).toBeVisible();
  expect(await lines(oak)).toMatchObject([{ itemName: 'Match runner', status: 'firm' }]);
});

test('of theirs only the piece that is lacking is swapped, and the picker comes into view with the focus', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job, lines, get, post } = await rugWorld(server.url, 'Stool');
  const stool = await item('stool', 3);
  for (const name of ['bench one', 'bench two', 'bench three', 'bench four']) await item(name);
  const withStools = async (name: string, lineCount: number, to: readonly string[]) => {
    const id = await job(name, [20, 60], []);
    const { rooms } = (await get(`/stagings/${id}`)) as { rooms: { id: string }[] };
    for (let index = 0; index < lineCount; index += 1)
      await post(`/stagings/${id}/lines`, { lines: [{ roomId: rooms[0]?.id, itemId: stool, quantity: 2 }] });
    for (const status of to) {
      const { version } = await get(`/stagings/${id}`);
      await post(`/stagings/${id}/status`, { version, status });
    }
    return id;
  };
  const lot = await withStools('Lot', 1, confirmed);
  const oak = await withStools('Oak', 1, ['quoted']);
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm this staging?' });
  await expect(dialog.getByText('2 wanted, 1 free.')).toBeVisible();
  await dialog.getByRole('radio', { name: /Swap theirs/ }).click();
  const picker = dialog.getByRole('group', { name: /Stool Lot.* gets/ });
  await expect(picker).toBeFocused();
  await expect(picker.getByRole('radio')).toHaveCount(3);
  expect(await isInView(page, picker.getByRole('radio').last())).toBe(true);
  expect(await isInView(page, dialog.getByRole('button', { name: 'Confirm', exact: true }))).toBe(true);
  await picker.getByRole('button', { name: 'Show 1 more' }).click();
  await expect(picker.getByRole('radio')).toHaveCount(4);
  await expect(picker.getByRole('radio').last()).toBeFocused();
  await picker.getByRole('radio', { name: /bench one/ }).check();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await lines(lot)).toMatchObject([
    { itemName: 'Stool stool', quantity: 1, status: 'firm' },
    { itemName: 'Stool bench one', quantity: 1, status: 'firm' },
  ]);
  expect(await lines(oak)).toMatchObject([{ itemName: 'Stool stool', quantity: 2, status: 'firm' }]);
});

test('a job stands once, those in the way first, and those that keep theirs behind a press', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job } = await rugWorld(server.url, 'Held');
  const rug = await item('rug', 4);
  await job('Home', [-30, 90], [rug, rug], live);
  await job('Elm', [5, 50], [rug], live);
  await job('Maple', [20, 60], [rug], confirmed);
  const oak = await job('Oak', [20, 60], [], confirmed);
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  await addTaken(page, ['Held rug']);
  const dialog = taken(page);
  await expect(dialog.getByRole('link')).toHaveText([/Held Maple/]);
  await dialog.getByRole('button', { name: 'and 2 others that keep theirs' }).click();
  await expect(dialog.getByRole('link')).toHaveText([/Held Maple/, /Held Home/, /Held Elm/]);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Held Home' })).toHaveText(
    /keeps 2 in the home until .*, free again from .*\.$/,
  );
  expect(await axe(page)).toEqual([]);
});

test('whoever books from an earlier staging reads whose end frees a piece, not who keeps one longest', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job } = await rugWorld(server.url, 'Freed');
  const rug = await item('rug', 2);
  await job('Long', [12, 90], [rug], confirmed);
  await job('Soon', [5, 20], [rug], confirmed);
  const earlier = await job('Earlier', [200, 210], [rug]);
  await signIn(page, 'designer', { to: `/stagings/create?copyOf=${earlier}` });
  await page.getByLabel('Install date').fill(day(15));
  await page.getByLabel('End date').fill(day(45));
  const answer = page.getByRole('status').filter({ hasText: '0 of 1 piece is free' });
  await expect(answer.getByRole('listitem')).toHaveText([/^Freed rug: 1 is with #\d+ Freed Soon until/]);
  // Two days after its end the rug rests, and one before the installation it is pulled.
  await answer.getByRole('button', { name: /^Install on/ }).click();
  await expect(page.getByLabel('Install date')).toHaveValue(day(23));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what is done stays in view, and other dates are taken from the dialog', async ({
    page,
    signIn,
    server,
  }) => {
    const { item, job, lines, get } = await rugWorld(server.url, 'Phone');
    const [rug, lamp] = [await item('rug'), await item('lamp')];
    await job('Maple', [1, 20], [rug, lamp], confirmed);
    const oak = await job('Oak', [10, 30], [], confirmed);
    await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
    await addTaken(page, ['Phone rug', 'Phone lamp']);
    const dialog = taken(page);
    expect(await isInView(page, dialog.getByRole('button', { name: 'Do this' }))).toBe(true);
    await dialog.getByRole('radio').last().scrollIntoViewIfNeeded();
    expect(await isInView(page, dialog.getByRole('button', { name: 'Do this' }))).toBe(true);
    await dialog.getByRole('button', { name: /^Move to/ }).click();
    const dates = page.getByRole('dialog', { name: 'Change dates' });
    await expect(dates.getByRole('button', { name: /^Move to/ })).toBeEnabled();
    expect(await isInView(page, dates.getByRole('button', { name: /^Move to/ }))).toBe(true);
    await dates.getByRole('button', { name: /^Move to/ }).click();
    await expect(page.getByText(/^Added 2 pieces/)).toBeVisible();
    expect(await lines(oak)).toMatchObject([{ status: 'firm' }, { status: 'firm' }]);
    // Two days after their return the pieces rest, and one before the installation they are pulled.
    expect((await get(`/stagings/${oak}`))['installOn']).toBe(day(23));
  });
});
