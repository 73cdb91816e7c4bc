import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { speak } from '../screens/speak.ts';
import { watchContext } from '../watch-context.ts';

/** What the customizer offers: where it stands, what is chosen, and what it is called in the cookie and on `<html>`. */
const choices = [
  { group: 'Skin', choose: 'Bordered', name: 'skin', value: 'bordered' },
  { turnOff: 'Dark navigation on a light page', name: 'semi-dark', value: 'false' },
  { turnOff: 'Collapse navigation to icons', name: 'nav-collapsed', value: 'false' },
  { group: 'Content width', choose: 'Full width', name: 'content-width', value: 'fluid' },
  { group: 'Top bar', choose: 'Hidden', name: 'navbar', value: 'hidden' },
  { group: 'Top bar', choose: 'Sticky', name: 'navbar', value: 'sticky' },
  { group: 'Footer', choose: 'At the bottom', name: 'footer', value: 'static' },
  { group: 'Footer', choose: 'Sticky', name: 'footer', value: 'sticky' },
  { group: 'Navigation', choose: 'Top', name: 'nav', value: 'horizontal' },
  { group: 'Theme', choose: 'Dark', name: 'theme', value: 'dark' },
] as const;

test.describe('the customizer', () => {
  test('keeps each choice in its archway- cookie for 30 days and applies it at once and from the first byte', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'viewer', { to: '/dashboard' });
    await page.getByRole('button', { name: 'Customize' }).click();
    const drawer = page.getByRole('dialog', { name: 'Customize' });
    for (const each of choices) {
      if ('turnOff' in each)
        await drawer.getByRole('switch', { name: each.turnOff }).uncheck({ force: true });
      else await choice(drawer, each.group, each.choose).check({ force: true });
      const attribute = each.name === 'theme' ? 'data-mantine-color-scheme' : `data-${each.name}`;
      await expect(page.locator('html')).toHaveAttribute(attribute, each.value);
      const cookie = (await page.context().cookies()).find(({ name }) => name === `archway-${each.name}`);
      expect(cookie).toMatchObject({ value: each.value, path: '/' });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(days, `${each.name} is kept for 30 days`).toBeGreaterThan(29.9);
      expect(days).toBeLessThanOrEqual(30.01);
      expect(await htmlTag(page), 'as the server sends the page').toContain(`${attribute}="${each.value}"`);
    }
    await drawer.getByRole('button', { name: 'Reset to defaults' }).click();
    for (const [name, value] of Object.entries(defaults))
      await expect(page.locator('html')).toHaveAttribute(name, value);
  });

  test('a horizontal menu forces a hidden top bar to stay, and opens the menu', async ({ page, signIn }) => {
    await signIn(page, 'viewer', { to: '/dashboard' });
    await prefer(page, { navbar: 'hidden' });
    await page.goto('/dashboard');
    await expect(page.getByRole('banner')).toBeHidden();
    await page.getByRole('button', { name: 'Customize' }).click();
    await choice(page.getByRole('dialog'), 'Navigation', 'Top').check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-navbar', 'sticky');
    await expect(page.locator('html')).toHaveAttribute('data-nav-collapsed', 'false');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Organization' })).toBeVisible();
  });
});

test.describe('the first paint', () => {
  const looks = [
    { prefers: {}, background: 'rgb(250, 248, 246)', why: 'light by default' },
    { prefers: { theme: 'dark' }, background: 'rgb(26, 23, 20)', why: 'dark' },
    { prefers: { skin: 'bordered' }, background: 'rgb(255, 255, 255)', why: 'the bordered skin swaps' },
    { prefers: { theme: 'system' }, system: 'dark', background: 'rgb(26, 23, 20)', why: 'a dark system' },
    {
      prefers: { theme: 'system' },
      system: 'light',
      background: 'rgb(250, 248, 246)',
      why: 'a light system',
    },
  ] as const;

  test('has the right colors before any script has run', async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    const complaints = watchContext(context, server.url, undefined);
    const page = await context.newPage();
    for (const { prefers, background, why, ...look } of looks) {
      await context.clearCookies();
      await prefer(page, prefers, server.url);
      await page.emulateMedia({ colorScheme: 'system' in look ? look.system : 'light' });
      await page.goto('/login');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor), why).toBe(
        background,
      );
    }
    await context.close();
    expect(complaints).toEqual([]);
  });

  test('is never followed by another look', async ({ page, signIn }) => {
    await signIn(page, 'viewer');
    await prefer(page, {
      theme: 'dark',
      skin: 'bordered',
      nav: 'horizontal',
      'nav-collapsed': 'false',
      language: 'ar',
    });
    const watching = await page.addInitScript(() => {
      localStorage.setItem('language', 'ar');
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const note = () => {
        const { lang, dir, dataset } = document.documentElement;
        seen.push([lang, dir, dataset['mantineColorScheme'], dataset['skin'], dataset['nav']].join(' '));
      };
      new MutationObserver(note).observe(document, { attributes: true, subtree: true, childList: true });
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen); // put there above
    expect([...new Set(seen)]).toEqual(['ar rtl dark bordered horizontal']);
    await watching.dispose();
  });
});

