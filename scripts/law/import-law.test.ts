import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBreaches } from './find-breaches.mjs';
import { noCircles } from './find-circles.mjs';
import { factRules, importRules } from './rules.mjs';

const fixture = (name: string) => new URL(`fixtures/${name}/`, import.meta.url).pathname;
const rules = [...importRules, ...factRules, noCircles].map((rule) => rule.name);

test('a tree that keeps the law has no breach', async () => {
  expect(await findBreaches(fixture('clean'))).toEqual([]);
});

test.each(rules)('a breach of %s is caught in every file that commits it, and named', async (rule) => {
  const breaches = await findBreaches(fixture(rule));
  const files = new Set(breaches.map((breach) => breach.file));
  expect([...new Set(breaches.map((breach) => breach.rule))]).toEqual([rule]);
  expect(files.size).toBe(sourcesIn(rule));
});

test('every fixture belongs to a rule', () => {
  expect(readdirSync(fixture('')).sort()).toEqual(['clean', ...rules].sort());
});

test('a breach names its file and line', async () => {
  expect(await findBreaches(fixture('rules-are-pure'))).toEqual([
    expect.objectContaining({ file: 'server/src/team/owner-rules.ts', line: 1, imports: 'node:fs' }),
    expect.objectContaining({
      file: 'server/src/team/owner-rules.ts',
      line: 2,
      imports: '../platform/clock/clock.ts',
    }),
  ]);
});

test.each([
  ['env-is-read-in-config', 4],
  ['sql-lives-in-stores', 3],
])('every way to break %s is seen', async (rule, examples) => {
  expect(await findBreaches(fixture(rule))).toHaveLength(examples);
});

const sourcesIn = (rule: string) =>
  readdirSync(fixture(rule), { recursive: true }).filter((path) => /\.tsx?$/.test(String(path))).length;
