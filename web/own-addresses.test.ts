import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;

type Source = { readonly file: string; readonly code: string };
type Rule = { readonly rule: string; readonly breach: RegExp; readonly except?: readonly string[] };

/** What a source must not write itself, because it would be another's below a path: `src/platform/base.ts` writes it. */
const rules: readonly Rule[] = [
  {
    rule: 'an address of the server goes through addressOf',
    breach: /(?<!addressOf\()(['"`])\/(api|pictures|livez?|dev|assets|service-worker\.js)\b/g,
  },
  { rule: 'a plain link goes through addressOf', breach: /\b(?:href|src|action)="\/(?!\/)/g },
  {
    rule: 'what is called goes through addressOf',
    breach: /\b(?:fetch|EventSource|Worker|Request|sendBeacon|register|window\.open)\(\s*['"`]\//g,
  },
  { rule: 'the base is not the build’s', breach: /import\.meta\.env\.BASE_URL/g },
  {
    rule: 'the origin alone is no address',
    breach: /\blocation\.origin(?:\}| \+ (?!base|addressOf\())/g,
  },
  {
    rule: 'storage goes through stored and storedInTab',
    breach: /(?<!['"`])\b(localStorage|sessionStorage)\b/g,
    except: ['src/platform/storage/local-storage.ts'],
  },
  {
    rule: 'cookies go through readCookie and writeCookie',
    breach: /\bdocument\.cookie\b|\bcookieStore\b/g,
    except: ['src/platform/storage/cookies.ts'],
  },
];

/** Whoever opens one of these gives it a name that is made of the base. */
const opened =
  /(?:new BroadcastChannel|locks\s*\??\.request|indexedDB\.open|caches\.open)\(\s*([^,)\s]+)|extends Dexie[\s\S]*?super\(\s*([^,)\s]+)/g;
const fromBase = /^(?:named\(|versionLock\(|appCachesBelow\()/;

const breachesOf = (sources: readonly Source[]) => {
  const ownNames = namesFromBase(sources);
  return sources.flatMap(({ file, code }) => [
    ...rules.flatMap(({ rule, breach, except = [] }) =>
      except.includes(file) ? [] : [...code.matchAll(breach)].map(([text]) => `${file}: ${rule} (${text})`),
    ),
    ...[...code.matchAll(opened)].flatMap(([, name, database]) => {
      const given = name ?? database ?? '';
      return fromBase.test(given) || ownNames.has(given)
        ? []
        : [`${file}: a name on the device is made by named (${given})`];
    }),
  ]);
};

/** Constants, and parameters by default, that hold such a name, or begin with one that does. */
const namesFromBase = (sources: readonly Source[]) => {
  const names = new Set<string>();
  const all = sources.map(({ code }) => code).join('\n');
  let known = -1;
  while (known !== names.size) {
    known = names.size;
    for (const [, name = '', value = '', first = value] of all.matchAll(
      /\b(\w+) = ((?:`\$\{(\w+)\}|\w+\(?))/g,
    ))
      if (fromBase.test(value) || names.has(first)) names.add(name);
  }
  names.add('kept.own');
  return names;
};

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

const sources = globSync('{src,worker}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$|^src\/test\//.test(file))
  .map((file) => ({ file, code: withoutComments(readFileSync(join(root, file), 'utf8')) }));

test('every address and every name on the device is made of the path below which the app stands', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(breachesOf(sources)).toEqual([]);
});

test.each([
  "fetch('/api/me')",
  `const address = \`/pictures/\${id}/small.webp\`;`,
  'new EventSource("/live")',
  '<a href="/api/docs">',
  '<a href="/">',
  "navigator.serviceWorker.register('/worker.js')",
  "localStorage.getItem('user')",
  'window.sessionStorage.clear()',
  "document.cookie = 'a=b'",
  "new BroadcastChannel('archway-live')",
  "const lock = 'archway-codes';\nnavigator.locks.request(lock, work)",
  "class Codes extends Dexie {\n  constructor() {\n    super('knownCodes');",
  `const url = \`\${location.origin}/api\`;`,
  'const base = import.meta.env.BASE_URL;',
])('%s is found', (code) => expect(breachesOf([{ file: 'src/new.ts', code }])).not.toEqual([]));

test.each([
  "fetch(addressOf('/api/me'))",
  'const url = location.origin + addressOf(path);',
  `const channel = named('archway-live');\nconst name = \`\${channel}-1\`;\nnew BroadcastChannel(name)`,
  "class Codes extends Dexie {\n  constructor() {\n    super(named('knownCodes'));",
  '<Link to="/dashboard">',
])('%s is not', (code) => expect(breachesOf([{ file: 'src/new.ts', code }])).toEqual([]));
