import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages } from '../../src/platform/i18n/languages.ts';
import { type Bundle, filesOf, stylesOf } from '../built-chunks.ts';
import { firstColors } from './first-colors.ts';
import { arrivals, everywhere, frame, looks } from './first-screens.ts';

type ScreenParts = { readonly modules: readonly string[]; readonly words: readonly string[] };

/**
 * Puts the outline of the frame into the page, with its own few styles, and the stylesheet behind it: what stands before a
 * stylesheet is drawn without waiting for it. Beside the page it writes `first-screens.json`, in which the server reads
 * which outline an address has and which files its screen will ask for.
 */
export const firstPaintPlugin = (): Plugin => ({
  name: 'archway-first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const [stylesheets, rest] = takeOut(html, /\s*<link rel="stylesheet"[^>]*>/g);
      return rest
        .replace(
          '</head>',
          () => `  <style>${firstColors()}${tight(read('first-paint.css'))}</style>\n  </head>`,
        )
        .replace(
          '<div id="app"></div>',
          () => `<div id="app" data-first="plain">${outline()}</div>${stylesheets}`,
        );
    },
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const source = JSON.stringify({ looks, ...hints(bundle) });
      this.emitFile({ type: 'asset', fileName: 'first-screens.json', source });
    },
  },
});

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const tight = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/;\}/g, '}');

const outline = () => {
  const loading = languages.map(({ code }) => {
    const words = JSON.parse(read(`../../src/ui/locales/${code}.json`));
    return `<span lang="${code}">${words.loading}</span>`;
  });
  return read('first-paint.html')
    .replace(/>\s+</g, '><')
    .trim()
    .replace('data-first-words>', () => `data-first-words>${loading.join('')}`);
};

const takeOut = (html: string, what: RegExp): [string, string] => [
  [...html.matchAll(what)].join(''),
  html.replace(what, ''),
];

/** For each arrival, the files that the page does not name itself: scripts, stylesheets, and words by language. */
const hints = (bundle: Bundle) => {
  const page = bundle['index.html'];
  const named = page?.type === 'asset' ? String(page.source) : '';
  const unnamed = (files: readonly string[]) =>
    [...new Set(files)].filter((file) => !named.includes(`/${file}"`));
  const partsOf = (...screens: ScreenParts[]) => {
    const scripts = filesOf(
      bundle,
      screens.flatMap(({ modules }) => modules),
    );
    const words = (code: string) =>
      filesOf(
        bundle,
        screens.flatMap(({ words }) => words.map((each) => `src/${each}/locales/${code}.json`)),
      );
    return {
      scripts: unnamed(scripts),
      styles: unnamed(scripts.flatMap((file) => stylesOf(bundle, file))),
      words: Object.fromEntries(languages.map(({ code }) => [code, unnamed(words(code))])),
    };
  };
  return {
    everywhere: partsOf(everywhere),
    frame: partsOf(everywhere, frame),
    arrivals: Object.fromEntries(
      Object.entries(arrivals).map(([path, screen]) => [
        path,
        firstPart(path) in looks ? partsOf(everywhere, screen) : partsOf(everywhere, frame, screen),
      ]),
    ),
  };
};

const firstPart = (path: string) => path.split('/')[1] ?? '';
