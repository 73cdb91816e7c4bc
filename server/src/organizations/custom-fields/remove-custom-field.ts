import type { CustomFieldId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import {
  countItemValues,
  deleteCustomField,
  lockCustomField,
  lockCustomFieldOrder,
  removeItemValues,
} from './custom-field-store.ts';
import { noSuchCustomField } from './get-custom-field.ts';

/** Removes a custom field together with every value in it, and says how many items had one. */
export const removeCustomField = async ({ db, record }: ChangeContext, { id }: { id: CustomFieldId }) => {
  await lockCustomFieldOrder(db);
  const field = await lockCustomField(db, id);
  if (!field) throw noSuchCustomField();
  const items = await countItemValues(db, id);
  await removeItemValues(db, id);
  await deleteCustomField(db, id);
  await record({ id, name: field.name }, { items });
  return { items };
};
