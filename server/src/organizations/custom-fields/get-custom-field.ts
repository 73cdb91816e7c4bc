import { problem } from '@archway/contract/kernel/api/problem';
import type { CustomFieldId } from '@archway/contract/kernel/ids';
import type { CustomField } from '@archway/contract/organizations/custom-field';
import type { OrgDb } from '../../platform/db/db.ts';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { countItemValues, findCustomField } from './custom-field-store.ts';

/** One custom field, with how many items have a value in it. */
export const getCustomField = async ({ db }: ReadContext, { id }: { id: CustomFieldId }) => {
  const field = await loadCustomField(db, id);
  return { ...field, items: await countItemValues(db, id) };
};

export const loadCustomField = async (db: OrgDb, id: CustomFieldId): Promise<CustomField> => {
  const field = await findCustomField(db, id);
  if (!field) throw noSuchCustomField();
  return field;
};

export const noSuchCustomField = () => problem('not_found', 'That custom field is not in this organization.');
