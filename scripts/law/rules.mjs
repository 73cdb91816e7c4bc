import { mayUseSlice } from './slices.mjs';

/**
 * The law, one rule after another. An import breaks a rule when `breaks(from, to)` holds; only the first broken rule
 * of an import is told. Tests obey the rules marked `alsoTests`, which are about rooms, not about direction.
 * Every rule has a folder in fixtures/ that breaks it.
 */
export const importRules = [
  {
    name: 'rooms-meet-in-the-contract',
    message: 'a room imports itself and the contract, never another room',
    alsoTests: true,
    breaks: (from, to) => isOurs(to) && to.room !== from.room && to.room !== 'contract',
  },
  {
    name: 'folders-are-slices',
    message:
      'a folder is a slice named in scripts/law/slices.mjs, or platform, app, ui, kit, kernel, migrations',
    breaks: (from, to) => from.layer === 'unknown' || to.layer === 'unknown',
  },
  {
    name: 'contract-is-words-only',
    message: 'the contract imports zod, @orpc/contract and @casl/ability, no Node and no other package',
    breaks: (from, to) => from.room === 'contract' && !isOurs(to) && !contractPackages.has(to.name),
  },
  {
    name: 'kernel-knows-no-slice',
    message: 'the kernel of the contract imports no slice',
    breaks: (from, to) => from.layer === 'kernel' && to.layer !== 'kernel' && isOurs(to),
  },
  {
    name: 'browser-has-no-node',
    message: 'the web room imports no Node module',
    breaks: (from, to) => from.room === 'web' && to.layer === 'node',
  },
  {
    name: 'app-stands-on-top',
    message: 'only main and app import the app',
    breaks: (from, to) => to.room === from.room && ['app', 'main'].includes(to.layer) && !isTop(from),
  },
  {
    name: 'platform-knows-no-slice',
    message: 'the platform imports the contract and the platform, no slice',
    breaks: (from, to) =>
      inServer(from) &&
      ['platform', 'config', 'migrations'].includes(from.layer) &&
      inServer(to) &&
      Boolean(to.slice),
  },
  {
    name: 'raw-json-is-made-by-the-platform',
    message: 'JSON that PostgreSQL wrote is made by platform/db and opened by the door',
    breaks: (from, to) => Boolean(from.slice) && to.path === 'server/src/platform/http/calls/raw-json.ts',
  },
  {
    name: 'rules-are-pure',
    message: 'a rules file imports the contract and other rules only',
    breaks: (from, to) =>
      inServer(from) &&
      from.layer === 'rules' &&
      to.layer !== 'rules' &&
      to.room !== 'contract' &&
      !isWord(to),
  },
  {
    name: 'store-imports-contract-and-platform',
    message: 'a store imports the contract, the platform and stores of its own slice',
    breaks: (from, to) =>
      from.layer === 'store' &&
      inServer(to) &&
      to.layer !== 'platform' &&
      !(to.layer === 'store' && sameSlice(from, to)),
  },
  {
    name: 'routes-are-a-table-of-contents',
    message: 'routes import use cases of their own slice, the platform and the contract',
    breaks: (from, to) =>
      from.layer === 'routes' &&
      inServer(to) &&
      to.layer !== 'platform' &&
      !(['use-case', 'routes'].includes(to.layer) && sameSlice(from, to)),
  },
  {
    name: 'routes-are-imported-by-the-app',
    message: 'routes are imported by the app only',
    breaks: (from, to) => from.layer === 'use-case' && to.layer === 'routes',
  },
  {
    name: 'a-store-belongs-to-its-slice',
    message: 'the store of another slice is out of reach: call its use case',
    breaks: (from, to) => from.layer === 'use-case' && to.layer === 'store' && !sameSlice(from, to),
  },
  {
    name: 'slices-use-those-to-their-left',
    message: 'a slice uses only the slices to its left (scripts/law/slices.mjs)',
    breaks: (from, to) => Boolean(from.slice && to.slice) && !mayUseSlice(from.slice, to.slice),
  },
  {
    name: 'ui-has-no-domain-words',
    message:
      'ui imports ui, the kernel of the contract, platform/i18n and platform/storage, no package of the API',
    breaks: (from, to) =>
      from.layer === 'ui' && (isOurs(to) ? !openToUi(to) : /^@(orpc|casl)\//.test(to.name)),
  },
  {
    name: 'web-platform-imports-contract-only',
    message: 'the platform of the web imports the contract and itself',
    breaks: (from, to) =>
      from.room === 'web' && from.layer === 'platform' && to.room === 'web' && to.layer !== 'platform',
  },
  {
    name: 'kit-knows-no-slice',
    message: 'the kit of the web is made of ui and platform, and knows no slice',
    breaks: (from, to) => from.layer === 'kit' && to.room === 'web' && Boolean(to.slice),
  },
  {
    name: 'pages-are-imported-by-the-app',
    message: 'a page is imported by the app only',
    breaks: (from, to) => to.layer === 'page' && from.layer !== 'app',
  },
];

/** Facts other than imports that only some files may state. */
export const factRules = [
  {
    name: 'env-is-read-in-config',
    message: 'only server/src/config.ts reads process.env',
    fact: 'env',
    breaks: (from) =>
      from.layer !== 'config' && ['contract', 'server', 'web'].includes(from.room) && !from.test,
  },
  {
    name: 'sql-lives-in-stores',
    message: 'SQL stands in *-store.ts, platform/db and migrations only',
    fact: 'sql',
    breaks: (from) => ['contract', 'server', 'web'].includes(from.room) && !from.test && !mayWriteSql(from),
  },
];

const contractPackages = new Set(['zod', '@orpc/contract', '@casl/ability']);

const isOurs = (to) => !['node', 'package'].includes(to.room);
const isWord = (to) => to.layer === 'package' && contractPackages.has(to.name);
const inServer = (source) => source.room === 'server';
const isTop = (from) => ['app', 'main'].includes(from.layer);
const sameSlice = (from, to) => from.slice === to.slice;
const openToUi = (to) =>
  ['ui', 'kernel'].includes(to.layer) || /^web\/src\/platform\/(i18n|storage)\b/.test(to.path);
const mayWriteSql = (from) =>
  from.room === 'server' &&
  (from.path.endsWith('-store.ts') ||
    from.path.startsWith('server/src/platform/db/') ||
    from.layer === 'migrations');
