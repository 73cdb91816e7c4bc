import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const script = `console.log(${JSON.stringify('x'.repeat(4000))});\n`;
export const workerScript = "self.addEventListener('fetch', () => undefined);\n";

const files = (...names: string[]) => ({
  scripts: names.map((name) => `assets/${name}.js`),
  styles: names.map((name) => `assets/${name}.css`),
  words: { en: ['assets/words-en.js'], ar: ['assets/words-ar.js'] },
});

const firstScreens = {
  looks: { '': 'plain', login: 'door' },
  everywhere: { ...files(), styles: [] },
  frame: files('frame'),
  arrivals: { '/login': files('login'), '/dashboard': files('frame', 'dashboard') },
};

/** A folder with a built web app as `npm run build` leaves it, and beside it what must never be served. */
export const makeBuiltWeb = () => {
  const repo = mkdtempSync(join(tmpdir(), 'archway-web-'));
  const dist = join(repo, 'web/dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  const put = (path: string, content: string | Buffer) => writeFileSync(join(dist, path), content);
  put(
    'index.html',
    `<!doctype html>\n<html lang="en" dir="ltr">\n<head><style>${'main{color:#222}'.repeat(200)}</style><meta charset="utf-8" /><title>Archway</title><meta name="archway-config" content="{}" /><script type="module" src="./assets/app-CkHpH5X6.js"></script></head><body><div id="app" data-first="plain"></div></body></html>\n`,
  );
  put('first-screens.json', JSON.stringify(firstScreens));
  put('assets/app-CkHpH5X6.js', script);
  put('assets/app-CkHpH5X6.js.br', brotliCompressSync(script));
  put('assets/app-CkHpH5X6.js.gz', gzipSync(script));
  put('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put('service-worker.js', workerScript);
  put('manifest.webmanifest', '{}');
  put('.env', 'TOKEN_SECRET=hush');
  writeFileSync(join(repo, '.env'), 'TOKEN_SECRET=hush');
  writeFileSync(join(repo, 'web/secret.txt'), 'hush');
  return repo;
};
