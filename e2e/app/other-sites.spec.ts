import type { Page } from '@playwright/test';
import { mustCall, signInByApi } from '../api.ts';
import { expect, test } from '../fixtures.ts';
import { startOtherSite } from '../other-site.ts';
import { emailOf, password } from '../people.ts';

const atOtherSite = String.raw`request to a foreign host: http://127\.0\.0\.1:\d+/`;

test.describe('another site', () => {
  test.use({ ownBrowser: true });

  test.describe('that frames Archway', () => {
    const refused = String.raw`console error: .*http://localhost:\d+/.*(frame-ancestors 'none'|X-Frame-Options)`;
    test.use({ expectedErrors: new RegExp(`^(${atOtherSite}|${refused})`) });

    test('shows nothing of it', async ({ page, server }) => {
      const site = await startOtherSite(
        `<h1>Win a sofa</h1><iframe src="${server.url}/login" title="bait"></iframe>`,
      );
      await page.goto(site.url);
      await expect.poll(() => page.frames().at(1)?.url()).toMatch(/^chrome-error:|^about:blank/);
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Sign in' })).toHaveCount(0);
      await site.stop();
    });
  });

  test.describe('that posts to the sign-in', () => {
    const refused = String.raw`console error: Failed to load resource: .*(status of 4(03|15)|ERR_FAILED|ERR_BLOCKED_BY_RESPONSE).*/api/auth/signin\)`;
    const unread = String.raw`console error: Access to fetch at 'http://localhost:\d+/api/auth/signin' .* blocked by CORS policy`;
    test.use({ expectedErrors: new RegExp(`^(${atOtherSite}|${refused}|${unread})`) });

    test('is refused, whatever it sends, and nobody is signed in', async ({ page, server }) => {
      const signIn = `${server.url}/api/auth/signin`;
      const who = { email: emailOf('viewer'), password };
      const { accessToken: token } = await signInByApi(server.url, who.email);
      const before = await sessionsOf(server.url, token);
      // As text, the one field of this form is the JSON that the sign-in takes.
      const [name, value] = JSON.stringify({ ...who, more: '=' }).split('=');
      const fields = Object.entries(who).map(([key, text]) => `<input name="${key}" value="${text}">`);
      const site = await startOtherSite(`
        <form method="post" action="${signIn}" enctype="text/plain">
          <input name='${name}' value='${value}'><button>As text</button></form>
        <form method="post" action="${signIn}">${fields.join('')}<button>As a form</button></form>`);

      for (const button of ['As text', 'As a form']) {
        await page.goto(site.url);
        expect(await refuses(page, () => page.getByRole('button', { name: button }).click())).toBe(true);
      }
      await page.goto(site.url);
      const send = (mode: 'cors' | 'no-cors', type: string) =>
        page.evaluate(
          ([to, body, how, kind]) => {
            const call = { method: 'POST', mode: how, headers: { 'content-type': kind }, body } as const;
            return fetch(to, { ...call, credentials: 'include' }).then(String, () => 'failed');
          },
          [signIn, JSON.stringify(who), mode, type] as const,
        );
      for (const type of ['text/plain', 'application/json'])
        for (const mode of ['cors', 'no-cors'] as const) expect(await send(mode, type), type).toBe('failed');

      expect(await sessionsOf(server.url, token), 'no session was begun').toBe(before);
      expect(await page.context().cookies()).toEqual([]);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: 'Every piece, every house' })).toBeVisible();
      await site.stop();
    });
  });

  test.describe('that opens Archway and talks to it', () => {
    test.use({ expectedErrors: new RegExp(`^${atOtherSite}`) });

    test('is not heard: not by messages, not by names in the address', async ({ page, server, enter }) => {
      await enter(page, 'viewer');
      const site = await startOtherSite(`<button onclick="
        const opened = window.open('${server.url}/settings');
        setInterval(() => opened.postMessage({ type: 'logout', to: 'https://evil.test' }, '*'), 20);
      ">Open</button>`);
      await page.context().addInitScript(() => {
        const heard: unknown[] = [];
        Object.assign(globalThis, { heard });
        addEventListener(
          'message',
          ({ origin, data }) => void (origin !== location.origin && heard.push(data)),
        );
      });
      await page.goto(site.url);
      const openedPage = page.context().waitForEvent('page');
      await page.getByRole('button', { name: 'Open' }).click();
      const opened = await openedPage;
      await expect(opened.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      expect(
        await opened.evaluate(() => [opener, (globalThis as unknown as { heard: unknown[] }).heard]),
      ).toEqual([null, []]); // put there above
      await site.stop();

      const names = ['getElementById', 'cookie', 'body', 'location', 'querySelector'];
      // biome-ignore format: a list of attempts
      const query = [
        '__proto__[x]=1', '__proto__.x=1', 'constructor.prototype.x=1', 'constructor[prototype][x]=1', '__proto__=x', 'toString=x',
        ...names.flatMap((name) => [`id=${name}`, `name=${name}`, `searchQuery=${name}`]),
      ].join('&');
      for (const path of ['/organization/members', '/setup']) {
        await opened.goto(`${path}?${query}#getElementById`);
        await expect(opened.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await opened.evaluate(() => postMessage({ type: 'logout', action: 'navigate', to: '/login' }, '*'));
        expect(await opened.evaluate(stateOfThePage, names), path).toEqual({
          polluted: [],
          clobbered: [],
          signedIn: true,
        });
      }
    });
  });
});

const sessionsOf = async (url: string, token: string) => {
  const { rows } = await mustCall(url, 'GET /me/sessions', { token });
  return (rows as unknown[]).length; // the contract's list
};

/** Whether the server refuses a call of the sign-in: for where it comes from, or for what it is written in. */
const refuses = async (page: Page, send: () => Promise<unknown>) => {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/auth/signin')),
    send(),
  ]);
  expect((await answer.allHeaders())['set-cookie']).toBeUndefined();
  return [403, 415].includes(answer.status());
};

/** Runs in the page. */
const stateOfThePage = (names: string[]) => {
  const shared = [{}, [], '', () => undefined].flatMap((each) => {
    const found: string[] = [];
    for (const name in each as object) found.push(name);
    return found;
  });
  return {
    polluted: [...shared, ...['x', 'x]'].filter((name) => name in {})],
    clobbered: names.filter((name) => document.querySelector(`[id="${name}"], [name="${name}"]`)),
    signedIn: localStorage.getItem('user') !== null,
  };
};
