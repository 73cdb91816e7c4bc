import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The members of the demo organization Larkspur Staging Co., each named by their role there. */
export type Person =
  | 'owner'
  | 'admin'
  | 'designer'
  | 'warehouse'
  | 'crew'
  | 'accountant'
  | 'viewer'
  | 'stylist';
export const password = 'show-me-the-arch';
export const emailOf = (person: Person) => `${person}@larkspur.test`;

type Session = { state: Awaited<ReturnType<BrowserContext['storageState']>>; since: number };
export type Sessions = Map<Person, Session>;
export type SignIn = (page: Page, person: Person, how?: { to?: string; fresh?: boolean }) => Promise<void>;

// Well under the fifteen minutes of an access token, so that a kept session is not refreshed, which would rotate it.
const keptMs = 8 * 60_000;

/**
 * Signs a person in and opens `to`. The first time goes through the screen; later ones reuse that session.
 * A test that ends or refreshes its session asks for a `fresh` one, which nobody else gets.
 */
export const signInWith =
  (sessions: Sessions): SignIn =>
  async (page, person, { to = '/', fresh = false } = {}) => {
    const kept = sessions.get(person);
    if (!fresh && kept && Date.now() - kept.since < keptMs) {
      await page.context().setStorageState(kept.state);
    } else {
      await page.goto('/login');
      await fillSignIn(page, { email: emailOf(person) });
      await expect(page).not.toHaveURL(/\/login/);
      if (!fresh) sessions.set(person, { state: await page.context().storageState(), since: Date.now() });
    }
    await page.goto(to);
  };

/** Fills the sign-in screen that is shown, in English, and sends it. */
export const fillSignIn = async (page: Page, given: { email: string; password?: string }) => {
  await page.getByLabel('E-mail').fill(given.email);
  await page.getByLabel('Password', { exact: true }).fill(given.password ?? password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
