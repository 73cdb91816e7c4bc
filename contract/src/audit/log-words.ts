import type { Language } from '../kernel/locale.ts';
import ar from './names/ar.json' with { type: 'json' };
import en from './names/en.json' with { type: 'json' };
import fr from './names/fr.json' with { type: 'json' };

type Words = {
  readonly things: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, Readonly<Record<string, { readonly name: string }>>>>;
};

/** What the log calls things, actions and what is no field of a table, in every language: for sheets. Screens load theirs only. */
const words: Readonly<Record<Language, Words>> = { en, fr, ar };

/** "Pieces removed from a staging". */
export const loggedActionName = (action: string, language: Language): string | undefined => {
  const [thing, what] = partsOf(action);
  return own(own(words[language].actions, thing), what)?.name;
};

/** "Stagings": what an action is about. */
export const loggedThingName = (action: string, language: Language): string | undefined =>
  own(words[language].things, partsOf(action)[0]);

export const loggedFieldName = (field: string, language: Language): string | undefined =>
  own(words[language].fields, field);

const partsOf = (action: string): [thing: string, what: string] => {
  const dot = action.indexOf('.');
  return [action.slice(0, dot), action.slice(dot + 1)];
};

/** Fields are named by people too, and may be named `toString`. */
const own = <Value>(from: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  from && Object.hasOwn(from, name) ? from[name] : undefined;
