import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { networkProblem } from '../api/api-problem.ts';
import { dressLanguage, startLanguage } from './language.ts';
import { fallbackLanguage, type LanguageCode, languages } from './languages.ts';

type Words = Record<string, unknown>;

/** One file for each folder and language, loaded when first asked for. The folder's name is the namespace. */
const files = import.meta.glob<Words>('./**/locales/*.json', { import: 'default', base: '../../' });

/** What the fields of a slice are called, as export and import know them too: `names/inventory`. */
const names = import.meta.glob<Names>('./names/*.ts', { import: 'names' });
type Names = (slice: string) => Promise<Words>;
const named = [
  'audit',
  'clients',
  'inventory',
  'organizations',
  'moves',
  'properties',
  'stagings',
  'storage',
  'team',
  'vendors',
];

const localeFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const [, slice] = /^names\/(.+)$/.exec(namespace) ?? [];
    const load = slice
      ? async () => (await names[`./names/${language}.ts`]?.())?.(slice)
      : files[`./${namespace}/locales/${language}.json`];
    if (!load) return done(new Error(namespace), null);
    load().then(
      (words) => done(null, words as Words), // each slice with fields has them
      // Tried once more at once, and again whenever somebody needs them.
      (error: Error) => done(error, true),
    );
  },
};

/** Resolves when the words of the frame and of the parts are there, so that the first paint speaks the right language. */
export const startI18n = async () => {
  i18next.on('languageChanged', (code) => dressLanguage(code as LanguageCode)); // one of `languages`
  await i18next
    .use(localeFiles)
    .use(initReactI18next)
    .init({
      lng: startLanguage(),
      fallbackLng: fallbackLanguage,
      supportedLngs: languages.map(({ code }) => code),
      ns: ['app', 'ui'],
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
      returnNull: false,
      maxRetries: 1,
    });
};

/** Brings the words of a slice together with its screen, and the names of its fields. The log tells of the fields of all. */
export const loadWords = async (namespace: string) => {
  const [slice = ''] = namespace.split('/');
  const slices = slice === 'audit' ? named : named.filter((each) => each === slice);
  const wanted = [namespace, ...slices.map((each) => `names/${each}`)];
  await i18next.loadNamespaces(wanted);
  // A screen that cannot speak says so instead of showing the names of its words.
  if (!wanted.every((each) => i18next.hasResourceBundle(i18next.language, each)))
    throw networkProblem(namespace);
};
