import { fieldOfColumn } from '@archway/contract/inventory/item-columns';
import type { ItemField } from '@archway/contract/inventory/item-fields';

/** What a row of the sheet says of an item, in the order somebody back from a market would write it down. */
export const sheetColumns = [
  'name',
  'category',
  'quantity',
  'location',
  'sku',
  'brand',
  'colorName',
  'width',
  'depth',
  'height',
  'monthlyRent',
  'purchaseCost',
  'tags',
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** The fields that the columns are about; the others say how many came, and where they are put. */
export const sheetFields = sheetColumns.flatMap((column): [SheetColumn, SheetField][] => {
  const field = fieldOfColumn.get(column);
  return field ? [[column, field as SheetField]] : []; // as its column says
});
export type SheetField = Extract<ItemField, SheetColumn | `${SheetColumn}Id`>;

/** A row as it is typed, one text for each column shown. */
export type Row = readonly string[];

export type Cell = { readonly row: number; readonly column: number };

/** A rectangle of cells; `from` is where it began and stays, `to` moves. */
export type Selection = { readonly from: Cell; readonly to: Cell };

/** The corners of a selection, whichever way it was drawn. */
export const cornersOf = ({ from, to }: Selection) => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  start: Math.min(from.column, to.column),
  end: Math.max(from.column, to.column),
});
