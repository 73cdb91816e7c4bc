import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { walk } from './law/facts.mjs';

/** Words nobody would search for; docs/words.md and the field have others: record, query, request, location, stock. */
const privateWord =
  /^(say|says|said|sayings?|asks?|asked|asking|asker|wish|wishes|wished|piles?|shelf|customs|ways?|questions?|openings?|senders?)$/;
/** Behind the screens too: a signal, a custom plan, to analyze tables, to attach pictures, to lock rows, in the background. */
const privateBehind = /^(bells?|anew|hangs?|hung|learns?|besides?)$/;
const behind = /^(contract|server|scripts)\//;
/** What keeps a row from changing until the transaction ends is a lock. */
const lockName = /^hold([A-Z-]|$)/;
const ofRows = /^server\/src\//;
const privateNames = new Set(['ListKind', 'SearchKind', 'EndpointKind', 'makeRoom']);
/** Where pieces are kept is a storage location. Elsewhere a place may be one in a row, or on a sheet of paper. */
const placeWord = /^places?$/;
const ofLocations = /^(contract|server|web)\/src\/(.*\/)?(inventory|storage)\//;

const repo = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: repo, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((path) => !path.includes('demo-drawings/') && !path.includes('law/fixtures/'))
  .filter((path) => existsSync(join(repo, path)));

const partsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_.-]+/)
    .map((part) => part.toLowerCase());

/** Names of the platform and of libraries. */
const theirs = new Set(['IconMapPinQuestion']);
/** Whoever ends a call hangs up. */
const endedCall = /hang-?up/i;
/** How a device wrote it down before. */
const former = new Set([
  'web/src/inventory/scan/unsent-scans.ts',
  'web/src/inventory/scan/unsent-scans.page.test.ts',
]);

const namesIn = (path: string) => {
  const names = new Set([basename(path)]);
  const tree = parseAst(readFileSync(join(repo, path), 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  walk(tree, null, (node: { type: string; name?: unknown }) => {
    if (/^(JSX)?Identifier$/.test(node.type) && typeof node.name === 'string') names.add(node.name);
  });
  return [...names].filter((name) => !theirs.has(name));
};

test('names are made of words that somebody of the field would search for', () => {
  const found = files.flatMap((path) =>
    namesIn(path)
      .filter((name) =>
        partsOf(name).some(
          (part) =>
            privateWord.test(part) ||
            privateNames.has(name) ||
            (lockName.test(name) && ofRows.test(path)) ||
            (privateBehind.test(part) && behind.test(path) && !endedCall.test(name)) ||
            (placeWord.test(part) && ofLocations.test(path) && !former.has(path)),
        ),
      )
      .map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('which one in a row something is, is its ordinal in SQL too', () => {
  const found = files
    .filter((path) => path.startsWith('server/src/'))
    .filter((path) =>
      /ordinality as \w+ \([^)]*\bplace\b|\) as place\b|order by \w*\.?place\b/.test(
        readFileSync(join(repo, path), 'utf8'),
      ),
    );
  expect(found).toEqual([]);
});

const keysIn = (words: object): string[] =>
  Object.entries(words).flatMap(([key, value]) => [
    key.replace(/_(zero|one|two|few|many|other)$/, ''),
    ...(typeof value === 'object' && value !== null ? keysIn(value) : []),
  ]);

test('so are the keys of translations', () => {
  const locales = execFileSync('git', ['ls-files', 'web/src/**/locales/en.json'], {
    cwd: repo,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
  expect(locales.length).toBeGreaterThan(20);
  const found = locales.flatMap((path) =>
    keysIn(JSON.parse(readFileSync(join(repo, path), 'utf8')))
      .filter((key) => partsOf(key).some((part) => privateWord.test(part) || placeWord.test(part)))
      .map((key) => `${path}: ${key}`),
  );
  expect(found).toEqual([]);
});
