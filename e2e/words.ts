import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const languages = ['en', 'fr', 'ar'] as const;
export type Language = (typeof languages)[number];
/** `say('team:invite.open')`: what the screen says there. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

/**
 * What the screens say in a language, read from their own files as text, so that one list of screens can be walked in
 * every language by role and name. Journeys write the words out: they check them too.
 */
export const translator =
  (language: Language): Translate =>
  (key, values = {}) => {
    const [folder = '', path = ''] = key.split(':');
    const found = path
      .split('.')
      .reduce<unknown>((words, part) => asRecord(words)[part], wordsOf(folder, language));
    if (typeof found !== 'string') throw new Error(`There are no ${language} words for "${key}".`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };

const kept = new Map<string, unknown>();

const wordsOf = (folder: string, language: Language) => {
  // What fields are called stands in the contract, where export and import read it too.
  const namespaceFile = folder.startsWith('names/')
    ? `contract/src/${folder.slice('names/'.length)}/names`
    : `web/src/${folder}/locales`;
  const file = resolve(import.meta.dirname, `../${namespaceFile}/${language}.json`);
  if (!kept.has(file)) kept.set(file, JSON.parse(readFileSync(file, 'utf8')));
  return kept.get(file);
};

const asRecord = (value: unknown) => (value ?? {}) as Record<string, unknown>; // JSON objects have string keys
