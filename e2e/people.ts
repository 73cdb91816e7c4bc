import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The members of the demo organization who can sign in. */
export type Person = 'owner' | 'designer' | 'warehouse' | 'crew' | 'viewer';
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
      await throughTheScreen(page, person);
      if (!fresh) sessions.set(person, { state: await page.context().storageState(), since: Date.now() });
    }
    await page.goto(to);
  };

const throughTheScreen = async (page: Page, person: Person) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(emailOf(person));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
};
