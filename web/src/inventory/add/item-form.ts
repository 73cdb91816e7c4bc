import { schemaOf } from '../../kit/edit/use-table-form.ts';
import type { Formats } from '../../ui/fields/form-values.ts';
import type { useFields } from '../../ui/form/use-fields.ts';
import type { ItemFields, ItemTable } from './item-fields.ts';
import { wrongFields, wrongPieces } from './wrong-fields.ts';

/** The form that every section of an item takes. */
export type ItemForm = ReturnType<typeof useFields<ItemFields>>;

export const itemSchema = (formats: Formats, table: ItemTable) =>
  schemaOf((fields: ItemFields) => wrongFields(fields, formats, table));
/** Where only pieces are asked for. */
export const pieceSchema = schemaOf(wrongPieces);

/** The server names a field by its whole path; the form has one field for all of it. Custom fields are fields of their own. */
export const formFieldOf = (field: string) =>
  field.startsWith('customFields.') ? field : (field.split('.')[0] ?? field);
