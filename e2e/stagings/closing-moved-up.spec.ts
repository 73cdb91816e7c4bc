import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { tabTo } from '../tab-to.ts';
import { confirmed, day, rugWorld } from './rug-world.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the closing moved up two weeks: what would happen is told, and the earliest free days are offered', async ({
    page,
    signIn,
    server,
  }) => {
    const { item, job, get } = await rugWorld(server.url, 'Closing');
    const rug = await item('rug');
    await job('Maple', [5, 28], [rug], confirmed);
    const oak = await job('Oak', [40, 80], [rug], confirmed);
    await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
    await page.getByRole('button', { name: 'Change dates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change dates' });
    await dialog.getByRole('button', { name: '2 weeks earlier' }).click();
    await expect(dialog.getByText(/1 collides with/)).toBeVisible();
    await dialog
      .getByRole('button', { name: /^Move to/ })
      .first()
      .click();
    await expect(dialog.getByText('1 piece stays')).toBeVisible();
    await dialog
      .getByRole('button', { name: /^Move to/ })
      .last()
      .click();
    await expect(dialog).toBeHidden();
    // A day for pulling after the two on which the rug rests.
    expect((await get(`/stagings/${oak}`))['installOn']).toBe(day(31));
  });
});

test('the closing moved up two weeks, by keyboard alone', async ({ page, signIn, server }) => {
  const { item, job, get } = await rugWorld(server.url, 'Sprint');
  const rug = await item('rug');
  await job('Maple', [5, 28], [rug], confirmed);
  const oak = await job('Oak', [40, 80], [rug], confirmed);
  await signIn(page, 'designer', { to: `/stagings/${oak}/details` });
  const press = async (control: Locator) => {
    await tabTo(page, control, 80);
    await page.keyboard.press('Enter');
  };
  await press(page.getByRole('button', { name: 'Change dates' }));
  const dialog = page.getByRole('dialog', { name: 'Change dates' });
  await press(dialog.getByRole('button', { name: '2 weeks earlier' }));
  await expect(dialog.getByText(/1 collides with/)).toBeVisible();
  await press(dialog.getByRole('button', { name: /^Move to/ }).first());
  await expect(dialog.getByText('1 piece stays')).toBeVisible();
  await press(dialog.getByRole('button', { name: /^Move to/ }).last());
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change dates' })).toBeFocused();
  expect((await get(`/stagings/${oak}`))['installOn']).toBe(day(31));
});

test('in Arabic: a booking that collides is confirmed with what is free', async ({
  page,
  signIn,
  server,
}) => {
  const { item, job, get } = await rugWorld(server.url, 'Arabic');
  const rug = await item('rug');
  await job('Maple', [20, 60], [rug], confirmed);
  const oak = await job('Oak', [30, 70], [rug], ['quoted']);
  await signIn(page, 'designer', { to: '/dashboard' });
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.context().addCookies([{ name: 'archway-language', value: 'ar', url: server.url }]);
  await page.goto(`/stagings/${oak}/details`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'تأكيد', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'تأكيد هذا التجهيز؟' });
  await expect(dialog.getByText(/تتعارض مع/)).toBeVisible();
  await dialog.getByRole('radio', { name: /أخذها منهم/ }).check();
  await dialog.getByRole('button', { name: 'تأكيد', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect((await get(`/stagings/${oak}`))['status']).toBe('confirmed');
});
