import { type ItemColumn, itemColumns } from './item-columns.ts';

/** Photos are kept as files of their own and have no cell. */
const importable = itemColumns.filter((column) => column !== 'pictures');

/** What only Archway itself knows of an item, beside what a sheet of items can say. */
const derived = ['shownStatus', 'available', 'free', 'createdAt', 'updatedAt'] as const;

/** The columns of an exported sheet: those that can be imported again come first. */
export const itemExportColumns: readonly ItemExportColumn[] = [...importable, ...derived];
export type ItemExportColumn = Exclude<ItemColumn, 'pictures'> | (typeof derived)[number];
