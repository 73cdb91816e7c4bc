import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { CustomFieldId } from '@archway/contract/kernel/ids';
import type { CustomField, NewCustomField } from '@archway/contract/organizations/custom-field';
import { mostCustomFields } from '@archway/contract/organizations/custom-field-fields';
import { onTaken } from '../../platform/db/changes/on-taken.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { newId } from '../../platform/ids.ts';
import { addCustomField, customFieldRows, lockCustomFieldOrder } from './custom-field-store.ts';
import { loadCustomField } from './get-custom-field.ts';
import { requireGoodDefinition } from './require-good-definition.ts';

/** Defines a field that everything of its entity can have a value in. */
export const createCustomField = async (
  { db, actor, record }: ChangeContext,
  given: NewCustomField,
): Promise<CustomField> => {
  const facts = requireGoodDefinition(given);
  await lockCustomFieldOrder(db);
  const there = await customFieldRows(db, facts.entity);
  if (there.length >= mostCustomFields) throw fieldProblem('name', 'errors.tooMany', mostCustomFields);
  const id = newId<CustomFieldId>();
  await addCustomField(db, { ...facts, id, createdBy: actor.userId }).catch(
    onTaken('custom_field_name', 'name'),
  );
  await record({ id, name: facts.name }, { type: facts.type });
  return loadCustomField(db, id);
};
