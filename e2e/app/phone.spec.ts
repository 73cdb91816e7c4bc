import { expect, test } from '../fixtures.ts';
import { fillSignIn } from '../people.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('on a phone an owner signs in, finds a member, and reaches everything by touch', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page, { email: 'owner@larkspur.test' });
  await expect(page.getByRole('heading', { name: /Maren/ })).toBeVisible();

  await test.step('by the menu behind its button', async () => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog');
    await expect(
      menu.getByRole('button', { name: 'Larkspur Staging Co.: switch organization' }),
    ).toBeVisible();
    await menu.getByRole('link', { name: 'Organization' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Larkspur Staging Co.' })).toBeVisible();
    await expect(menu).toHaveCount(0);
  });

  await test.step('members are cards, and the search narrows them down', async () => {
    await page.getByRole('link', { name: 'Members', exact: true }).tap();
    const rows = page.getByRole('table', { name: 'Members' }).getByRole('row');
    await page.getByRole('searchbox', { name: 'Search name, email or title' }).fill('crew@');
    await expect(rows.filter({ hasText: 'Luis Romero' })).toBeVisible();
    await expect(rows.filter({ hasText: 'Dale Okafor' })).toHaveCount(0);
    expect(new URL(page.url()).searchParams.get('searchQuery')).toBe('crew@');
  });

  await test.step('a member opens in a drawer that fills the screen', async () => {
    await page.getByRole('button', { name: 'Luis Romero', exact: true }).tap();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByLabel('Title')).toHaveValue('Crew chief');
    expect((await drawer.boundingBox())?.width).toBeGreaterThanOrEqual(340);
    await drawer.getByRole('button', { name: 'Cancel' }).tap();
    await expect(drawer).toHaveCount(0);
  });

  await test.step('and Back leads back, with the list as it was', async () => {
    await page.getByRole('link', { name: 'Roles', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Compare all roles' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('crew@');
  });
});
