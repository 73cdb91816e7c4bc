import { axe, expect, test } from '../fixtures.ts';
import { confirmed, rugWorld } from './rug-world.ts';

// Who comes second is refused first.
test.use({ expectedErrors: /status of 409 .*\/api\/stagings\// });

for (const { where, word, viewport } of [
  { where: 'at a desk', word: 'Twin', viewport: { width: 1280, height: 800 } },
  { where: 'on phones', word: 'Pocket', viewport: { width: 360, height: 740 } },
])
  test(`two designers want the same rug at the same moment, ${where}: one has it, the other swaps to one much like it`, async ({
    page,
    newPage,
    signIn,
    server,
  }) => {
    const { item, job, lines } = await rugWorld(server.url, word);
    await item('rug');
    await item('runner');
    const [oak, elm] = [await job('Oak', [20, 60], [], confirmed), await job('Elm', [30, 70], [], confirmed)];
    const other = await newPage();
    for (const one of [page, other]) await one.setViewportSize(viewport);
    await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
    await signIn(other, 'owner', { to: `/stagings/${elm}/details` });
    for (const one of [page, other]) {
      await one.getByRole('button', { name: 'Add pieces' }).first().click();
      await one.getByRole('searchbox', { name: 'Search the catalog' }).fill(`${word} rug`);
      await one.getByRole('button', { name: new RegExp(`Choose .*${word} rug`) }).click();
    }
    const add = (one: typeof page) => one.getByRole('button', { name: /^Add to/ }).click();
    await Promise.all([add(page), add(other)]);
    const refused = async (one: typeof page) =>
      (await Promise.race([
        one
          .getByRole('dialog', { name: 'Some pieces are taken' })
          .waitFor()
          .then(() => true),
        one
          .getByText(/^Added 1 piece/)
          .waitFor()
          .then(() => false),
      ])) === true;
    const loser = (await refused(page)) ? page : other;
    const dialog = loser.getByRole('dialog', { name: 'Some pieces are taken' });
    await expect(dialog.getByText(/holds 1 until/)).toBeVisible();
    expect(await axe(loser)).toEqual([]);
    await dialog.getByRole('radio', { name: /Swap mine/ }).check();
    await dialog.getByRole('radio', { name: new RegExp(`${word} runner`) }).check();
    await dialog.getByRole('button', { name: 'Do this' }).click();
    await expect(loser.getByRole('link', { name: `${word} runner` })).toBeVisible();
    const names = [...(await lines(oak)), ...(await lines(elm))].map(({ itemName }) => itemName);
    expect(names.sort()).toEqual([`${word} rug`, `${word} runner`]);
  });
