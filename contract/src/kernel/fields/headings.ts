import type { Language } from '../locale.ts';

/** What stands above each column of a sheet, in every language, as its entity names it. */
export const headingsOf = <Column extends string, Name extends string = Column>(
  columns: readonly Column[],
  names: Readonly<Record<Language, Readonly<Record<Name, string>>>>,
  /** Where the name of a column stands, if not under its own. */
  nameOf?: (column: Column) => Name,
): Record<Language, Record<Column, string>> => {
  const of = (language: Language) =>
    Object.fromEntries(
      columns.map((column) => [column, names[language][nameOf?.(column) ?? (column as string as Name)]]), // then they are the same
    ) as Record<Column, string>; // one for each
  return { en: of('en'), fr: of('fr'), ar: of('ar') };
};
