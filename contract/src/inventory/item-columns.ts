import { namesOf, namesWhere } from '../kernel/fields/fields.ts';
import { type ItemField, itemFields } from './item-fields.ts';

/** A reference is called by its name in a sheet: the column of `categoryId` is `category`. */
type ColumnOf<Name extends string> = Name extends `${infer Short}Id` ? Short : Name;
type FieldColumn = ColumnOf<Exclude<ItemField, 'customFields'>>;
const sheetColumnOf = (field: ItemField) => field.replace(/Id$/, '') as FieldColumn; // as the type says

/** What a sheet says of an item besides its fields: how it is kept, and the pieces that come with it. */
const otherColumns = ['tracking', 'status', 'quantity', 'location'] as const;
const leading: readonly FieldColumn[] = ['name', 'sku', 'category'];
const fieldColumns = namesOf(itemFields)
  .filter((field) => field !== 'customFields')
  .map(sheetColumnOf);

/**
 * The columns of a sheet of items, in the order a sheet has them. Export writes them and import knows them again, in every
 * language. A custom field has a column of its own, headed by its name.
 */
export const itemColumns: readonly ItemColumn[] = [
  ...leading,
  ...otherColumns,
  ...fieldColumns.filter((column) => !leading.includes(column)),
  'pictures',
];
export type ItemColumn = FieldColumn | (typeof otherColumns)[number] | 'pictures';

/** The field that a column is about. */
export const fieldOfColumn: ReadonlyMap<string, ItemField> = new Map(
  namesOf(itemFields).map((field) => [sheetColumnOf(field), field]),
);

/** What only those see and set who may see costs. */
export const costColumns: readonly ItemColumn[] = namesWhere(itemFields, 'guard');

/** Several words in one cell. A path, of categories or locations, goes from the outermost to the innermost. */
export const wordSeparator = '; ';
export const pathSeparator = ' > ';
