import type { Page } from '@playwright/test';

/** A token that says when it ends. Nobody signed it: the browser reads the time only, the server refuses it. */
export const tokenEnding = (secondsFromNow: number): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + secondsFromNow;
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ exp })}.${'x'.repeat(43)}`;
};

export const expired = tokenEnding(-60);

/**
 * Puts other tokens into the stored session, in local storage and in the cookies, as time would, once the calls that a
 * page makes on its arrival are answered.
 */
export const replaceTokens = async (page: Page, tokens: { accessToken?: string; refreshToken?: string }) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate((given) => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, ...given }));
    for (const [name, value] of Object.entries(given)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the page keeps its tokens this way
      document.cookie = `${name}=${value}; path=/; max-age=3600; samesite=strict`;
    }
  }, tokens);
};

export type StoredUser = Record<string, unknown> & {
  accessToken: string;
  refreshToken: string;
  activeOrganization: { id: string; name: string };
};

export const readStoredUser = (page: Page): Promise<StoredUser> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? 'null'));
