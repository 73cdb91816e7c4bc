import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';

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
export type Sessions = Map<string, Session>;

/** One of the demo people, or anybody by their address. */
export type Who = Person | { readonly email: string; readonly password: string };
export type Enter = (page: Page, who: Who, how?: { fresh?: boolean }) => Promise<void>;
export type SignIn = (page: Page, who: Who, how?: { to?: string; fresh?: boolean }) => Promise<void>;

// Well under the fifteen minutes of an access token, so that a kept session is not refreshed, which would rotate it.
const keptMs = 8 * 60_000;

/**
 * Gives the page's browser somebody's session. The first time goes through the screen; later ones reuse that session.
 * A test that ends or refreshes its session asks for a `fresh` one, which nobody else gets.
 */
export const enterWith =
  (sessions: Sessions): Enter =>
  async (page, who, { fresh = false } = {}) => {
    const given = typeof who === 'string' ? { email: emailOf(who), password } : who;
    const kept = sessions.get(given.email);
    if (!fresh && kept && Date.now() - kept.since < keptMs) return become(page, kept.state);
    await become(page, nobody);
    await page.goto('/login');
    await page.route(signInCall, fromElsewhere);
    await fillSignIn(page, given);
    await expect(page).not.toHaveURL(/\/login/);
    await page.unroute(signInCall, fromElsewhere);
    if (!fresh) sessions.set(given.email, { state: await page.context().storageState(), since: Date.now() });
  };

const signInCall = '**/api/auth/signin';
let comers = 0;

/** Everybody comes from an address of their own: all journeys together sign in more often than one address may. */
const fromElsewhere = (route: Route) => {
  comers += 1;
  const headers = { ...route.request().headers(), 'x-forwarded-for': `10.1.${comers >> 8}.${comers & 255}` };
  return route.continue({ headers });
};

type State = Session['state'];
export const nobody: State = { cookies: [], origins: [] };

/**
 * Replaces what the browser keeps of a session. The app would follow the change as it follows another tab, so the page
 * goes to an address of the same origin that runs no script.
 */
export const become = async (page: Page, { cookies, origins }: State) => {
  await page.goto('/livez');
  const kept = origins.flatMap(({ localStorage }) => localStorage);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, kept);
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
};

/** The same, and opens `to`. */
export const signInWith =
  (sessions: Sessions): SignIn =>
  async (page, who, { to = '/', fresh = false } = {}) => {
    await enterWith(sessions)(page, who, { fresh });
    await page.goto(to);
  };

/** Fills the sign-in screen that is shown, in English, and sends it. */
export const fillSignIn = async (page: Page, given: { email: string; password?: string }) => {
  await page.getByLabel('Email').fill(given.email);
  await page.getByLabel('Password', { exact: true }).fill(given.password ?? password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};
