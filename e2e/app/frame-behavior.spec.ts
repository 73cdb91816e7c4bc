import { expect, test } from '../fixtures.ts';
import { sidewaysScroll } from '../geometry.ts';
import { startServer } from '../running-server.ts';
import { speak } from '../screens/speak.ts';
import { watchContext } from '../watch-context.ts';

test.describe('scrolling', () => {
  test('a button back to the top appears after 200 px', async ({ page, signIn }) => {
    await signIn(page, 'viewer', { to: '/organization/roles' });
    await expect(page.getByRole('heading', { name: 'Compare all roles' })).toBeVisible();
    const button = page.getByRole('button', { name: 'Scroll to top' });
    await page.evaluate(() => scrollTo(0, 200));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
    await expect(button).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 201));
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
  });

  test('another screen starts at the top, and Back returns to where one was', async ({ page, signIn }) => {
    await signIn(page, 'viewer', { to: '/organization/roles' });
    await expect(page.getByRole('heading', { name: 'Compare all roles' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  });

  test.describe('to a target', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('is smooth and stops 60 px below the top', async ({ page }) => {
      await page.addInitScript(() => {
        const passed: number[] = [];
        Object.assign(globalThis, { passed });
        addEventListener('scroll', () => void passed.push(Math.round(scrollY)));
      });
      await page.goto('/front-pages/landing-page#things');
      const heading = page.getByRole('heading', { name: 'What Archway does' });
      await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(60);
      const passed = await page.evaluate(() => (globalThis as unknown as { passed: number[] }).passed); // put there above
      expect(new Set(passed).size, 'it passes what lies between').toBeGreaterThan(3);
    });
  });
});

test.describe('the loading bar', () => {
  test.use({ ownBrowser: true });

  test('grows in steps of 800 ms up to 82 percent, goes to 100 and rests after 300 ms', async ({
    page,
    signIn,
  }) => {
    await page.clock.install();
    await signIn(page, 'viewer', { to: '/dashboard' });
    await expect(page.getByRole('heading', { name: /Ellen/ })).toBeVisible();
    await page.clock.runFor(1000);
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/settings-page-*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Settings' }).click();
    const bar = page.getByRole('progressbar', { name: 'Loading' });
    await expect(bar).toBeVisible();
    const seen: number[] = [];
    for (let step = 0; step < 9; step += 1) {
      seen.push(Number(await bar.getAttribute('aria-valuenow')));
      await page.clock.runFor(800);
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(new Set(seen).size, 'it grows in steps').toBeGreaterThanOrEqual(4);
    await expect(bar).toHaveAttribute('aria-valuenow', '82');
    arrive();
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await page.clock.runFor(300);
    await expect(bar).toHaveCount(0);
  });
});

test.describe('keys', () => {
  test('the first Tab reaches the skip link, which leads to the content', async ({ page, signIn }) => {
    await signIn(page, 'viewer', { to: '/settings' });
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('Ctrl K and / search, ? lists the keys, Escape closes; none of the single ones while typing', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'viewer', { to: '/organization/members' });
    await expect(page.getByRole('row', { name: /Luis Romero/ })).toBeVisible();
    for (const key of ['Control+k', '/']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(list).toBeVisible();
    await list.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck({ force: true });
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('searchbox').fill('who?/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('who?/');
  });
});

test.describe('languages', () => {
  test('the choice is kept, the page’s lang and direction follow it, and the next visit begins with it', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'viewer', { to: '/settings' });
    for (const [label, lang, dir] of [
      ['Français', 'fr', 'ltr'],
      ['العربية', 'ar', 'rtl'],
      ['English', 'en', 'ltr'],
    ] as const) {
      await page.getByRole('button', { name: /^(Language|Langue|اللغة)$/ }).click();
      await page.getByRole('menuitemradio', { name: label }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(lang);
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'archway-language');
      expect(cookie).toMatchObject({ value: lang, path: '/' });
      const raw = await (await page.request.get('/settings')).text();
      expect(raw).toContain(`<html lang="${lang}" dir="${dir}"`);
    }
  });

  test('without translation the configured language speaks, whatever is stored', async ({ browser }) => {
    const server = await startServer({ TRANSLATION: 'off', DEFAULT_LOCALE: 'fr' });
    try {
      const context = await browser.newContext({ baseURL: server.url });
      const complaints = watchContext(context, server.url, undefined);
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('language', 'ar'));
      await context.addCookies([{ name: 'archway-language', value: 'ar', url: server.url }]);
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'العربية' })).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      expect(await (await page.request.get('/login')).text()).toContain('<html lang="fr" dir="ltr"');
      await context.close();
      expect(complaints).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the bar at the bottom leads to the places that a crew may go to', async ({ page, signIn }) => {
    await signIn(page, 'crew', { to: '/dashboard' });
    await expect(page.getByRole('heading', { name: /Luis/ })).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Quick menu' });
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Inventory', 'Scan', 'Moves']);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await bar.getByRole('link', { name: 'Inventory' }).click();
    await expect(page.getByRole('heading', { name: 'Inventory' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Inventory' })).toHaveAttribute('aria-current', 'page');
  });

  test('turned upright after a form was seen, nothing of it makes a page in Arabic scroll sideways', async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await signIn(page, 'owner', { to: '/inventory' });
    await speak(page, 'ar');
    await page.evaluate(() => history.pushState(null, '', '/inventory/add'));
    await expect(page.locator('main textarea').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/inventory');
    await expect(page.locator('main textarea')).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => sidewaysScroll(page)).toEqual([]);
  });
});

test('with less motion asked for, nothing moves', async ({ page, signIn }) => {
  await signIn(page, 'viewer', { to: '/dashboard' });
  await expect(page.getByRole('heading', { name: /Ellen/ })).toBeVisible();
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((each) => {
        const { transitionDuration, animationDuration } = getComputedStyle(each);
        return (
          Math.max(...`${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat)) > 0.001
        );
      })
      .map((each) => each.outerHTML.slice(0, 80)),
  );
  expect(slow).toEqual([]);
});
