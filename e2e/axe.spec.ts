import type { BrowserContext, Page } from '@playwright/test';
import { axe, test as base, expect } from './fixtures.ts';
import { hiddenFocus, sidewaysScroll, smallTargets, still } from './geometry.ts';
import type { Screen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { speak } from './screens/speak.ts';
import { visit } from './screens/visit.ts';
import { watchContext } from './watch-context.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };
const narrowest = { width: 320, height: 740 };

// Screens that show how a failure looks cause one.
const expectedErrors = /status of (401|403|404|409|410|422|500)/;

type Walker = { context: BrowserContext; complaints: string[]; tab: Page | undefined };

/** One tab for all screens: what it has loaded once, it need not load again. After a failure it is replaced. */
const test = base.extend<{ tab: Page }, { walker: Walker }>({
  walker: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({
        baseURL: server.url,
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
      });
      await use({ context, complaints: watchContext(context, server.url, expectedErrors), tab: undefined });
      await context.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ walker }, use, { status, expectedStatus }) => {
    walker.tab ??= await walker.context.newPage();
    await use(walker.tab);
    // Nothing of one screen is still under way when the next one begins.
    await walker.tab.unrouteAll({ behavior: 'wait' });
    if (status !== expectedStatus) walker.tab = void (await walker.tab.close());
    expect(walker.complaints.splice(0), 'nothing to complain about in the browser').toEqual([]);
  },
});

/**
 * Colours do not depend on the direction of reading, so that two looks show light, dark and Arabic at both widths.
 * `system` follows the browser's setting at once: each screen needs one visit.
 */
const looks = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'ar' },
] as const;

/**
 * An address is seen in both looks at both widths: each width is another page and is asked everything once, and in the
 * other look what looks change; what exists at one width only is asked everything in both looks. Its further states are
 * made of the same parts and are seen once, by turns.
 */
const waysToSee = (screen: Screen, turn: number | undefined) => {
  const sizes = [wide, narrow].filter((size) => !screen.only || (screen.only === 'wide') === (size === wide));
  const ways = looks.flatMap((look) =>
    sizes.map((size) => ({
      look,
      size,
      isWhole: sizes.length === 1 || (look === looks[0]) === (size === sizes[0]),
    })),
  );
  const whole = ways.filter(({ isWhole }) => isWhole);
  return turn === undefined ? ways : [whole[turn % whole.length] ?? ways[0]!];
};

const known = new Set<string>();
let turns = 0;
for (const screen of screens.filter(({ seenElsewhere }) => !seenElsewhere)) {
  const isState = known.has(String(screen.path));
  known.add(String(screen.path));
  const ways = waysToSee(screen, isState ? turns++ : undefined);

  test(`${screen.name}: nothing is in anybody’s way`, async ({ tab, enter, world, server }) => {
    await tab.setViewportSize(ways[0]!.size);
    await tab.emulateMedia({ colorScheme: 'light' });
    await visit(tab, screen, { enter, world, url: server.url, language: 'en', theme: 'system' });
    expect(await hiddenFocus(tab), 'focus is seen').toEqual([]);
    for (const { look, size, isWhole } of ways) {
      const where = `${look.colorScheme}, ${look.language}, ${size.width} px`;
      await wear(tab, look);
      await tab.setViewportSize(size);
      await still(tab);
      await restBars(tab, size);
      expect(await axe(tab, isWhole ? 'everything' : 'looks'), where).toEqual([]);
      expect(await smallTargets(tab), `targets, ${where}`).toEqual([]);
      if (size !== narrow) continue;
      await tab.setViewportSize(narrowest);
      // A dropdown finds its new place a moment after the window has changed.
      await expect.poll(() => sidewaysScroll(tab), `${look.language}, 320 px`).toEqual([]);
    }
  });
}

/**
 * A bar that floats over the foot of a page lies over whatever is scrolled there, and the edge of the window cuts what
 * stands on it: there, targets are measured on the whole page, with the bar in its own place.
 */
async function restBars(tab: Page, { width, height }: { width: number; height: number }) {
  const whole = await tab.evaluate(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('[data-foot-bar]')];
    for (const bar of bars) bar.style.position = 'static';
    return bars.length > 0 ? document.documentElement.scrollHeight : 0;
  });
  if (whole > height) await tab.setViewportSize({ width, height: whole });
}

async function wear(tab: Page, { colorScheme, language }: (typeof looks)[number]) {
  await tab.emulateMedia({ colorScheme });
  await tab.waitForFunction(
    (scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme,
    colorScheme,
  );
  if (await tab.evaluate((code) => document.documentElement.lang !== code, language))
    await speak(tab, language);
}
