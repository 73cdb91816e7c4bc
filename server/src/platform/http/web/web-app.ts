import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '@archway/contract/kernel/api/problem';
import { languages } from '@archway/contract/kernel/locale';
import fastifyStatic from '@fastify/static';
import type { Config } from '../../../config.ts';
import { servesMailPage } from '../../mail/mail-page-rules.ts';
import type { HttpServer } from '../server.ts';
import { basePathOf } from './base-path.ts';
import { type FirstScreens, firstScreen } from './first-screen.ts';
import { serveServiceWorker, workerFile } from './service-worker.ts';

/** Serves the built web app: hashed files for ever, the page itself never from a cache and made for each visitor. */
export const serveWebApp = async (server: HttpServer, config: Config) => {
  const base = basePathOf(config);
  const folder = join(config.repo, 'web/dist');
  const assets = join(folder, 'assets');
  const page = keptFile(join(folder, 'index.html'), (text) => standing(text, base));
  const screens = keptFile(join(folder, 'first-screens.json'), (text): FirstScreens => JSON.parse(text)); // written by the build

  await server.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    // Called for every file, those below too: only what has a hash in its name stays the same for ever.
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  for (const name of existsSync(folder) ? readdirSync(folder).filter(isPublicFile) : []) {
    server.get(`/${name}`, (_request, reply) => reply.sendFile(name, folder, { cacheControl: false }));
  }
  serveServiceWorker(server, config);

  // A route like any other, because only the answers of routes are compressed.
  server.get('/*', async (request, reply) => {
    const path = request.url.replace(/\?.*$/, '');
    if (!isPage(path)) throw noSuchPage();
    const html = page();
    if (!html) throw problem('unavailable', 'The web app is not built. Run npm start.');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(personalise(html, { path, cookies: request.cookies, screens: screens() }, config));
  });
  server.setNotFoundHandler(() => {
    throw noSuchPage();
  });
};

/** What stands on a label may end like the name of a file. */
const isPage = (path: string) =>
  !path.startsWith('/api') && (path.startsWith('/scan/') || !/\/\.|\.[a-z0-9]{1,8}$/i.test(path));

/** The build names files as they lie beside the page; pages are opened at many addresses. */
const standing = (html: string, base: string) =>
  html.replace(/ (href|src)="\.\//g, (_, attribute) => ` ${attribute}="${base}`);

const noSuchPage = () => problem('not_found', 'There is no such page.');

/** Icons and the like, which have names that people and browsers know. */
const isPublicFile = (name: string) =>
  name !== workerFile && /\.(svg|png|ico|txt|webmanifest|js)$/.test(name);

type Visit = {
  readonly path: string;
  readonly cookies: Record<string, string | undefined>;
  /** What the build wrote about first paints, if anything. */
  readonly screens: FirstScreens | undefined;
};

/**
 * Writes the visitor's choices into the page, so that the first paint is the right one without an inline script.
 * Only values of the closed lists below ever reach the page.
 */
const personalise = (html: string, { path, cookies, screens }: Visit, config: Config) => {
  const choice = (name: string, allowed: readonly string[]) => {
    const value = cookies[`archway-${name}`];
    return value !== undefined && allowed.includes(value) ? value : (allowed[0] ?? '');
  };
  const wanted = config.TRANSLATION
    ? choice('language', [config.DEFAULT_LOCALE, ...languages.map(({ code }) => code)])
    : config.DEFAULT_LOCALE;
  const language = languages.find(({ code }) => code === wanted) ?? languages[0];
  const attributes = {
    lang: language.code,
    dir: language.rtl ? 'rtl' : 'ltr',
    'data-mantine-color-scheme': choice('theme', ['light', 'dark', 'system']),
    'data-theme': choice('theme', ['light', 'dark', 'system']),
    'data-skin': choice('skin', ['default', 'bordered']),
    'data-semi-dark': choice('semi-dark', ['true', 'false']),
    'data-nav': choice('nav', ['vertical', 'horizontal']),
    'data-nav-collapsed': choice('nav-collapsed', ['true', 'false']),
    'data-content-width': choice('content-width', ['boxed', 'fluid']),
    'data-navbar': choice('navbar', ['static', 'sticky', 'hidden']),
    'data-footer': choice('footer', ['hidden', 'static', 'sticky']),
  };
  const tag = `<html ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}>`;
  const meta = `<meta name="archway-config" content="${escapeAttribute(JSON.stringify(publicConfig(config)))}" />`;
  // Given as functions: in a text, `$&` and the like would stand for parts of the page.
  const dressed = html
    .replace(/<html[^>]*>/, () => tag)
    .replace(/<meta name="archway-config"[^>]*>/, () => meta);
  return screens
    ? begun(dressed, screens, { path, cookies, language: language.code }, basePathOf(config))
    : dressed;
};

/** Tells the page which outline to show, and the browser which files it will be asked for. */
const begun = (
  html: string,
  screens: FirstScreens,
  visit: Parameters<typeof firstScreen>[1],
  base: string,
) => {
  const { look, scripts, styles } = firstScreen(screens, visit);
  const preloads = scripts.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`);
  const stylesheets = styles.map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`);
  return html
    .replace('data-first="plain"', () => `data-first="${look}"`)
    .replace('</head>', () => `${preloads.join('')}</head>`)
    .replace('</body>', () => `${stylesheets.join('')}</body>`);
};

/** What the browser may know of the configuration. */
const publicConfig = (config: Config) => ({
  ...(basePathOf(config) === '/' ? {} : { base: basePathOf(config) }),
  translation: config.TRANSLATION,
  defaultLocale: config.DEFAULT_LOCALE,
  embedded: config.embedded,
  mailPage: servesMailPage(config),
  posthogKey: config.POSTHOG_KEY ?? null,
  posthogHost: config.POSTHOG_HOST ?? null,
  serviceWorker: config.SERVICE_WORKER,
  mapTiles: config.MAP_TILES_URL ? { url: config.MAP_TILES_URL, credit: config.MAP_TILES_CREDIT } : null,
});

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Read again only when the file changed: a new build is served without a restart, and no request pays for reading. */
const keptFile = <Content>(path: string, read: (text: string) => Content) => {
  let kept: { at: number; checked: number; content: Content | undefined } = {
    at: 0,
    checked: 0,
    content: undefined,
  };
  return () => {
    if (Date.now() - kept.checked > 1000) {
      const at = existsSync(path) ? statSync(path).mtimeMs : 0;
      const content = at === kept.at ? kept.content : at === 0 ? undefined : read(readFileSync(path, 'utf8'));
      kept = { at, checked: Date.now(), content };
    }
    return kept.content;
  };
};
