import type { Page } from '@playwright/test';
import { axe, test as base, expect } from './fixtures.ts';
import {
  cutLabels,
  hiddenFocus,
  restBars,
  sidewaysScroll,
  smallTargets,
  still,
  strayNames,
} from './geometry.ts';
import { nothingLoads, type Screen } from './screens/screen.ts';
import { screensOf } from './screens/screens.ts';
import { speak } from './screens/speak.ts';
import { visit, walk } from './screens/visit.ts';
import { watchContext } from './watch-context.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 740 };
const narrowest = { width: 320, height: 740 };
type Size = { readonly width: number; readonly height: number };

// Screens that show how a failure looks cause one.
const expectedErrors = /status of (401|403|404|409|410|422|500)/;

type Walker = {
  readonly tab: Page;
  readonly complaints: string[];
  /** In which look the tab was left: the next screen is seen in it first. */
  worn?: Look;
  /** The last screen, and what the browser kept before anything was done there. */
  last?: { screen: Screen; kept: string };
};

/**
 * One tab for all screens: where it can, it goes from one to the next inside the app, as a person does, and loads
 * nothing again. A test that fails ends its worker, and the tab with it.
 */
const test = base.extend<{ tab: Page }, { walker: Walker }>({
  walker: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({
        baseURL: server.url,
        reducedMotion: 'reduce',
        timezoneId: 'UTC',
      });
      const complaints = watchContext(context, server.url, expectedErrors);
      await use({ tab: await context.newPage(), complaints });
      await context.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ walker: { tab, complaints } }, use) => {
    await use(tab);
    // Nothing of one screen is still under way when the next one begins.
    await tab.unrouteAll({ behavior: 'wait' });
    expect(complaints.splice(0), 'nothing to complain about in the browser').toEqual([]);
  },
});

/**
 * Colors do not depend on the direction of reading, so that two looks show light, dark and Arabic at both widths.
 * `system` follows the browser's setting at once: each screen needs one visit.
 */
const looks = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'dark', language: 'ar' },
] as const;
type Look = (typeof looks)[number];
type View = { readonly look: Look; readonly size: Size; readonly isWhole: boolean };

/**
 * An address is seen in both looks at both widths: each width is another page and is asked everything once, and in the
 * other look what looks change; what exists at one width only is asked everything in both looks. Its further states are
 * made of the same parts and are seen once, by turns.
 */
const viewsOf = (screen: Screen, turn: number | undefined): readonly [View, ...View[]] => {
  const sizes = [wide, narrow].filter((size) => !screen.only || (screen.only === 'wide') === (size === wide));
  // From one to the next, either the look changes or the width.
  const views = looks.flatMap((look) =>
    (look === looks[0] ? sizes : sizes.toReversed()).map((size) => ({
      look,
      size,
      isWhole: sizes.length === 1 || (look === looks[0]) === (size === sizes[0]),
    })),
  );
  const whole = views.filter(({ isWhole }) => isWhole);
  const [first, ...others] = turn === undefined ? views : [whole[turn % whole.length]];
  if (!first) throw new Error(`${screen.name} is seen at no width.`);
  return [first, ...others.flatMap((view) => view ?? [])];
};

/** What is searched or filtered makes no other address, but the other way of viewing does. */
const addressOf = ({ path }: Screen) => {
  const [pathname = '', query = ''] = String(path).split('?');
  return typeof path === 'string' ? `${pathname} ${query.includes('viewMode=')}` : String(path);
};

