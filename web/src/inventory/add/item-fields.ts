import type { Item } from '@archway/contract/inventory/item';
import { itemFields } from '@archway/contract/inventory/item-fields';
import type { Condition, Tracking } from '@archway/contract/inventory/states';
import type { Fields } from '@archway/contract/kernel/fields/fields';
import {
  emptyForm,
  type Formats,
  type FormValues,
  formOf,
  type SentValues,
  valuesOf,
} from '../../ui/fields/form-values.ts';

/** Only asked for something new: how it is counted, and the pieces that came with it. */
type NewPieces = {
  tracking: Tracking;
  draft: boolean;
  quantity: number | string;
  locationId: string | null;
  condition: Condition;
  codes: string;
  acquiredOn: string;
};

/** What the forms of an item hold. */
export type ItemFields = FormValues<typeof itemFields> & NewPieces;

export const emptyFields: ItemFields = {
  ...emptyForm(itemFields),
  tracking: 'unit',
  draft: false,
  quantity: 1,
  locationId: null,
  condition: 'new',
  codes: '',
  acquiredOn: '',
};

/** What is known of an item, as the forms hold it. */
export const fieldsOf = (item: Item, formats: Formats, table: ItemTable = itemFields): ItemFields => ({
  ...emptyFields,
  ...formOf(table, item, formats),
  tracking: item.tracking,
  quantity: 0,
});

/** What the contract takes of an item; ids as plain text. */
export type ItemFacts = SentValues<typeof itemFields>;

/** The facts that the fields mean. Only for fields that `wrongFields` has nothing against. */
export const factsOf = (fields: ItemFields, formats: Formats, table: ItemTable = itemFields): ItemFacts =>
  valuesOf(table, fields, formats);

/** The fields of an item, with the organization's custom fields in their place. */
export type ItemTable = Omit<typeof itemFields, 'customFields'> & {
  readonly customFields: (typeof itemFields)['customFields'] & { readonly table?: Fields };
};
export const itemTable = (custom: Fields): ItemTable => ({
  ...itemFields,
  customFields: { ...itemFields.customFields, table: custom },
});
