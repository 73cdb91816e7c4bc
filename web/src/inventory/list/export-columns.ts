import type { ItemExportColumn } from '@archway/contract/inventory/item-export';
import { type CustomKey, customIdOf } from '@archway/contract/kernel/custom-table';
import type { ChoosableColumn, ListColumn } from './column-choice.ts';

/** What a column of the table is in a sheet, where it is not the field of its name. */
const inSheet: Partial<Readonly<Record<ChoosableColumn, readonly ItemExportColumn[]>>> = {
  status: ['shownStatus'],
  available: ['available', 'quantity'],
  size: ['width', 'depth', 'height'],
  color: ['colorName', 'colorFamily'],
};

/** The columns of a sheet that show what the table shows; the name always leads. */
export const exportColumns = (shown: readonly ListColumn[]): (ItemExportColumn | CustomKey)[] => [
  'name',
  ...shown.flatMap((column): readonly (ItemExportColumn | CustomKey)[] =>
    customIdOf(column) === undefined
      ? (inSheet[column as ChoosableColumn] ?? [column as ItemExportColumn]) // of the same name
      : [column as CustomKey],
  ),
];
