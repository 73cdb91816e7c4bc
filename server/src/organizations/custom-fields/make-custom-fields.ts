import { initialValues } from '@archway/contract/kernel/fields/fields';
import type { CustomFieldId, UserId } from '@archway/contract/kernel/ids';
import { type CustomEntity, customFieldFields } from '@archway/contract/organizations/custom-field-fields';
import type { OrgDb } from '../../platform/db/db.ts';
import { addCustomField, customFieldRows, lockCustomFieldOrder } from './custom-field-store.ts';

/** A field of which nothing is known but a name: a line of text. */
export const initialDefinition = initialValues(customFieldFields);

/** Makes fields that are named where there are none, for whoever writes the one entry of the change they belong to. */
export const makeCustomFields = async (
  db: OrgDb,
  entity: CustomEntity,
  by: UserId,
  fields: readonly { readonly id: CustomFieldId; readonly name: string }[],
) => {
  if (fields.length === 0) return;
  await lockCustomFieldOrder(db);
  const there = new Set((await customFieldRows(db, entity)).map(({ name }) => name.toLowerCase()));
  for (const { id, name } of fields)
    if (!there.has(name.toLowerCase()))
      await addCustomField(db, { ...initialDefinition, id, name, entity, createdBy: by });
};
