import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';
import { languages } from '../../src/platform/i18n/languages.ts';
import { type Bundle, filesOf, stylesOf } from '../built-chunks.ts';
import { coreModules, coreWords, neverKept } from './core-modules.ts';

/**
 * Writes `service-worker.js` beside the page: the worker (web/worker) behind the list of the files it keeps. The version, a
 * hash of all of them, also stands in the page, so that a page and a worker know whether they are of one build.
 */
export const workerPlugin = (): Plugin => ({
  name: 'archway-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no page.');
      const html = String(page.source);
      const code = await workerCode();
      const { core, rest } = filesToKeep(bundle);
      const version = createHash('sha256')
        .update(JSON.stringify([core, rest, html, code]))
        .digest('hex')
        .slice(0, 16);
      page.source = html.replace(
        '</title>',
        () => `</title>\n    <meta name="archway-version" content="${version}" />`,
      );
      const list = JSON.stringify({ version, core, rest });
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `self.builtFiles = ${list};\n${code}`,
      });
    },
  },
});

/** Every file with a hash in its name, the indispensable ones first. */
const filesToKeep = (bundle: Bundle) => {
  const words = languages.flatMap(({ code }) => coreWords.map((each) => `src/${each}/locales/${code}.json`));
  const scripts = filesOf(bundle, [...coreModules, ...words]);
  const styles = scripts.flatMap((file) => stylesOf(bundle, file));
  const wanted = new Set([...scripts, ...styles]);
  const all = Object.values(bundle).filter(
    (each) =>
      each.fileName.startsWith('assets/') &&
      !(each.type === 'chunk' && each.moduleIds.some((id) => neverKept.test(id))),
  );
  const isCore = (file: string) => wanted.has(file) || /\.(woff2|wasm)$/.test(file);
  const names = all.map(({ fileName }) => fileName).sort();
  return { core: names.filter(isCore), rest: names.filter((file) => !isCore(file)) };
};

/** One classic script without imports: every browser with service workers runs it. */
const workerCode = async () => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: new URL('../../worker/service-worker.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'worker',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The worker was not built.');
  return output.output[0].code;
};
