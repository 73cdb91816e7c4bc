import { expect, type Page } from '@playwright/test';
import type { Language } from '../words.ts';

/** Lets the page speak another language as its own switch does, also while a dialog stands in front of that switch. */
export const speak = async (page: Page, language: Language) => {
  if (await page.evaluate((code) => document.documentElement.lang === code, language)) return;
  await page.evaluate(async (code) => {
    type Speaker = { changeLanguage: (code: string) => Promise<unknown>; loadNamespaces: unknown };
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const modules = await Promise.all(
      loaded.filter((name) => name.endsWith('.js')).map((name) => import(name)),
    );
    const speaker = modules
      .flatMap((module) => Object.values(module as Record<string, unknown>))
      .find(
        (value): value is Speaker => typeof value === 'object' && value !== null && 'loadNamespaces' in value,
      );
    if (!speaker) throw new Error('The page has no i18next.');
    await speaker.changeLanguage(code);
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};
