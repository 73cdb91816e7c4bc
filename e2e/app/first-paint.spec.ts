import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

// What was loaded before would come from the browser's cache, which nothing can hold back.
test.use({ ownBrowser: true });

const looks = [
  { width: 1280, prefers: {} },
  { width: 1280, prefers: { theme: 'dark', language: 'ar', 'nav-collapsed': 'false' } },
  { width: 1280, prefers: { nav: 'horizontal', skin: 'bordered' } },
  { width: 768, prefers: { language: 'fr' } },
  { width: 360, prefers: {} },
  { width: 360, prefers: { theme: 'dark', language: 'ar' } },
] as const;

for (const { width, prefers } of looks) {
  const words =
    Object.entries(prefers)
      .map((choice) => choice.join(' '))
      .join(', ') || 'by default';

  test(`a member sees the frame, where it will stay, before any script or stylesheet has come: ${width} px, ${words}`, async ({
    page,
    enter,
    server,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await enter(page, 'owner');
    await prefer(page, prefers, server.url);
    await page.evaluate((code) => localStorage.setItem('language', code), language(prefers));
    const letThrough = await holdBack(page);
    await page.goto('/inventory', { waitUntil: 'commit' });
    await expect(page.locator('[data-first-part="content"]')).toBeVisible();
    const before = await colorsAndPositions(
      page,
      '[data-first-part="top"]',
      '[data-first-part="nav"]',
      '[data-first-part="bottom"]',
    );
    await expect(page.getByRole('status')).toHaveText(loading[language(prefers)], { useInnerText: true });

    letThrough();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-first-part]')).toHaveCount(0);
    expect(await colorsAndPositions(page, 'header', 'nav[data-nav-surface]', 'nav[data-bottom-bar]')).toEqual(
      before,
    );
  });
}

test('a visitor sees the outline of the door before any script or stylesheet has come', async ({ page }) => {
  const letThrough = await holdBack(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('[data-first-part="form"]')).toBeVisible();
  await expect(page.locator('[data-first-part="content"]')).toBeHidden();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.locator('[data-first-part]')).toHaveCount(0);
});

test('a visitor who asks for a member’s address is shown no frame', async ({ page }) => {
  const letThrough = await holdBack(page);
  await page.goto('/inventory', { waitUntil: 'commit' });
  await expect(page.locator('[data-first-part="mark"]')).toBeVisible();
  await expect(page.locator('[data-first-part="content"]')).toBeHidden();
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the list of items is there after at most 25 requests, pictures aside, and asks for nothing that it does not use', async ({
  page,
  enter,
}) => {
  await enter(page, 'owner');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/inventory');
  await expect(page.getByRole('main').getByRole('link', { name: /sofa/i }).first()).toBeVisible();
  // What comes a while later, when nothing else is to be done, is no part of it: on a busy machine that is soon after.
  const first = requested.filter((path) => !path.startsWith('/pictures/'));
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(25);
  await page.waitForLoadState('networkidle');
  // Written into the page by the server, and so asked for before the script that needs them.
  const hinted = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
      ({ href }) => new URL(href).pathname,
    ),
  );
  expect(new Set(hinted).size).toBeGreaterThan(0);
  expect(requested.filter((path) => hinted.includes(path)).length).toBe(hinted.length);
});

const loading = { en: 'Loading', fr: 'Chargement', ar: 'جارٍ التحميل' };
type Prefers = Readonly<Record<string, string>>;
const language = (prefers: Prefers) => (prefers['language'] ?? 'en') as keyof typeof loading; // one of the three above

const prefer = (page: Page, prefers: Prefers, url: string) =>
  page
    .context()
    .addCookies(Object.entries(prefers).map(([name, value]) => ({ name: `archway-${name}`, value, url })));

/** Keeps scripts and stylesheets waiting until it is told to let them through. */
const holdBack = async (page: Page) => {
  const { promise: released, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
    await released;
    await route.continue();
  });
  return letThrough;
};

/** Where the parts stand that can be seen, and the color of each. */
const colorsAndPositions = (page: Page, ...parts: string[]) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const part = document.querySelector(selector);
        const { x = 0, y = 0, width = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
        if (!part || !width || !height) return 'not seen';
        const surface = part.matches('[data-nav-surface]') ? (part.firstElementChild ?? part) : part;
        const { backgroundColor } = getComputedStyle(surface);
        return [x, y, width, height, backgroundColor].join(' ');
      }),
    parts,
  );
