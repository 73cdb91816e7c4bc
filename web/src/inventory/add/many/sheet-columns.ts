import type { itemFields } from '@archway/contract/inventory/item-fields';
import type { namesOfType } from '@archway/contract/kernel/fields/fields';

/** What can be written into a cell: the rest is chosen, and waits for the form of the item. */
type Written = 'text' | 'longText' | 'number' | 'decimal' | 'money' | 'length' | 'weight' | 'color' | 'words';
type WrittenField = ReturnType<typeof namesOfType<typeof itemFields, Written>>[number];

/**
 * What a row of the sheet says of an item, in the order somebody back from a market would write it down. How a cell is
 * read, its limits and who may see it follow from the table of fields.
 */
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
] as const satisfies readonly (WrittenField | 'category' | 'quantity' | 'location')[];
export type SheetColumn = (typeof sheetColumns)[number];

/** The columns that are fields of an item; the others tell of the pieces that came. */
export type SheetField = Exclude<SheetColumn, 'category' | 'quantity' | 'location'> | 'categoryId';
export const sheetFieldOf = (column: SheetColumn): SheetField | undefined => {
  if (column === 'quantity' || column === 'location') return undefined;
  return column === 'category' ? 'categoryId' : column;
};

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
