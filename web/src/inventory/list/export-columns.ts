import type { ItemExportColumn } from '@archway/contract/inventory/item-export';
import type { ChoosableColumn } from './column-choice.ts';

/** What each column of the table is in a sheet, where a measure and a colour are several. */
const inSheet: Readonly<Record<ChoosableColumn, readonly ItemExportColumn[]>> = {
  sku: ['sku'],
  category: ['category'],
  status: ['shownStatus'],
  available: ['available', 'quantity'],
  size: ['width', 'depth', 'height'],
  colour: ['colourName', 'colourFamily'],
  styles: ['styles'],
  brand: ['brand'],
  tags: ['tags'],
  monthlyRent: ['monthlyRent'],
  updatedAt: ['updatedAt'],
};

/** The columns of a sheet that show what the table shows; the name always leads. */
export const exportColumns = (shown: readonly ChoosableColumn[]): ItemExportColumn[] => [
  'name',
  ...shown.flatMap((column) => inSheet[column]),
];
