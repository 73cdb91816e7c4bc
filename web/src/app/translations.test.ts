import { problemCodes } from '@archway/contract/kernel/api/problem';
import { fieldMessages } from '@archway/contract/kernel/fields/field-error';
import { languages as contractLanguages } from '@archway/contract/kernel/locale';
import { describe, expect, test } from 'vitest';
import { languages } from '../platform/i18n/languages.ts';

type Words = { [key: string]: string | Words };
const files: Record<string, Words> = {
  ...import.meta.glob<Words>('../**/locales/*.json', { import: 'default', eager: true }),
  ...import.meta.glob<Words>('../../../contract/src/*/names/*.json', { import: 'default', eager: true }),
};
const folders = [...new Set(Object.keys(files).map((path) => path.replace(/\/[a-z]+\.json$/, '')))];
const plural = /_(zero|one|two|few|many|other)$/;

/** Flat: `save.discard` → text. */
const flat = (words: Words, before = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(words).map(([key, value]) =>
      typeof value === 'string' ? { [before + key]: value } : flat(value, `${before}${key}.`),
    ),
  );
const wordsOf = (folder: string, code: string) => flat(files[`${folder}/${code}.json`] ?? {});
const stems = (words: Record<string, string>) =>
  [...new Set(Object.keys(words).map((key) => key.replace(plural, '')))].sort();
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

describe.each(folders)('%s', (folder) => {
  const english = wordsOf(folder, 'en');

  test.each(['fr', 'ar'])('says everything in %s too, and nothing else', (code) => {
    expect(stems(wordsOf(folder, code))).toEqual(stems(english));
  });

  test.each(['en', 'fr', 'ar'])('has every plural form that %s needs', (code) => {
    const words = wordsOf(folder, code);
    const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    const counted = stems(Object.fromEntries(Object.entries(words).filter(([key]) => plural.test(key))));
    for (const stem of counted)
      for (const form of forms) expect(words, `${stem} in ${code}`).toHaveProperty([`${stem}_${form}`]);
  });

  test.each(['fr', 'ar'])('leaves room in %s for the same names and numbers', (code) => {
    for (const [key, text] of Object.entries(wordsOf(folder, code))) {
      const same = english[key] ?? english[key.replace(plural, '_other')] ?? '';
      // A form for one, two or none may say the number in words.
      const allowed = plural.test(key) ? [...placeholders(same), ...placeholders(text)] : placeholders(same);
      for (const name of placeholders(text)) expect(allowed, `${key} in ${code}`).toContain(name);
      if (!plural.test(key)) expect(placeholders(text), `${key} in ${code}`).toEqual(placeholders(same));
    }
  });

  test('begins no line in French with a mark that belongs to the word before it', () => {
    for (const [key, text] of Object.entries(wordsOf(folder, 'fr')))
      expect(text, key).not.toMatch(/\S [:;?!»](?!\w)|« /);
  });
});

test('every message of a field and every problem has words', () => {
  const ui = stems({ ...wordsOf('../ui/locales', 'en'), ...wordsOf('../ui/sheets/locales', 'en') });
  expect(ui).toEqual(expect.arrayContaining(Object.keys(fieldMessages)));
  expect(ui).toEqual(
    expect.arrayContaining(
      [...problemCodes, 'offline', 'unreachable', 'unexpected'].map((code) => `problems.${code}`),
    ),
  );
});

test('the lists that are written again without their schemas are the lists of the contract', () => {
  expect(languages).toEqual(contractLanguages);
});
