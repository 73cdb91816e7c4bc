import { namesOf, type ValuesOf } from '@archway/contract/kernel/fields/fields';
import type { CustomFieldId, UserId } from '@archway/contract/kernel/ids';
import type { CustomField } from '@archway/contract/organizations/custom-field';
import { type CustomEntity, customFieldFields } from '@archway/contract/organizations/custom-field-fields';
import { lastChange } from '../../platform/db/changes/changer.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import { idsInOrder } from '../../platform/db/lists/any-of.ts';
import {
  assignedValues,
  columnsText,
  givenValues,
  selectedText,
} from '../../platform/db/lists/field-columns.ts';

type Facts = ValuesOf<typeof customFieldFields>;

const fields = selectedText(namesOf(customFieldFields), 'f');
const columns = (sql: OrgDb['sql']) => sql`f.id, f.version, f.entity, ${sql.unsafe(fields)}, f.position,
  ${lastChange(sql, 'f')}`;

/** In their order. */
export const customFieldRows = async (
  { sql, orgId }: OrgDb,
  entity: CustomEntity,
): Promise<CustomField[]> => [
  ...(await sql<CustomField[]>`
    select ${columns(sql)} from custom_field f where f.org_id = ${orgId} and f.entity = ${entity} order by f.position, f.id`),
];

/** The same, held against being removed or becoming another type until the transaction ends. */
export const lockCustomFieldRows = async (
  { sql, orgId }: OrgDb,
  entity: CustomEntity,
): Promise<CustomField[]> => [
  ...(await sql<CustomField[]>`
    select ${columns(sql)} from custom_field f where f.org_id = ${orgId} and f.entity = ${entity} order by f.position, f.id for key share of f`),
];

export const findCustomField = async (
  { sql, orgId }: OrgDb,
  id: CustomFieldId,
): Promise<CustomField | undefined> => {
  const [field] = await sql<CustomField[]>`
    select ${columns(sql)} from custom_field f where f.org_id = ${orgId} and f.id = ${id}`;
  return field;
};

/** Held until the transaction ends: whoever gives an item a value in it waits. */
export const lockCustomField = async (
  { sql, orgId }: OrgDb,
  id: CustomFieldId,
): Promise<CustomField | undefined> => {
  const [field] = await sql<CustomField[]>`
    select ${columns(sql)} from custom_field f where f.org_id = ${orgId} and f.id = ${id} for update of f`;
  return field;
};

const orderLock = 727_103;

/** Held until the transaction ends: of those who add, move or remove fields, one does it at a time. */
export const lockCustomFieldOrder = async ({ sql, orgId }: OrgDb) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${orgId}, ${orderLock}))`;
};

/** Last of its entity; the order is held. */
export const addCustomField = async (
  { sql, orgId }: OrgDb,
  row: Facts & { id: CustomFieldId; entity: CustomEntity; createdBy: UserId },
) => {
  await sql`
    insert into custom_field (org_id, id, entity, created_by, ${sql.unsafe(columnsText(namesOf(customFieldFields)))}, position)
    values (${orgId}, ${row.id}, ${row.entity}, ${row.createdBy}, ${givenValues(sql, customFieldFields, row)},
      (select coalesce(max(f.position) + 1, 0) from custom_field f where f.org_id = ${orgId} and f.entity = ${row.entity}))`;
};

/** Where it stands is not among its facts: `orderCustomFields` writes that. */
export const changeCustomFieldRow = async ({ sql, orgId }: OrgDb, id: CustomFieldId, row: Facts) => {
  await sql`
    update custom_field set ${assignedValues(sql, customFieldFields, row)} where org_id = ${orgId} and id = ${id}`;
};

export const orderCustomFields = async ({ sql, orgId }: OrgDb, ids: readonly CustomFieldId[]) => {
  await sql`
    update custom_field f set position = n.nth - 1 from ${idsInOrder(sql, ids)}
    where f.org_id = ${orgId} and f.id = n.id and f.position <> n.nth - 1`;
};

export const deleteCustomField = async ({ sql, orgId }: OrgDb, id: CustomFieldId) => {
  await sql`delete from custom_field where org_id = ${orgId} and id = ${id}`;
};

/** How many items have a value in it; asked while it is held, the answer stays true. */
export const countItemValues = async ({ sql, orgId }: OrgDb, id: CustomFieldId): Promise<number> => {
  const [found] = await sql<{ items: number }[]>`
    select count(*)::int as items from item where org_id = ${orgId} and deleted_at is null and custom_fields ? ${id}::text`;
  return found?.items ?? 0;
};

/** How many items have one of these options. */
export const countItemOptions = async (
  { sql, orgId }: OrgDb,
  id: CustomFieldId,
  options: readonly string[],
): Promise<number> => {
  const [found] = await sql<{ items: number }[]>`
    select count(*)::int as items from item where org_id = ${orgId} and deleted_at is null
      and custom_fields ->> ${id}::text in (select jsonb_array_elements_text(${sql.json([...options])}))`;
  return found?.items ?? 0;
};

export const removeItemValues = async ({ sql, orgId }: OrgDb, id: CustomFieldId) => {
  // In the order of their ids, as everybody locks items.
  await sql`with held as materialized (select id from item where org_id = ${orgId} and custom_fields ? ${id}::text order by id for no key update)
    update item i set custom_fields = i.custom_fields - ${id}::text from held where i.org_id = ${orgId} and i.id = held.id`;
};
