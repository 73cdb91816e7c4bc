import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { makeBuiltWeb, script, workerScript } from './built-web.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ repo: makeBuiltWeb(), TRANSLATION: true });
});
afterAll(() => app.close());

/** The bytes as they travel, with the path as it is given: no browser tidies it up first. */
const fetchRaw = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(app.url);
      request({ hostname, port, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
const page = async (cookie = '') => (await fetchRaw('/', { cookie })).body.toString();
const htmlTag = (text: string) => /<html[^>]*>/.exec(text)?.[0] ?? '';

describe('the page', () => {
  test('is sent compressed to whoever reads that', async () => {
    const { body, headers } = await fetchRaw('/login', { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toContain('<div id="app"');
    expect(body.length).toBeLessThan((await page()).length / 3);
  });

  test('is kept by no cache, whatever its address', async () => {
    for (const path of [
      '/',
      '/dashboard',
      '/inventory/7?x=1',
      '/reset/abc',
      '/front-pages/help-center/article/how-to',
      // What stands on a label may end like the name of a file.
      '/scan/W1.A.02',
    ]) {
      const answer = await fetchRaw(path);
      expect([path, answer.status, answer.headers['cache-control'], answer.headers.etag]).toEqual([
        path,
        200,
        'no-store',
        undefined,
      ]);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  test('is made for each visitor from their choices', async () => {
    expect(htmlTag(await page())).toBe(
      '<html lang="en" dir="ltr" data-mantine-color-scheme="light" data-theme="light" data-skin="default" data-semi-dark="true" data-nav="vertical" data-nav-collapsed="true" data-content-width="boxed" data-navbar="static" data-footer="hidden">',
    );
    const chosen = htmlTag(
      await page(
        'archway-theme=dark; archway-skin=bordered; archway-language=ar; archway-nav=horizontal; archway-content-width=fluid; archway-semi-dark=false; archway-navbar=sticky; archway-footer=static; archway-nav-collapsed=false',
      ),
    );
    for (const attribute of [
      'lang="ar"',
      'dir="rtl"',
      'data-theme="dark"',
      'data-skin="bordered"',
      'data-nav="horizontal"',
      'data-content-width="fluid"',
      'data-semi-dark="false"',
      'data-navbar="sticky"',
      'data-footer="static"',
      'data-nav-collapsed="false"',
    ]) {
      expect(chosen).toContain(attribute);
    }
  });

  test.each([
    'archway-theme="><script>alert(1)</script>',
    'archway-theme=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'archway-skin=default" onload="alert(1)',
    "archway-language=en' onload='alert(1)",
    'archway-nav=__proto__',
    'archway-navbar=constructor',
    '__proto__=dark; archway-theme=toString',
    'archway-language=%E0%A4%A',
    'archway-footer=$&$1$`',
    `archway-theme=${'x'.repeat(8000)}`,
    '==;;=;archway-skin; archway-theme',
  ])('is not changed by a cookie like %s', async (cookie) => {
    expect(htmlTag(await page(cookie))).toBe(htmlTag(await page()));
    expect(await page(cookie)).toBe(await page());
  });

  test.each([
    { at: '/login', cookie: '', look: 'door', scripts: ['login', 'words-en'] },
    { at: '/login', cookie: 'archway-language=ar', look: 'door', scripts: ['login', 'words-ar'] },
    { at: '/', cookie: '', look: 'plain', scripts: ['words-en'] },
    { at: '/dashboard', cookie: '', look: 'plain', scripts: ['words-en'] },
    {
      at: '/dashboard?x=1',
      cookie: 'accessToken=a',
      look: 'frame',
      scripts: ['frame', 'dashboard', 'words-en'],
    },
    { at: '/', cookie: 'refreshToken=r', look: 'frame', scripts: ['frame', 'dashboard', 'words-en'] },
    { at: '/vendors/detail/7', cookie: 'refreshToken=r', look: 'frame', scripts: ['frame', 'words-en'] },
    { at: '/__proto__', cookie: 'refreshToken=r', look: 'frame', scripts: ['frame', 'words-en'] },
    {
      at: '/',
      cookie: 'broken=%E0%A4%A; =; refreshToken=r',
      look: 'frame',
      scripts: ['frame', 'dashboard', 'words-en'],
    },
    { at: '/constructor', cookie: '', look: 'plain', scripts: ['words-en'] },
  ])(
    'shows at $at with "$cookie" the outline of what will stand there, and names its files',
    async (visit) => {
      const html = (await fetchRaw(visit.at, { cookie: visit.cookie })).body.toString();
      expect(/data-first="(\w+)"/.exec(html)?.[1]).toBe(visit.look);
      const named = [...html.matchAll(/rel="modulepreload" crossorigin href="\/assets\/([\w-]+)\.js"/g)];
      expect(named.map(([, name]) => name)).toEqual(visit.scripts);
    },
  );

  test('tells the browser the public part of the configuration, and nothing else', async () => {
    const [, content = ''] = /<meta name="archway-config" content="([^"]*)" \/>/.exec(await page()) ?? [];
    expect(
      JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')),
    ).toEqual({
      translation: true,
      defaultLocale: 'en',
      embedded: true,
      mailPage: false,
      posthogKey: null,
      posthogHost: null,
      serviceWorker: true,
      mapTiles: null,
    });
    const hostile = await app.another({ POSTHOG_KEY: `"><script>$&$'` });
    const text = (await hostile.browser().request('GET', '/')).text;
    expect(text).toContain("&quot;posthogKey&quot;:&quot;\\&quot;>&lt;script>$&amp;$'&quot;");
    expect(text).not.toContain('"><script>$');
  });

  test('is in the default language, whatever the visitor chose, while translation is off', async () => {
    const chosen = { cookie: 'archway-language=ar' };
    const off = (await app.another({ TRANSLATION: false, DEFAULT_LOCALE: 'fr' })).browser();
    expect((await off.request('GET', '/', undefined, chosen)).text).toContain('<html lang="fr" dir="ltr"');
    const on = (await app.another({ DEFAULT_LOCALE: 'fr' })).browser();
    expect((await on.request('GET', '/')).text).toContain('<html lang="fr" dir="ltr"');
    expect((await on.request('GET', '/', undefined, chosen)).text).toContain('<html lang="ar" dir="rtl"');
  });
});

describe('files', () => {
  test('with a hash in their name are kept for ever', async () => {
    const { headers, status } = await fetchRaw('/assets/app-CkHpH5X6.js');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect((await fetchRaw('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('are sent as they were compressed at build, the smaller way first', async () => {
    const brotli = await fetchRaw('/assets/app-CkHpH5X6.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const gzip = await fetchRaw('/assets/app-CkHpH5X6.js', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const plain = await fetchRaw('/assets/app-CkHpH5X6.js');
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, script]);
    for (const { headers } of [brotli, gzip]) expect(headers.vary).toMatch(/accept-encoding/i);
  });

  test.each([
    '/.env',
    '/.git/config',
    '/.git/HEAD',
    '/assets/app-CkHpH5X6.js.map',
    '/index.html',
    '/package.json',
    '/server/src/config.ts',
    '/assets/nothing.js',
    '/../.env',
    '/%2e%2e/.env',
    '/..%2f.env',
    '/%2e%2e%2f%2e%2e%2f.env',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%252e%252e/%252e%252e/secret.txt',
    '//etc/passwd.txt',
    '/%00.js',
    '/assets/%00',
    '/.well-known/x.json',
  ])('%s is not there', async (path) => {
    const answer = await fetchRaw(path);
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.body.toString()).not.toMatch(/hush|root:|TOKEN_SECRET/);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  test('the build leaves no source maps beside the files', () => {
    const dist = join(readConfig({}).repo, 'web/dist');
    const files = existsSync(dist) ? readdirSync(dist, { recursive: true }).map(String) : [];
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});

describe('the worker that opens the app without a network', () => {
  const worker = async (of: { browser: TestApp['browser'] } = app) =>
    of.browser().request('GET', '/service-worker.js');

  test('is asked for anew each time, and may answer for the whole app', async () => {
    const { status, headers, body } = await fetchRaw('/service-worker.js');
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'no-cache',
      'text/javascript; charset=utf-8',
    ]);
    expect(body.toString()).toBe(workerScript);
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
  });

  test('is replaced, when it is switched off, by one that clears up and goes; pages are told to have none', async () => {
    const off = await app.another({ SERVICE_WORKER: false });
    const { text, status } = await worker(off);
    expect(status).toBe(200);
    expect(text).toContain('registration.unregister()');
    expect(text).not.toContain("addEventListener('fetch'");
    expect((await off.browser().request('GET', '/')).text).toContain('&quot;serviceWorker&quot;:false');
    expect((await app.browser().request('GET', '/')).text).toContain('&quot;serviceWorker&quot;:true');
  });

  test('is not there without a built web app', async () => {
    expect((await worker(await app.another({ repo: '/nonexistent' }))).status).toBe(404);
  });

  test('comes with a manifest that browsers know as one', async () => {
    const { status, headers } = await fetchRaw('/manifest.webmanifest');
    expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json']);
    expect(headers['content-security-policy']).toContain("manifest-src 'self'");
  });
});

test('without a built web app the page says so, and the API works', async () => {
  const bare = await app.another({ repo: '/nonexistent' });
  const answer = await bare.browser().request('GET', '/');
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  expect((await bare.browser().request('GET', '/livez')).status).toBe(200);
});
