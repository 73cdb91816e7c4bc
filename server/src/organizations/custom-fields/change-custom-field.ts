import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import { namesOf } from '@archway/contract/kernel/fields/fields';
import type { CustomField, CustomFieldChange } from '@archway/contract/organizations/custom-field';
import { customFieldFields } from '@archway/contract/organizations/custom-field-fields';
import { differences } from '../../platform/audit/difference-rules.ts';
import { onTaken } from '../../platform/db/changes/on-taken.ts';
import { requireVersion } from '../../platform/db/changes/require-version.ts';
import { withChange } from '../../platform/db/changes/with-change.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import {
  changeCustomFieldRow,
  countItemOptions,
  countItemValues,
  customFieldRows,
  lockCustomField,
  lockCustomFieldOrder,
  orderCustomFields,
} from './custom-field-store.ts';
import { loadCustomField, noSuchCustomField } from './get-custom-field.ts';
import { requireGoodDefinition } from './require-good-definition.ts';

/** Changes a custom field, or moves it among the others. Values stay, so a change that would make one wrong is refused. */
export const changeCustomField = async (
  { db, record }: ChangeContext,
  { id, version, position, ...change }: CustomFieldChange,
): Promise<CustomField> => {
  await lockCustomFieldOrder(db);
  const before = await lockCustomField(db, id);
  if (!before) throw noSuchCustomField();
  requireVersion(before, version);
  const facts = requireGoodDefinition(withChange(before, change));
  await requireRightValues(db, before, facts);
  await changeCustomFieldRow(db, id, facts).catch(onTaken('custom_field_name', 'name'));
  if (position !== undefined) await moveTo(db, before, position);
  const after = await loadCustomField(db, id);
  await record(
    { id, name: after.name },
    differences(before, after, [...namesOf(customFieldFields), 'position']),
  );
  return after;
};

const requireRightValues = async (db: OrgDb, before: CustomField, after: CustomField) => {
  if (after.type !== before.type) {
    const items = await countItemValues(db, before.id);
    if (items > 0) throw fieldProblem('type', 'errors.inUse', items);
    return;
  }
  const gone = before.options.filter((option) => !after.options.includes(option));
  const items = gone.length > 0 ? await countItemOptions(db, before.id, gone) : 0;
  if (items > 0) throw fieldProblem('options', 'errors.inUse', items);
};

const moveTo = async (db: OrgDb, { id, entity }: CustomField, position: number) => {
  const others = (await customFieldRows(db, entity)).map((row) => row.id).filter((other) => other !== id);
  await orderCustomFields(db, others.toSpliced(position, 0, id));
};
