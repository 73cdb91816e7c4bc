import type { Page } from '@playwright/test';
import { become, type Enter, nobody } from '../people.ts';
import { type Language, sayIn } from '../words.ts';
import { nothingLoads, type Screen, standing, type World } from './screen.ts';
import { newcomerWho } from './world.ts';

type Visit = {
  readonly enter: Enter;
  readonly world: World;
  readonly url: string;
  readonly language: Language;
  readonly theme: 'light' | 'dark' | 'system';
};

/** Comes to a screen as the person it is for, in a language and a theme, and does there what belongs to it. */
export const visit = async (page: Page, screen: Screen, { enter, world, url, language, theme }: Visit) => {
  const { who, path, failing, cookies, afterwards } = screen;
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
  await page.goto(typeof path === 'string' ? path : path(world));
  await standing(page);
  if (!afterwards) return;
  await afterwards(page, sayIn(language));
  await nothingLoads(page);
};
