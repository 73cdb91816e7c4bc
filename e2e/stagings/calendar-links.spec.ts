import { axe, expect, test } from '../fixtures.ts';

test.use({ expectedErrors: /status of 404/ });

test('a designer subscribes in her calendar, reads it, and revokes the link', async ({ page, signIn }) => {
  await signIn(page, 'designer', { to: '/settings' });
  await page.getByRole('button', { name: /^Calendar/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe in your calendar' });
  await dialog.getByRole('button', { name: 'Create link: My stagings' }).click();
  const link = dialog.getByLabel('Secret link');
  await expect(link).toHaveValue(/\/api\/calendars\/[\w-]{65}\.ics$/);
  await expect(dialog.getByRole('link', { name: 'Apple Calendar' })).toHaveAttribute('href', /^webcal:/);
  expect(await axe(page)).toEqual([]);
  const path = new URL(await link.inputValue()).pathname;
  const read = () => page.request.get(path);
  const calendar = await (await read()).text();
  expect(calendar).toContain('BEGIN:VCALENDAR');
  expect(calendar).toContain('1633 NE Alberta St');
  // The demo's way into that home.
  expect(calendar).not.toContain('code 1935');

  await dialog.getByRole('button', { name: 'Revoke link: My stagings' }).click();
  await page.getByRole('button', { name: 'Revoke link', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Create link: My stagings' })).toBeVisible();
  await expect(link).toBeHidden();
  expect((await read()).status()).toBe(404);
});
