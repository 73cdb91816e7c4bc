import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { speak } from '../screens/speak.ts';

test.describe('the rail of icons', () => {
  // As high as the menu of an owner.
  test.use({ viewport: { width: 1280, height: 960 } });
  for (const language of ['en', 'ar'] as const)
    test(`marks where one is by color, by shape and in words, and the section when it is closed: ${language}`, async ({
      page,
      signIn,
    }) => {
      await signIn(page, 'owner', { to: '/categories' });
      await speak(page, language);
      await page.mouse.move(640, 600);
      const section = page.locator('nav[data-nav-surface] button[aria-expanded]');
      await expect(section).toHaveAttribute('aria-current', 'true');
      const entry = page.locator('nav[data-nav-surface] a[href="/categories"]');
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await expect.poll(() => colorOf(entry)).toBe('rgb(138, 81, 67)');
      await expect.poll(() => barOf(entry)).toBe('4px');
      await section.click();
      await page.mouse.move(640, 600);
      await expect(entry).toBeHidden();
      await expect.poll(() => colorOf(section)).toBe('rgb(138, 81, 67)');
      await expect.poll(() => barOf(section)).toBe('4px');
      const settings = page.locator('nav[data-nav-surface] a[href="/settings"]');
      expect(await colorOf(settings)).toBe('rgba(0, 0, 0, 0)');
      expect(await barOf(settings)).toBe('auto');
    });

  for (const language of ['en', 'ar'] as const)
    test(`keeps every entry where it is when it widens, so that a click opens what was aimed at: ${language}`, async ({
      page,
      signIn,
    }) => {
      await signIn(page, 'owner', { to: '/categories' });
      await speak(page, language);
      const entries = page.locator('nav[data-nav-surface] ul :is(a, button)');
      await page.mouse.move(640, 600);
      await expect.poll(() => widthOf(entries.first())).toBeLessThanOrEqual(72);
      const before = await topsOf(entries);
      expect(before.length).toBeGreaterThan(12);
      for (const to of ['/vendors', '/stagings', '/labels', '/settings']) {
        await page.mouse.move(640, 600);
        await expect.poll(() => widthOf(entries.first())).toBeLessThanOrEqual(72);
        const aimedAt = await page.locator(`nav[data-nav-surface] a[href="${to}"]`).boundingBox();
        const [x, y] = [(aimedAt?.x ?? 0) + 20, (aimedAt?.y ?? 0) + 20];
        await page.mouse.move(x, y);
        await expect.poll(() => widthOf(entries.first())).toBeGreaterThan(200);
        expect(await topsOf(entries)).toEqual(before);
        await page.mouse.click(x, y);
        await expect(page).toHaveURL(new RegExp(`${to}$`));
      }
    });

  test('is walked through with the Tab key from its first entry to its last and back, and on into the page', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'owner', { to: '/inventory' });
    await expect(page.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
    await page.mouse.move(900, 700);
    const there = await walk(page, 'Tab', 'Search');
    expect(there).toEqual([
      'Skip to content',
      'Archway',
      'Keep menu open',
      'Home',
      'Inventory',
      'Items',
      'Categories',
      'Storage',
      'Vendors',
      'Labels',
      'Work orders',
      'Scan',
      'Scans to review',
      'Stagings',
      'Moves',
      'Clients',
      'Properties',
      'Organization',
      'Settings',
      'Customize',
      'Search',
    ]);
    expect(await walk(page, 'Shift+Tab', 'Skip to content')).toEqual([...there].reverse().slice(1));
  });
});

type Entry = ReturnType<Page['locator']>;

const colorOf = (entry: Entry) => entry.evaluate((each) => getComputedStyle(each).backgroundColor);

const barOf = (entry: Entry) => entry.evaluate((each) => getComputedStyle(each, '::before').inlineSize);

const widthOf = async (entry: Entry) => (await entry.boundingBox())?.width ?? 0;

const topsOf = (entries: Entry) =>
  entries.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));

/** What has the focus after each press of the key, until `last` has it. */
const walk = async (page: Page, key: string, last: string) => {
  const names: string[] = [];
  while (names.at(-1) !== last && names.length < 30) {
    await page.keyboard.press(key);
    names.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === document.body) return 'nothing';
        const words = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
        return words.replace(/Ctrl K$/, '').trim();
      }),
    );
  }
  return names;
};
