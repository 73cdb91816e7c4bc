import type { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

/** The same person on another device, signed in through the front door. */
export const signInAgain = async (
  app: TestApp,
  { email, password }: { email: string; password: string },
  more: Record<string, unknown> = {},
): Promise<Browser> => {
  const browser = app.browser();
  const answer = await browser.post('/auth/signin', { email, password, ...more });
  if (answer.status !== 200) throw new Error(`sign-in failed: ${answer.text}`);
  browser.keep(answer.body);
  return browser;
};
