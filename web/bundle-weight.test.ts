import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { buildWeb } from '../scripts/build-web.mjs';

const kilobyte = 1000;
const dist = join(import.meta.dirname, 'dist');
type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] };
let manifest: Record<string, Chunk> = {};
let html = '';

// Built from the sources as they are; nothing happens when that has been done already.
beforeAll(async () => {
  await buildWeb();
  manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  html = readFileSync(join(dist, 'index.html'), 'utf8');
}, 120_000);

const members = ['src/app/layout/frame.tsx', 'src/platform/api/link.ts'];

test.each([
  ['the sign-in page', ['src/auth/login-page.tsx'], ['auth'], 147],
  ['the landing page', ['src/front/landing-page.tsx'], ['front'], 160],
  ['the dashboard', [...members, 'src/dashboard/dashboard-page.tsx'], ['dashboard'], 262],
  [
    'the list of items',
    [...members, 'src/inventory/list/inventory-page.tsx'],
    ['inventory', 'inventory/list'],
    300,
  ],
])('everything %s loads, with its words, is at most so much JavaScript', (_name, sources, words, most) => {
  const files = sources.flatMap((source) => scriptsOf(source));
  const weight = weightOf([...entry(), ...files, ...wordsOf('app', 'ui', ...words)]);
  expect(weight).toBeLessThanOrEqual(most * kilobyte);
});

test('the page tells the browser of every script that an arrival asks for, and of no other', () => {
  const { arrivals } = JSON.parse(readFileSync(join(dist, 'first-screens.json'), 'utf8'));
  const named = entry();
  const requestedScripts = [...members, 'src/inventory/list/inventory-page.tsx'].flatMap((source) =>
    scriptsOf(source),
  );
  expect(new Set(arrivals['/inventory'].scripts)).toEqual(
    new Set(requestedScripts.filter((file) => !named.includes(file))),
  );
});

test('the outline of the first paint adds at most 8 kB to the page, before it is compressed', () => {
  const styles = /<style>[\s\S]*?<\/style>/.exec(html)?.[0] ?? '';
  const outline = /<div id="app"[\s\S]*?<\/svg><\/div><\/div>/.exec(html)?.[0] ?? '';
  expect(styles).not.toBe('');
  expect(outline).not.toBe('');
  expect(styles.length + outline.length).toBeLessThanOrEqual(8 * kilobyte);
});

/** Stand without the frame of members. */
const unframed = new Set(['src/app/pages/helping-page.tsx']);

test('no page asks for more than twenty scripts', () => {
  const frame = scriptsOf('src/app/layout/frame.tsx');
  const requestedScripts = allPages().map((page) => {
    const around = unframed.has(page) ? entry() : [...entry(), ...frame];
    return [page, new Set([...around, ...scriptsOf(page)]).size] as const;
  });
  expect(requestedScripts.filter(([, files]) => files > 20)).toEqual([]);
});

test('script files do not import each other in a circle: what runs first would depend on which page was opened', () => {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    !seen.has(from) &&
    Boolean(seen.add(from)) &&
    (manifest[from]?.imports ?? []).some((each) => each === to || reaches(each, to, seen));
  expect(Object.keys(manifest).filter((source) => reaches(source, source))).toEqual([]);
});

test('what belongs to one page alone is at most 40 kB', () => {
  const pages = allPages();
  const loaded = new Map(pages.map((page) => [page, new Set(scriptsOf(page))]));
  for (const [page, files] of loaded) {
    const own = [...files].filter((file) =>
      [...loaded].every(([other, theirs]) => other === page || !theirs.has(file)),
    );
    expect(weightOf(own), page).toBeLessThanOrEqual(40 * kilobyte);
  }
});

test('no chunk but the entry weighs more than 40 kB', () => {
  const allowed = new Set([...entry(), ...analytics()]);
  for (const file of filesIn('.js').filter((each) => !allowed.has(each))) {
    expect(weightOf([file]), file).toBeLessThanOrEqual(40 * kilobyte);
  }
});

test('no page loads more than 46 kB of styles', () => {
  const always = [...html.matchAll(/href="\.\/(assets\/[^"]+\.css)"/g)].map(([, file]) => String(file));
  const frame = stylesOf('src/app/layout/frame.tsx');
  for (const page of allPages()) {
    const around = unframed.has(page) ? always : [...always, ...frame];
    expect(weightOf([...around, ...stylesOf(page)]), page).toBeLessThanOrEqual(46 * kilobyte);
  }
});

test('schemas, permissions, queries and analytics are not in what the sign-in page loads', () => {
  const text = [...entry(), ...scriptsOf('src/auth/login-page.tsx')]
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');
  const signs = ['ZodError', 'mutationCache', 'posthog.com', 'relevantRuleFor'];
  expect(signs.filter((sign) => text.includes(sign))).toEqual([]);
});

test('the reader of codes is a file of ours that no page loads before somebody turns the camera on', () => {
  const reader = Object.entries(manifest).find(([source]) => source.endsWith('camera/code-reader.ts'))?.[1];
  expect(filesIn('.wasm').length).toBe(1);
  for (const page of Object.keys(manifest).filter((source) => /-(page|screen)\.tsx$/.test(source)))
    expect(scriptsOf(page), page).not.toContain(reader?.file ?? 'the reader');
});

test('the page has no inline script and asks no other host', () => {
  for (const [, attributes = '', body = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    expect(attributes).toContain('src="./assets/');
    expect(body.trim()).toBe('');
  }
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

/** What the page itself asks for. */
function entry() {
  const files = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const sources = Object.keys(manifest).filter((source) => files.includes(manifest[source]?.file));
  return sources.flatMap((source) => scriptsOf(source));
}

/** Sources that share a file with others (build/script-files.ts): the manifest knows that file by its name. */
const sharedFiles: Readonly<Record<string, string>> = {
  'src/app/layout/frame.tsx': 'frame',
  'src/inventory/list/inventory-page.tsx': 'items',
  'src/app/locales/en.json': 'words-en',
  'src/ui/locales/en.json': 'words-en',
  'src/inventory/locales/en.json': 'member-words-en',
  'src/inventory/list/locales/en.json': 'member-words-en',
};

/** Every page, the one that shares a file with the list it shows included. */
function allPages() {
  const own = Object.keys(manifest).filter((source) => /-page\.tsx$/.test(source));
  return [...new Set([...own, 'src/inventory/list/inventory-page.tsx'])];
}

/** The file of a source and of everything it imports at once. */
function scriptsOf(source: string, seen = new Set<string>()): string[] {
  const name = sharedFiles[source];
  const chunk = name ? Object.values(manifest).find((each) => each.name === name) : manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}.`);
  if (seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => scriptsOf(each, seen))];
}

function stylesOf(source: string) {
  const files = new Set(scriptsOf(source));
  return Object.values(manifest).flatMap(({ file, css = [] }) => (files.has(file) ? css : []));
}

function wordsOf(...folders: string[]) {
  return folders.flatMap((folder) => scriptsOf(`src/${folder}/locales/en.json`));
}

/** Loaded only where a project key is configured. */
function analytics() {
  return Object.entries(manifest).flatMap(([source, { file }]) => (source.includes('posthog') ? [file] : []));
}

function filesIn(ending: string) {
  return readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith(ending))
    .map((name) => `assets/${name}`);
}

function weightOf(files: readonly string[]) {
  return [...new Set(files)].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  );
}
