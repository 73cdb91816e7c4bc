import { Problem } from '@archway/contract/kernel/api/problem';
import type { CustomValues } from '@archway/contract/kernel/fields/fields';
import type { CustomField } from '@archway/contract/organizations/custom-field';
import type { CustomEntity } from '@archway/contract/organizations/custom-field-fields';
import type { OrgDb } from '../../platform/db/db.ts';
import { customFieldRows, lockCustomFieldOrder, lockCustomFieldRows } from './custom-field-store.ts';
import { checkCustomValues } from './custom-value-rules.ts';

/** The definitions, for whoever reads values by them. */
export const readCustomFields = (db: OrgDb, entity: CustomEntity): Promise<CustomField[]> =>
  customFieldRows(db, entity);

/**
 * The same for whoever writes values: none is removed, and none becomes another type, until the transaction ends. Whoever
 * also adds fields takes their order first, as everybody who removes one does.
 */
export const lockCustomFields = async (
  db: OrgDb,
  entity: CustomEntity,
  { adding = false } = {},
): Promise<CustomField[]> => {
  if (adding) await lockCustomFieldOrder(db);
  return lockCustomFieldRows(db, entity);
};

/** Values that somebody gives, as they are kept. Where there are none, nobody is asked. */
export const requireCustomValues = async (
  db: OrgDb,
  entity: CustomEntity,
  given: CustomValues,
): Promise<CustomValues> => {
  if (Object.keys(given).length === 0) return given;
  return requireValidValues(await lockCustomFields(db, entity), given);
};

/** The same where the definitions are held already. */
export const requireValidValues = (rows: readonly CustomField[], given: CustomValues): CustomValues => {
  const { errors, values } = checkCustomValues(rows, given);
  if (errors.length > 0) throw new Problem('invalid_input', 'Some fields need attention.', { errors });
  return values;
};
