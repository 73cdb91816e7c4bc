import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { speak } from '../screens/speak.ts';

test.describe('the rail of icons', () => {
  for (const language of ['en', 'ar'] as const)
    test(`marks the section one is in by color, by shape and in words: ${language}`, async ({
      page,
      signIn,
    }) => {
      await signIn(page, 'owner', { to: '/categories' });
      await speak(page, language);
      await page.mouse.move(640, 600);
      const section = page.locator('nav[data-nav-surface] button[aria-expanded]');
      await expect(section).toHaveAttribute('aria-current', 'true');
      await expect.poll(() => colorOf(section)).toBe('rgb(138, 81, 67)');
      await expect.poll(() => barOf(section)).toBe('4px');
      const settings = page.locator('nav[data-nav-surface] a[href="/settings"]');
      expect(await colorOf(settings)).toBe('rgba(0, 0, 0, 0)');
      expect(await barOf(settings)).toBe('auto');
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
      'Scan',
      'Stagings',
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