test('the look follows the system’s, also while the page is being drawn anew', async ({ page, signIn }) => {
  await signIn(page, 'viewer');
  await prefer(page, { theme: 'system' });
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (let turn = 0; turn < 20; turn += 1) {
    const [colorScheme, language] = turn % 2 ? (['light', 'en'] as const) : (['dark', 'ar'] as const);
    await page.emulateMedia({ colorScheme });
    await speak(page, language);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  }
});

test.describe('the menu', () => {
  test('stands as a rail of icons, widens under the pointer and under the focus, and can be kept open', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'viewer', { to: '/settings' });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const width = async () => (await menu.getByRole('link', { name: 'Home' }).boundingBox())?.width ?? 0;
    await page.mouse.move(900, 500);
    await expect.poll(width).toBeLessThanOrEqual(72);
    await menu.hover();
    await expect.poll(width).toBeGreaterThan(200);
    await page.mouse.move(900, 500);
    await expect.poll(width).toBeLessThanOrEqual(72);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(width).toBeGreaterThan(200);
    await menu.hover();
    await page.getByRole('button', { name: 'Keep menu open' }).click();
    await page.mouse.move(900, 500);
    await page.reload();
    await expect.poll(width).toBeGreaterThan(200);
  });

  test('is an overlay below 1280 px, also for those who chose it on top; Escape closes it and the focus goes back', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'viewer', { to: '/settings' });
    await prefer(page, { nav: 'horizontal' });
    await page.setViewportSize({ width: 1279, height: 800 });
    await page.goto('/settings');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await expect(opener).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    await opener.click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(opener).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toBeVisible();
  });

  test('marks where one is', async ({ page, signIn }) => {
    await signIn(page, 'viewer', { to: '/organization/roles' });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Organization' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current', 'page');
  });
});

test.describe('the page', () => {
  test('is boxed to 1440 px unless it is told to be fluid', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await signIn(page, 'viewer', { to: '/organization/members' });
    const width = async () => (await page.getByRole('main').boundingBox())?.width;
    expect(await width()).toBe(1440);
    await prefer(page, { 'content-width': 'fluid' });
    await page.reload();
    await expect.poll(width).toBeGreaterThan(1800);
  });

  test('has a footer only where one was chosen', async ({ page, signIn }) => {
    await signIn(page, 'viewer', { to: '/organization/roles' });
    await expect(page.getByRole('heading', { name: 'Compare all roles' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await prefer(page, { footer: 'sticky' });
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await prefer(page, { footer: 'static' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Compare all roles' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  });

  test('a sticky top bar stays, a static one scrolls away', async ({ page, signIn }) => {
    await signIn(page, 'viewer', { to: '/organization/roles' });
    await expect(page.getByRole('heading', { name: 'Compare all roles' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 400));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await prefer(page, { navbar: 'sticky' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Compare all roles' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 400));
    await expect(page.getByRole('banner')).toBeInViewport();
  });
});

const defaults = {
  'data-mantine-color-scheme': 'light',
  'data-skin': 'default',
  'data-semi-dark': 'true',
  'data-nav': 'vertical',
  'data-nav-collapsed': 'true',
  'data-content-width': 'boxed',
  'data-navbar': 'static',
  'data-footer': 'hidden',
};

const choice = (inside: ReturnType<Page['getByRole']>, group: string, name: string) =>
  inside.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true });

const prefer = (page: Page, choices: Record<string, string>, url = new URL(page.url()).origin) =>
  page
    .context()
    .addCookies(Object.entries(choices).map(([name, value]) => ({ name: `archway-${name}`, value, url })));

const htmlTag = async (page: Page) =>
  (await (await page.request.get('/dashboard')).text()).match(/<html[^>]*>/)?.[0];
