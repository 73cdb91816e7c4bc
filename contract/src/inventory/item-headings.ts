import type { Language } from '../kernel/locale.ts';
import { fieldOfColumn, type ItemColumn, itemColumns } from './item-columns.ts';
import { type ItemExportColumn, itemExportColumns } from './item-export.ts';
import ar from './names/ar.json' with { type: 'json' };
import en from './names/en.json' with { type: 'json' };
import fr from './names/fr.json' with { type: 'json' };

type Names = Readonly<Record<string, string>>;
const names: Readonly<Record<Language, Names>> = { en: en.item, fr: fr.item, ar: ar.item };

const headingsOf = <Column extends ItemColumn | ItemExportColumn>(
  columns: readonly Column[],
  language: Language,
) =>
  Object.fromEntries(
    columns.map((column) => [column, names[language][fieldOfColumn.get(column) ?? column] ?? column]),
  ) as Record<Column, string>; // one for each

/** What stands above each column of a sheet. */
export const itemColumnHeadings = {
  en: headingsOf(itemColumns, 'en'),
  fr: headingsOf(itemColumns, 'fr'),
  ar: headingsOf(itemColumns, 'ar'),
} satisfies Record<Language, Record<ItemColumn, string>>;

export const itemExportHeadings = {
  en: headingsOf(itemExportColumns, 'en'),
  fr: headingsOf(itemExportColumns, 'fr'),
  ar: headingsOf(itemExportColumns, 'ar'),
} satisfies Record<Language, Record<ItemExportColumn, string>>;
