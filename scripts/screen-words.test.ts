import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, translator } from '../e2e/words.ts';

const root = join(import.meta.dirname, '..');

/** The keys that a file of screens or journeys asks for, with the folder it names once as `words`. */
const keysIn = (text: string): string[] => {
  const words = /const words = '([^']+)'/.exec(text)?.[1] ?? '';
  return [...text.matchAll(/\b(?:t|pressed|opens|chosenFor)\((?:'[^':]*', )?(['`])([^'`]+:[\w.]+)\1/g)]
    .map(([, , key = '']) => key.replace(`\${words}`, words))
    .filter((key) => !key.includes('$'));
};

test('screens are walked by words that they have, in every language', () => {
  const missing = globSync('e2e/**/*.ts', { cwd: root }).flatMap((file) =>
    keysIn(readFileSync(join(root, file), 'utf8')).flatMap((key) =>
      languages.flatMap((language) => {
        try {
          translator(language)(key);
          return [];
        } catch {
          return [`${file} ${language} ${key}`];
        }
      }),
    ),
  );
  expect(missing).toEqual([]);
});