/** Each screen of a slice, in every look and width that it has: nothing of it is in anybody's way. */
export const seeScreens = (slice: keyof typeof screensOf) => {
  const known = new Set<string>();
  let turns = 0;
  const seen = screensOf[slice]
    .filter(({ seenElsewhere }) => !seenElsewhere)
    .map((screen) => {
      const address = addressOf(screen);
      const isState = known.has(address);
      known.add(address);
      return { screen, views: viewsOf(screen, isState ? turns++ : undefined) };
    });

  // Whoever is there stays as long as there is something to see for them, and what is seen in one look only follows what
  // is seen in the same; what is set up around a page comes last.
  const order = ({ screen, views: [{ look }, ...others] }: (typeof seen)[number]) =>
    `${screen.who} ${isSetUp(screen)} ${others.length > 0 ? '' : look.colorScheme}`;
  const inOrder = seen.toSorted((one, other) => order(one).localeCompare(order(other)));

  for (const { screen, views } of inOrder) {
    test(`${screen.name}: nothing is in anybody’s way`, async ({ walker, tab, enter, world, server }) => {
      const inTurn = walker.worn === views.at(-1)?.look ? views.toReversed() : views;
      const [first = views[0]] = inTurn;
      const dress = async () => {
        await tab.setViewportSize(first.size);
        await tab.emulateMedia({ colorScheme: first.look.colorScheme });
        // Where the last screen left the pointer, the menu of this one may open under it.
        await tab.mouse.move(first.size.width / 2, 0);
      };
      const come = (await canWalk(walker, screen)) ? walk : visit;
      const arrived = async () => {
        walker.last = { screen, kept: await kept(tab) };
      };
      const { language } = first.look;
      await come(tab, screen, { enter, world, url: server.url, language, theme: 'system', dress, arrived });
      expect(await hiddenFocus(tab), 'focus is seen').toEqual([]);
      await nothingLoads(tab);
      walker.worn = first.look;
      for (const { look, size, isWhole } of inTurn) {
        if (look !== walker.worn) await wear(tab, look);
        walker.worn = look;
        for (const width of widthsOf(tab, size))
          if (width === narrowest) await seeNarrowest(tab, look);
          else await see(tab, { look, size: width, isWhole });
      }
    });
  }
};

/** A narrow one is seen narrower still, before or after, as the window is already. */
function widthsOf(tab: Page, size: Size) {
  if (size !== narrow) return [size];
  return tab.viewportSize()?.width === narrowest.width ? [narrowest, narrow] : [narrow, narrowest];
}

async function see(tab: Page, { look, size, isWhole }: View) {
  const where = `${look.colorScheme}, ${look.language}, ${size.width} px`;
  await tab.setViewportSize(size);
  await still(tab);
  await restBars(tab, size);
  expect(await axe(tab, isWhole ? 'everything' : 'looks'), where).toEqual([]);
  expect(await smallTargets(tab), `targets, ${where}`).toEqual([]);
  expect(await strayNames(tab), `names, ${where}`).toEqual([]);
  expect(await cutLabels(tab), `labels, ${where}`).toEqual([]);
}

async function seeNarrowest(tab: Page, { language }: Look) {
  await tab.setViewportSize(narrowest);
  // A dropdown finds its new place a moment after the window has changed.
  await expect.poll(() => sidewaysScroll(tab), `${language}, 320 px`).toEqual([]);
}

/** Who comes is the same, nothing is set up around the page, and the last screen has left nothing behind. */
async function canWalk({ last, tab }: Walker, screen: Screen) {
  if (!last || last.screen.who !== screen.who) return false;
  return ![last.screen, screen].some(isSetUp) && last.kept === (await kept(tab));
}

/** The way of viewing is remembered when the inventory is left. */
function isSetUp({ failing, cookies, path }: Screen) {
  return failing !== undefined || cookies !== undefined || String(path).includes('viewMode=');
}

/** What the browser keeps, but for the language, which every screen sets anew; and messages that are still shown. */
const kept = (tab: Page) =>
  tab.evaluate(() => {
    const isOther = (entry: string) => !/^(archway-)?language\b/.test(entry);
    const entriesOf = (storage: Storage) => Object.entries(storage).map(([key, value]) => `${key}=${value}`);
    const entries = [
      ...document.cookie.split('; '),
      ...entriesOf(localStorage),
      ...entriesOf(sessionStorage),
    ];
    return JSON.stringify([entries.filter(isOther).sort(), document.querySelectorAll('[role=alert]').length]);
  });

async function wear(tab: Page, { colorScheme, language }: Look) {
  await tab.emulateMedia({ colorScheme });
  await tab.waitForFunction(
    (scheme) => document.documentElement.dataset['mantineColorScheme'] === scheme,
    colorScheme,
  );
  await speak(tab, language);
}
