import type { ItemExportColumn } from '@archway/contract/inventory/item-export';
import type { CustomKey } from '@archway/contract/kernel/custom-table';

type SheetColumn = ItemExportColumn | CustomKey;

/** What a column of the table is in a sheet, where it is not the field of its name. */
const inSheet: Readonly<Record<string, readonly SheetColumn[]>> = {
  status: ['shownStatus'],
  available: ['available', 'quantity'],
  size: ['width', 'depth', 'height'],
  color: ['colorName', 'colorFamily'],
};

/** The columns of a sheet that show what the table shows; the name always leads. */
export const exportColumns = (shown: readonly string[]): SheetColumn[] => [
  'name',
  ...shown.flatMap((column) => inSheet[column] ?? [column as SheetColumn]), // of the same name
];
