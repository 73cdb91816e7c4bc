import { headingsOf } from '../kernel/fields/headings.ts';
import { fieldOfColumn, itemColumns } from './item-columns.ts';
import { type ItemExportColumn, itemExportColumns } from './item-export.ts';
import ar from './names/ar.json' with { type: 'json' };
import en from './names/en.json' with { type: 'json' };
import fr from './names/fr.json' with { type: 'json' };

type Name = keyof typeof en.item;
const names = { en: en.item, fr: fr.item, ar: ar.item };
const nameOf = (column: ItemExportColumn | 'pictures'): Name => fieldOfColumn.get(column) ?? (column as Name); // what is no field is named as itself

/** What stands above each column of a sheet. */
export const itemColumnHeadings = headingsOf(itemColumns, names, nameOf);
export const itemExportHeadings = headingsOf(itemExportColumns, names, nameOf);
