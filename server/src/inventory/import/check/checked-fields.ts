import { createHash } from 'node:crypto';
import type { CustomDefinition } from '@archway/contract/kernel/fields/custom-table';
import type { CustomFieldId } from '@archway/contract/kernel/ids';
import {
  lockCustomFields,
  readCustomFields,
} from '../../../organizations/custom-fields/lock-custom-fields.ts';
import { initialDefinition } from '../../../organizations/custom-fields/make-custom-fields.ts';
import type { OrgDb } from '../../../platform/db/db.ts';
import { newId } from '../../../platform/ids.ts';
import { keepCheckedFields, type LockedImport } from '../import-store.ts';
import { customColumns } from './custom-column-rules.ts';

/** What the columns of custom fields mean to a check: of each column its definition, those to be made included. */
export const checkedFields = async (
  db: OrgDb,
  { id, columns, plan }: LockedImport,
): Promise<(CustomDefinition | null)[]> => {
  const mapping = plan?.mapping ?? [];
  if (!mapping.some(isCustom)) {
    await keepCheckedFields(db, id, null);
    return [];
  }
  const known = await readCustomFields(db, 'item');
  const headings = columns.map(({ heading }) => heading);
  const { missing } = customColumns(headings, mapping, known);
  const made = missing.map((name) => ({ id: newId<CustomFieldId>(), name }));
  await keepCheckedFields(db, id, { stamp: stampOf(known), made });
  const all = [...known, ...made.map((field) => ({ ...initialDefinition, ...field }))];
  const { idOf } = customColumns(headings, mapping, all);
  return mapping.map((_, column) => all.find((field) => field.id === idOf(column)) ?? null);
};

const isCustom = (target: string | null) => target === 'ownField' || (target?.startsWith('custom.') ?? false);

/** Whether the definitions are what they were at the check. They are held until the transaction ends. */
export const areFieldsAsChecked = async (db: OrgDb, { fields }: LockedImport): Promise<boolean> => {
  if (!fields) return true;
  const held = await lockCustomFields(db, 'item', { adding: fields.made.length > 0 });
  return stampOf(held) === fields.stamp;
};

const stampOf = (fields: readonly { readonly id: string; readonly version: number }[]) =>
  createHash('md5')
    .update(
      fields
        .map(({ id, version }) => `${id}:${version}`)
        .sort()
        .join(','),
    )
    .digest('hex');
