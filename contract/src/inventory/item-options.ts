import ar from './names/ar.json' with { type: 'json' };
import en from './names/en.json' with { type: 'json' };
import fr from './names/fr.json' with { type: 'json' };

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

const languages: readonly Names[] = [en, fr, ar].map(({ options }) => options.item);

/** What the screens call an option of an item's field, in every language. */
export const optionNames = (field: string, option: string): readonly string[] =>
  languages.flatMap((names) => names[field]?.[option] ?? []);
