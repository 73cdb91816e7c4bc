import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;

/** Classes that a file takes from a stylesheet of its own, as `file: class`. */
const takenBy = (file: string) => {
  const code = readFileSync(join(root, file), 'utf8');
  return [...code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, name, path]) => {
    const rules = readFileSync(join(root, dirname(file), String(path)), 'utf8');
    const defined = new Set([...rules.matchAll(/\.([a-z]\w*)/gi)].map(([, each]) => each));
    const uses = [...code.matchAll(new RegExp(`(?<![./\\w-])${name}\\.(\\w+)`, 'g'))].map(([, each]) => each);
    return uses.map((each) => ({ use: `${file}: ${each}`, isDefined: defined.has(each) }));
  });
};

test('every class a screen takes from a stylesheet is defined there', () => {
  const taken = globSync('src/**/*.tsx', { cwd: root }).flatMap(takenBy);
  expect(taken.length).toBeGreaterThan(500);
  expect(taken.filter(({ isDefined }) => !isDefined).map(({ use }) => use)).toEqual([]);
});
