import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { slices } from './slices.mjs';

/**
 * Where a file stands: its room, its layer in that room, and its slice if it has one.
 * Layers of the server: main, app, config, platform, migrations, routes, use-case, rules, store.
 * Layers of the web: app, platform, ui, kit, page, part. Layers of the contract: index, kernel, slice.
 * @param {string} path relative to the root of the repository, with forward slashes
 */
export const locateFile = (path) => {
  const [room, ...rest] = path.split('/');
  const test = isTest(path);
  if (room === 'contract' && rest[0] === 'src') return { room, path, test, ...inContract(rest.slice(1)) };
  if (room === 'server' && rest[0] === 'src') return { room, path, test, ...inServer(rest.slice(1)) };
  if (room === 'web' && rest[0] === 'src') return { room, path, test, ...inWeb(rest.slice(1)) };
  return { room, path, test, layer: 'outside' };
};

/** Where an import leads: a file of ours, a Node module, or a package. */
export const resolveImport = (specifier, fromPath) => {
  const [plain] = specifier.split('?');
  if (plain.startsWith('.')) return locateFile(posix.join(posix.dirname(fromPath), plain));
  const ours = /^@archway\/([^/]+)(?:\/(.+))?$/.exec(plain);
  if (ours) return locateFile(`${ours[1]}/src/${ours[2] ?? 'index'}.ts`);
  if (isBuiltin(plain)) return { room: 'node', layer: 'node', name: plain };
  return { room: 'package', layer: 'package', name: packageName(plain) };
};

const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path) || /^[^/]+(\/src)?\/test\//.test(path);

const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const inContract = ([first, ...rest]) => {
  if (rest.length === 0) return { layer: 'index' };
  if (first === 'kernel') return { layer: 'kernel' };
  return inSlice(first, 'slice');
};

const inServer = ([first, ...rest]) => {
  if (rest.length === 0) return { layer: { 'main.ts': 'main', 'config.ts': 'config' }[first] ?? 'app' };
  if (['app', 'demo'].includes(first)) return { layer: 'app' };
  if (['platform', 'migrations'].includes(first)) return { layer: first };
  const file = rest.at(-1).replace('.test.ts', '.ts');
  if (/^(.+-)?routes\.ts$/.test(file)) return inSlice(first, 'routes');
  if (/^(.+-)?rules\.ts$/.test(file)) return inSlice(first, 'rules');
  if (/^(.+-)?store\.ts$/.test(file)) return inSlice(first, 'store');
  return inSlice(first, 'use-case');
};

const inWeb = ([first, ...rest]) => {
  if (rest.length === 0 || ['app', 'test'].includes(first)) return { layer: 'app' };
  if (['platform', 'ui', 'kit'].includes(first)) return { layer: first };
  return inSlice(first, /-page\.tsx$/.test(rest.at(-1)) ? 'page' : 'part');
};

const inSlice = (folder, layer) =>
  slices.includes(folder) ? { layer, slice: folder } : { layer: 'unknown', folder };
