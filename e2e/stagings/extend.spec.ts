import type { Page } from '@playwright/test';
import { axe, expect, test } from '../fixtures.ts';
import { speak } from '../screens/speak.ts';
import { tabTo } from '../tab-to.ts';
import { translator } from '../words.ts';
import { confirmed, day, live, rugWorld } from './rug-world.ts';

const extend = async (page: Page) => {
  await page.getByRole('button', { name: /^(Extend|Change dates)$/ }).click();
  await page.getByRole('button', { name: '+1 month' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change dates' });
  await expect(dialog.getByText(/1 collides with/)).toBeVisible();
  return dialog;
};

test.describe('the home does not sell: extend a month into somebody else’s booking and find an answer', () => {
  test('theirs is swapped for one much like it, and what is in the home stays', async ({
    page,
    signIn,
    server,
  }) => {
    const { item, job, lines, get } = await rugWorld(server.url, 'Swap');
    const [rug, sofa] = [await item('rug'), await item('sofa')];
    await item('runner');
    const home = await job('Home', [-30, 10], [rug, sofa], live);
    const maple = await job('Maple', [20, 60], [rug], confirmed);
    await signIn(page, 'designer', { to: `/stagings/${home}/details` });
    const dialog = await extend(page);
    await expect(dialog.getByText('1 piece stays')).toBeVisible();
    // The rug is in the home: it is not mine to swap.
    await expect(dialog.getByRole('radio', { name: /Swap mine/ })).toHaveCount(0);
    await dialog.getByRole('radio', { name: /Swap theirs/ }).check();
    await dialog.getByRole('radio', { name: /Swap runner/ }).check();
    expect(await axe(page)).toEqual([]);
    await dialog
      .getByRole('button', { name: /^End on/ })
      .last()
      .click();
    await expect(dialog).toBeHidden();
    expect(await lines(maple)).toMatchObject([{ itemName: 'Swap runner', status: 'firm' }]);
    expect(((await get(`/stagings/${home}`))['endsOn'] as string) > day(30)).toBe(true);
  });

  test('they are bumped, told so on their page, and choose a replacement there', async ({
    page,
    signIn,
    server,
  }) => {
    const { item, job, lines } = await rugWorld(server.url, 'Bump');
    const rug = await item('rug');
    await item('runner');
    const home = await job('Home', [-30, 10], [rug], live);
    const maple = await job('Maple', [20, 60], [rug], confirmed);
    await signIn(page, 'designer', { to: `/stagings/${home}/details` });
    const dialog = await extend(page);
    await dialog.getByRole('radio', { name: /Bump them/ }).check();
    await dialog
      .getByRole('button', { name: /^End on/ })
      .last()
      .click();
    await expect(dialog).toBeHidden();
    await page.goto(`/stagings/${maple}/details`);
    await expect(page.getByText(/1 piece was taken by .*Bump Home/)).toBeVisible();
    await page.getByRole('button', { name: /Replace .*Bump rug/ }).click();
    await page.getByRole('radio', { name: /Bump runner/ }).check();
    await page.getByRole('button', { name: 'Swap', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Bump runner' })).toBeVisible();
    expect(await lines(maple)).toMatchObject([{ itemName: 'Bump runner', status: 'firm' }]);
  });

  test('an earlier end on which everything is free is one press away', async ({ page, signIn, server }) => {
    const { item, job, get } = await rugWorld(server.url, 'Sooner');
    const rug = await item('rug');
    const home = await job('Home', [-30, 10], [rug], live);
    await job('Maple', [30, 60], [rug], confirmed);
    await signIn(page, 'designer', { to: `/stagings/${home}/details` });
    const dialog = await extend(page);
    await dialog.getByRole('button', { name: /^End on .* instead/ }).click();
    await expect(dialog.getByText('1 piece stays')).toBeVisible();
    await dialog.getByRole('button', { name: /^End on/ }).click();
    await expect(dialog).toBeHidden();
    // A day before the installation it is pulled, and two after it came back it rests.
    expect((await get(`/stagings/${home}`))['endsOn']).toBe(day(27));
  });

  test('in Arabic, on a phone: theirs is swapped for one much like it', async ({ page, signIn, server }) => {
    const t = translator('ar');
    const { item, job, lines } = await rugWorld(server.url, 'Hayat');
    const rug = await item('rug');
    await item('runner');
    const home = await job('Home', [-30, 10], [rug], live);
    const maple = await job('Maple', [20, 60], [rug], confirmed);
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'designer', { to: `/stagings/${home}/details` });
    await speak(page, 'ar');
    await page.getByRole('button', { name: t('stagings/promises:dates.change'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('stagings/promises:dates.title') });
    await dialog.getByRole('button', { name: t('stagings/promises:dates.month') }).click();
    await dialog.getByRole('radio', { name: new RegExp(t('stagings/promises:choice.theirs.title')) }).check();
    await dialog.getByRole('radio', { name: /Hayat runner/ }).check();
    expect(await axe(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, 'nothing sticks out of a narrow phone').toBeLessThanOrEqual(360);
    const ends = t('stagings/promises:dates.endOn').trim();
    await dialog
      .getByRole('button', { name: new RegExp(`^${ends}`) })
      .last()
      .click();
    await expect(dialog).toBeHidden();
    expect(await lines(maple)).toMatchObject([{ itemName: 'Hayat runner', status: 'firm' }]);
  });

  test('by keyboard alone: a job that has not begun swaps its own, or does without', async ({
    page,
    signIn,
    server,
  }) => {
    const { item, job, lines } = await rugWorld(server.url, 'Keys');
    const rug = await item('rug');
    const oak = await job('Oak', [5, 15], [rug], confirmed);
    await job('Maple', [20, 60], [rug], confirmed);
    await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
    const press = async (name: RegExp | string) => {
      await tabTo(page, page.getByRole('button', { name }).last(), 60);
      await page.keyboard.press('Enter');
    };
    await tabTo(page, page.getByRole('button', { name: 'Change dates' }), 80);
    await page.keyboard.press('Enter');
    await press('+1 month');
    await expect(page.getByText(/1 collides with/)).toBeVisible();
    await tabTo(page, page.getByRole('radio', { name: /Swap mine/ }));
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: /Leave it out/ })).toBeChecked();
    await press(/^End on/);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await lines(oak)).toMatchObject([{ itemName: 'Keys rug', status: null }]);
  });
});
