import { expect, test } from '../fixtures.ts';
import { tabTo } from '../tab-to.ts';

test('with the keyboard alone an administrator signs in, finds the members and invites somebody', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

  await test.step('in: the skip link is first, and Enter sends the form', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type('admin@larkspur.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type('show-me-the-arch');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Theo/ })).toBeVisible();
  });

  await test.step('there: by the search', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('memb');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table', { name: 'Members' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('invited: the dialog takes the focus, keeps it and gives it back', async () => {
    const opener = page.getByRole('button', { name: 'Invite people' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const addresses = page.getByLabel('Email addresses');
    await expect(addresses).toBeFocused();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
        'no way out',
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(addresses).toBeFocused();
    await page.keyboard.type('by.keyboard@example.test');
    await tabTo(page, page.getByRole('button', { name: 'Send invitation' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sent the invitation')).toBeVisible();
    await expect(opener).toBeFocused();
  });

  await test.step('a row’s menu opens, moves with the arrows and closes with Escape', async () => {
    const actions = page.getByRole('button', { name: 'Actions for Dale Okafor' });
    await tabTo(page, actions, 60);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(actions).toBeFocused();
  });
});
