import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './ensure-installed.mjs';

/** Serves the web app from its sources. Run by dev.mjs, on the product's Node. */
const web = join(root, 'web');
const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
const vitePath = createRequire(join(web, 'package.json')).resolve('vite');
const { createServer } = await import(pathToFileURL(vitePath).href);

/** The server writes each visitor's preferences and the configuration into index.html: take over those two tags. */
const asTheServerWould = async (html, cookie) => {
  try {
    const answer = await fetch(server, { headers: { accept: 'text/html', cookie: cookie ?? '' } });
    const written = await answer.text();
    return [/<html[^>]*>/, /<meta name="archway-config"[^>]*>/].reduce((page, tag) => {
      const theirs = tag.exec(written)?.[0];
      return theirs ? page.replace(tag, () => theirs) : page;
    }, html);
  } catch {
    return html;
  }
};

const pages = {
  name: 'archway-pages',
  configureServer: (vite) => {
    vite.middlewares.use(async (request, response, next) => {
      if (request.method !== 'GET' || !isPage(request)) return next();
      try {
        const html = await asTheServerWould(
          await readFile(join(web, 'index.html'), 'utf8'),
          request.headers.cookie,
        );
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(await vite.transformIndexHtml(request.url, html, request.originalUrl));
      } catch (error) {
        next(error);
      }
    });
  },
};

const isPage = ({ url, headers }) =>
  (headers.accept ?? '').includes('text/html') &&
  !/^\/(?:api|dev|@|src\/|node_modules\/)/.test(url) &&
  !/\.\w+(?:\?|$)/.test(url);

const vite = await createServer({ root: web, configFile: join(web, 'vite.config.ts'), plugins: [pages] });
await vite.listen();
vite.printUrls();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void vite.close().finally(() => process.exit(0)));
}
