import type { Page } from '@playwright/test';
import { become, type Enter, nobody } from '../people.ts';
import { type Language, languages, translator } from '../words.ts';
import { allPartsCame, type Screen, standing, type World } from './screen.ts';
import { speak } from './speak.ts';
import { newcomerWho } from './world.ts';

type Visit = {
  readonly enter: Enter;
  readonly world: World;
  readonly url: string;
  readonly language: Language;
  readonly theme: 'light' | 'dark' | 'system';
  /** Gives the window its size and the browser its colors, where that moves nothing on a screen that is left. */
  readonly dress?: () => Promise<void>;
  /** Called when the screen stands, before anything is done there. */
  readonly arrived?: () => Promise<void>;
};

/**
 * Comes to a screen as the person it is for, in a language and a theme, and does there what belongs to it. The bar
 * above it may not have ended yet: `nothingLoads`.
 */
export const visit = async (page: Page, screen: Screen, visiting: Visit) => {
  const { enter, world, url, language, theme, dress } = visiting;
  const { who, failing, cookies } = screen;
  await dress?.();
  if (who === 'newcomer') await enter(page, newcomerWho);
  else if (who === 'visitor') await become(page, nobody);
  else await enter(page, who);
  await page.context().addCookies(
    Object.entries({ theme, language, ...cookies }).map(([name, value]) => ({
      name: `archway-${name}`,
      value,
      url,
    })),
  );
  // The page itself reads the language from here; the cookie is for the server.
  await page.evaluate((code) => localStorage.setItem('language', code), language);
  if (failing) await page.route(failing, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(addressOf(screen, world));
  await arrive(page, screen, visiting);
};

/**
 * Comes to a screen inside the app that is open in this page, for somebody who is already in it. The way there leads
 * over a screen without a frame, so that nothing that was open is left.
 */
export const walk = async (page: Page, screen: Screen, visiting: Visit) => {
  const { world, language, dress } = visiting;
  await page.evaluate((path) => history.pushState(null, '', path), between);
  const passed = await page.waitForFunction(
    (titles) =>
      [...document.querySelectorAll('h1')].find(({ textContent }) => titles.includes(textContent ?? '')),
    languages.map((code) => translator(code)('app:notFound.title')),
  );
  await dress?.();
  await speak(page, language);
  await page.evaluate((path) => history.pushState(null, '', path), addressOf(screen, world));
  await page.waitForFunction((heading) => !heading?.isConnected, passed);
  await arrive(page, screen, visiting);
};

const between = '/pages/misc/not-found/between';

const addressOf = ({ path }: Screen, world: World) => (typeof path === 'string' ? path : path(world));

const arrive = async (page: Page, { afterwards }: Screen, { language, arrived }: Visit) => {
  await standing(page);
  await arrived?.();
  if (!afterwards) return;
  await afterwards(page, translator(language));
  await allPartsCame(page);
};
