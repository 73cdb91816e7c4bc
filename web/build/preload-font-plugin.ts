import type { Plugin } from 'vite';

/** Asks for the body font together with the stylesheet, so that text does not change its face after the first paint. */
export const preloadFontPlugin = (): Plugin => ({
  name: 'archway-preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const font = Object.keys(bundle ?? {}).find((file) =>
        /public-sans-latin-wght-normal.*\.woff2$/.test(file),
      );
      if (!font) return [];
      const attrs = { rel: 'preload', href: `./${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
});
