import type { NewItems } from '@archway/contract/inventory/new-items';
import { type FieldError, Problem } from '@archway/contract/kernel/api/problem';
import { fieldError } from '@archway/contract/kernel/fields/field-error';
import type { ItemId } from '@archway/contract/kernel/ids';
import { checkCustomValues } from '../../../organizations/custom-fields/custom-value-rules.ts';
import { lockCustomFields } from '../../../organizations/custom-fields/lock-custom-fields.ts';
import { onTaken } from '../../../platform/db/changes/on-taken.ts';
import type { OrgDb } from '../../../platform/db/db.ts';
import type { ChangeContext } from '../../../platform/http/calls/use-case-context.ts';
import { newId } from '../../../platform/ids.ts';
import { requireRightsToSet } from '../../../team/require-field-rights.ts';
import { addItem } from '../item-store.ts';
import { addFirstPieces } from './add-first-pieces.ts';
import { findReferences, takenSkus } from './new-items-store.ts';

/** Several items with their pieces, all or none. What is wrong is told for every row at once. */
export const createItems = async (
  { db, actor, clock, record }: ChangeContext,
  { rows }: NewItems,
): Promise<{ rows: { id: ItemId; name: string; codes: string[] }[] }> => {
  for (const row of rows) requireRightsToSet(actor, row);
  const custom = await customValues(db, rows);
  const wrong = [...(await wrongRows(db, rows)), ...custom.flatMap(({ errors }) => errors)];
  if (wrong.length > 0) throw new Problem('invalid_input', 'Some fields need attention.', { errors: wrong });
  const items = rows.map((row, index) => ({
    ...row,
    customFields: custom[index]?.values ?? {},
    id: newId<ItemId>(),
  }));
  await Promise.all(
    items.map((item, index) =>
      addItem(db, { ...item, createdBy: actor.userId }).catch(onTaken('item_sku', `rows.${index}.sku`)),
    ),
  );
  const codes = await addFirstPieces(db, actor.userId, clock.now().toISOString(), items);
  await record(
    { id: null, name: String(items.length) },
    { names: items.slice(0, 20).map(({ name }) => name) },
  );
  return { rows: items.map(({ id, name }) => ({ id, name, codes: codes.get(id) ?? [] })) };
};

/** Where no row has a value, nobody is asked. */
const customValues = async (db: OrgDb, rows: NewItems['rows']) => {
  if (rows.every(({ customFields }) => Object.keys(customFields).length === 0)) return [];
  const held = await lockCustomFields(db, 'item');
  return rows.map(({ customFields }, index) => {
    const { errors, values } = checkCustomValues(held, customFields);
    return { values, errors: errors.map((error) => ({ ...error, field: `rows.${index}.${error.field}` })) };
  });
};

/** The categories, vendors and locations are held until the transaction ends. */
const wrongRows = async (db: OrgDb, rows: NewItems['rows']): Promise<FieldError[]> => {
  const here = await findReferences(db, {
    categoryIds: rows.map(({ categoryId }) => categoryId),
    vendorIds: rows.flatMap(({ vendorId }) => vendorId ?? []),
    locationIds: rows.flatMap(({ locationId }) => locationId ?? []),
  });
  const taken = await takenSkus(
    db,
    rows.map(({ sku }) => sku),
  );
  return rows.flatMap(({ categoryId, vendorId, locationId }, index) => {
    const at = (field: string) => `rows.${index}.${field}`;
    const location = locationId && here.locations.get(locationId);
    return [
      ...(here.categories.has(categoryId) ? [] : [fieldError(at('categoryId'), 'errors.notFound')]),
      ...(vendorId && !here.vendors.has(vendorId) ? [fieldError(at('vendorId'), 'errors.notFound')] : []),
      ...(locationId && !location ? [fieldError(at('locationId'), 'errors.notFound')] : []),
      ...(location && !location.active ? [fieldError(at('locationId'), 'errors.inactive')] : []),
      ...(taken.has(index) ? [fieldError(at('sku'), 'errors.codeTaken')] : []),
    ];
  });
};
