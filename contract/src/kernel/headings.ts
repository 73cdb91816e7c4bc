import type { Language } from './locale.ts';

/** What stands above each column of a sheet, in every language. Each column has a name there. */
export const headingsOf = <Column extends string>(
  columns: readonly Column[],
  names: Readonly<Record<Language, Readonly<Record<Column, string>>>>,
): Record<Language, Record<Column, string>> => {
  const of = (language: Language) =>
    Object.fromEntries(columns.map((column) => [column, names[language][column]])) as Record<Column, string>; // one for each
  return { en: of('en'), fr: of('fr'), ar: of('ar') };
};
