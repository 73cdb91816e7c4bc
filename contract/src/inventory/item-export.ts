import type { Language } from '../kernel/locale.ts';
import { itemColumnHeadings, itemColumns } from './item-columns.ts';

/** Pictures are kept as files of their own and have no cell. */
const importable = itemColumns.filter((column) => column !== 'pictures');

/** What only Archway itself knows of an item, beside what a sheet of items can say. */
const derived = ['shownStatus', 'available', 'createdAt', 'updatedAt'] as const;

/** The columns of an exported sheet: those that can be imported again come first. */
export const itemExportColumns: readonly ItemExportColumn[] = [...importable, ...derived];
export type ItemExportColumn = Exclude<(typeof itemColumns)[number], 'pictures'> | (typeof derived)[number];

const derivedHeadings: Record<Language, Record<(typeof derived)[number], string>> = {
  en: { shownStatus: 'Status', available: 'Available', createdAt: 'Added', updatedAt: 'Last changed' },
  fr: {
    shownStatus: 'Statut',
    available: 'Disponibles',
    createdAt: 'Ajouté',
    updatedAt: 'Dernière modification',
  },
  ar: { shownStatus: 'الحالة', available: 'المتاح', createdAt: 'أُضيف', updatedAt: 'آخر تعديل' },
};

export const itemExportHeadings: Record<Language, Record<ItemExportColumn, string>> = {
  en: { ...itemColumnHeadings.en, ...derivedHeadings.en },
  fr: { ...itemColumnHeadings.fr, ...derivedHeadings.fr },
  ar: { ...itemColumnHeadings.ar, ...derivedHeadings.ar },
};
