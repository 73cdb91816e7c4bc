import { describe, expect, test } from 'vitest';
import { makeBrowser } from '../browser.ts';
import { lastLinkToken, owner } from '../people.ts';
import { formWith, photo } from '../pictures.ts';
import { useOwnTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';
import { makeBuiltWeb, script, workerScript } from './built-web.ts';

const home = 'https://company.example/tools/archway';
const base = '/tools/archway/';
const app = useOwnTestApp({ PUBLIC_URL: home, repo: makeBuiltWeb() });

/** How a request arrives: with the path that the browser asked for, or without. */
const proxies = [
  { proxy: 'leaves the path on', at: '/tools/archway' },
  { proxy: 'takes the path off', at: '' },
];

describe.each(proxies)('behind a proxy that $proxy', ({ at }) => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    makeBrowser(app.url + at).request('GET', path, undefined, headers);
  const member = () => owner({ browser: () => makeBrowser(app.url + at), sql: app.sql });

  test('pages name their files below the path, and tell it to their script', async () => {
    for (const path of ['/', '/inventory/7?x=1', '/scan/W1.A.02']) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain(`src="${base}assets/app-CkHpH5X6.js"`);
      expect(text).toContain(`href="${base}assets/words-en.js"`);
      expect(text).toContain(`{&quot;base&quot;:&quot;${base}&quot;,`);
      expect(text).not.toMatch(/(?:src|href)="(?:\.|\/(?!tools\/archway\/))/);
    }
  });

  test('files, the worker and the manifest are there', async () => {
    expect((await get('/assets/app-CkHpH5X6.js')).text).toBe(script);
    expect((await get('/service-worker.js')).text).toBe(workerScript);
    for (const path of ['/manifest.webmanifest', '/favicon.svg', '/livez', '/readyz', '/api/docs'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    for (const path of ['/.env', '/index.html', '/../.env', '/assets/..%2f..%2fsecret.txt'])
      expect([400, 403, 404], path).toContain((await get(path)).status);
  });

  test('a cookie of this Archway is read, and none of another on the same host', async () => {
    const look = async (cookie: string) => {
      const { text } = await get('/dashboard', { cookie });
      return [/data-first="(\w+)"/.exec(text)?.[1], /data-theme="(\w+)"/.exec(text)?.[1]];
    };
    expect(await look('accessToken+tools+archway=a; archway-theme+tools+archway=dark')).toEqual([
      'frame',
      'dark',
    ]);
    expect(await look('accessToken=a; archway-theme=dark; accessToken+archway-two=a')).toEqual([
      'plain',
      'light',
    ]);
  });

  test('the server’s own cookie is for this path, and known again', async () => {
    const robin = await member();
    const answer = await robin.post('/auth/signin', { email: robin.email, password: robin.password });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^archway-device\+tools\+archway=/);
    expect(cookie).toContain('; Path=/tools/archway/; HttpOnly; Secure; SameSite=Strict');
    const mails = () => app.sql`select subject from mail where recipient = ${robin.email}`;
    const before = (await mails()).length;
    await robin.post('/auth/signin', { email: robin.email, password: robin.password });
    expect((await mails()).length).toBe(before);
    robin.cookies.clear();
    await robin.post('/auth/signin', { email: robin.email, password: robin.password });
    expect((await mails()).length).toBe(before + 1);
  });

  test('pictures and live updates take the token from this Archway’s cookie', async () => {
    const robin = await member();
    const { body } = await robin.post('/pictures', formWith(await photo()));
    const token = robin.state.accessToken;
    const own = { cookie: `accessToken=stale; accessToken+tools+archway=${token}` };
    const others = { cookie: `accessToken=${token}` };
    expect((await get(`/pictures/${body.id}/small.webp`, own)).status).toBe(200);
    expect((await get(`/pictures/${body.id}/small.webp`, others)).status).toBe(401);
    const ending = new AbortController();
    const heard = await fetch(`${app.url}${at}/live`, { headers: own, signal: ending.signal });
    expect([heard.status, heard.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    ending.abort();
    expect((await get('/live', others)).status).toBe(401);
  });

  test('addresses that leave the house have the path: labels, calendars, mails, problems, the reference', async () => {
    const robin = await member();
    const unit = await warehouseOf(robin).unit();
    const label = await robin.post('/labels', { kind: 'unit', targetId: unit.id });
    expect(label.body.address).toMatch(/^https:\/\/company\.example\/tools\/archway\/scan\/\w{10}$/);
    const scanned = await robin.get(`/scan/${label.body.address.split('/').at(-1)}`);
    expect([scanned.status, scanned.body.unit?.id]).toEqual([200, unit.id]);

    const feed = await robin.post('/calendar-feeds', { scope: 'all' });
    expect(feed.body.url).toMatch(new RegExp(`^${home}/api/calendars/[\\w-]{65}\\.ics$`));
    expect((await get(feed.body.url.replace(home, ''))).text).toContain('BEGIN:VCALENDAR');

    await robin.post('/invitations', { email: `new${at.length}@house.test`, role: 'viewer' });
    const [mail] =
      await app.sql`select body_text from mail where recipient = ${`new${at.length}@house.test`}`;
    expect(mail?.['bodyText']).toContain(
      `${home}/register?invitation=${await lastLinkToken(app, `new${at.length}@house.test`)}`,
    );

    const { body: problem } = await get('/api/me');
    expect([problem.status, problem.type]).toEqual([401, `${base}api/docs#problem-unauthenticated`]);
    expect((await get('/api/openapi.json')).body.servers).toEqual([{ url: `${home}/api` }]);
    expect((await get('/api/docs')).text).toContain(`href="${base}api/openapi.json"`);
  });
});

test('the path alone leads to the path with a slash, where relative addresses begin', async () => {
  const browser = makeBrowser(app.url);
  for (const query of ['', '?to=%2Fteam&x=1']) {
    const answer = await browser.request('GET', `/tools/archway${query}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, base + query]);
  }
});

test('what only begins like the path is not below it', async () => {
  const browser = makeBrowser(app.url);
  for (const path of ['/tools/archway-two/api/me', '/tools/archwayapi/me', '/TOOLS/ARCHWAY/api/me'])
    expect([path, (await browser.request('GET', path)).body?.code]).toEqual([path, undefined]);
  expect((await browser.request('GET', '/tools/archway/tools/archway/api/me')).body?.code).toBe(undefined);
});
