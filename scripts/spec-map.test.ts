import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const repo = resolve(import.meta.dirname, '..');
const rooms: Record<string, string> = {
  w: 'web/src',
  s: 'server/src',
  st: 'server/test',
  c: 'contract/src',
  e: 'e2e',
};

test('every file that the map of the specification names is there', () => {
  const named = [
    ...readFileSync(join(repo, 'docs/spec-map.md'), 'utf8').matchAll(/`(w|s|st|c|e)\/([^`\s]*)`/g),
  ];
  const missing = named
    .map(([, room = '', path]) => `${rooms[room]}/${path}`)
    .filter((path) => globSync(path.replace(/\/$/, ''), { cwd: repo }).length === 0);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(missing)]).toEqual([]);
});
