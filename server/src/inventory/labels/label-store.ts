import type {
  AttachTarget,
  Label,
  LabelKind,
  LabelsQuery,
  LabelTarget,
} from '@archway/contract/inventory/labels/label';
import { scanAddress } from '@archway/contract/inventory/labels/label-code';
import { labelListFields } from '@archway/contract/inventory/labels/label-fields';
import type { LabelId, UserId } from '@archway/contract/kernel/ids';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import { fieldConditions, fieldOrder } from '../../platform/db/lists/field-columns.ts';
import { jsonPage } from '../../platform/db/lists/json-page.ts';

type Sql = OrgDb['sql'];
type Query = z.output<typeof LabelsQuery>;

const source = (sql: Sql) => sql`label_code l
  left join unit u on u.org_id = l.org_id and u.id = l.unit_id
  left join item i on i.org_id = l.org_id and i.id = coalesce(l.item_id, u.item_id)
  left join storage_location p on p.org_id = l.org_id and p.id = l.location_id
  left join move v on v.org_id = l.org_id and v.id = l.move_id
  left join staging s on s.org_id = v.org_id and s.id = v.staging_id`;

/** One label under the names of the contract. */
const columns = (sql: Sql, publicUrl: string) => sql`l.id, l.version, l.code,
  ${scanAddress(publicUrl, '')}::text || l.code as address, l.kind, l.status,
  coalesce(l.unit_id, l.item_id, l.location_id, l.move_id) as "targetId", coalesce(i.name, p.name, s.name) as "targetName",
  coalesce(u.code, nullif(case when l.kind = 'item' then i.sku end, ''), p.code, '#' || v.number) as "targetCode",
  l.printed_at as "printedAt", l.created_at as "createdAt"`;

type Reader = { readonly publicUrl: string; readonly maySeeMoves: boolean };

export const labelPage = (db: OrgDb, query: Query, { publicUrl, maySeeMoves }: Reader) => {
  const { sql, orgId } = db;
  const where = sql`l.org_id = ${orgId}
    ${query.unitId ? sql`and l.unit_id = ${query.unitId}` : sql``}
    ${query.itemId ? sql`and l.item_id = ${query.itemId}` : sql``}
    ${query.locationId ? sql`and l.location_id = ${query.locationId}` : sql``}
    ${maySeeMoves ? sql`` : sql`and l.kind <> 'move'`}
    ${fieldConditions(sql, { table: labelListFields, query, alias: 'l' })}
    ${query.searchQuery ? sql`and strpos(l.code, upper(translate(${query.searchQuery}, '- ', ''))) > 0` : sql``}`;
  const direction = query.orderBy === 'desc' ? sql`desc` : sql`asc`;
  const order =
    query.sortBy === 'code'
      ? sql`l.code ${direction}, l.id`
      : sql`${fieldOrder(sql, { table: labelListFields, name: query.sortBy, alias: 'l', direction })}, l.id ${direction}`;
  return jsonPage<Label>(
    db,
    { columns: columns(sql, publicUrl), from: source(sql), where, order, countFrom: sql`label_code l` },
    query,
  );
};

/** In the order they are named. */
export const findLabels = async (
  { sql, orgId }: OrgDb,
  ids: readonly LabelId[],
  publicUrl: string,
): Promise<Label[]> => {
  const found = await sql<
    Label[]
  >`select ${columns(sql, publicUrl)} from ${source(sql)} where l.org_id = ${orgId} and l.id in ${sql(ids)}`;
  const byId = new Map(found.map((label) => [label.id, label]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

export type NewLabel = {
  readonly id: LabelId;
  readonly code: string;
  readonly kind: LabelKind;
  readonly targetId: string | null;
};

/** Answers the ids of those whose code nobody in the world has yet; the others were not added. */
export const addLabelRows = async (
  { sql, orgId }: OrgDb,
  labels: readonly NewLabel[],
  by: UserId,
): Promise<LabelId[]> => {
  const added = await sql<{ id: LabelId }[]>`
    insert into label_code (org_id, id, code, kind, unit_id, item_id, location_id, move_id, created_by)
    select ${orgId}, n.id, n.code, n.kind, case n.kind when 'unit' then n."targetId" end, case n.kind when 'item' then n."targetId" end,
      case n.kind when 'location' then n."targetId" end, case n.kind when 'move' then n."targetId" end, ${by}
    from jsonb_to_recordset(${sql.json([...labels])}) as n (id uuid, code text, kind text, "targetId" uuid)
    on conflict (code) do nothing returning id`;
  return added.map(({ id }) => id);
};

export type LockedLabel = {
  readonly id: LabelId;
  readonly code: string;
  readonly kind: LabelKind;
  readonly status: Label['status'];
};

/** Held until the transaction ends. */
export const lockLabel = async (
  { sql, orgId }: OrgDb,
  by: { readonly id: LabelId } | { readonly code: string },
): Promise<LockedLabel | undefined> => {
  const which = 'id' in by ? sql`id = ${by.id}` : sql`code = ${by.code}`;
  const [label] = await sql<
    LockedLabel[]
  >`select id, code, kind, status from label_code where org_id = ${orgId} and ${which} for update`;
  return label;
};

export const putLabelOn = async (
  { sql, orgId }: OrgDb,
  id: LabelId,
  kind: AttachTarget,
  targetId: string,
) => {
  await sql`update label_code set kind = ${kind}, ${sql(`${kind}_id`)} = ${targetId} where org_id = ${orgId} and id = ${id}`;
};

export const revokeLabelRow = async ({ sql, orgId }: OrgDb, id: LabelId) => {
  await sql`update label_code set status = 'revoked' where org_id = ${orgId} and id = ${id}`;
};

export const markPrinted = async ({ sql, orgId }: OrgDb, ids: readonly LabelId[], at: Date) => {
  await sql`update label_code set printed_at = ${at} where org_id = ${orgId} and id in ${sql(ids)}`;
};

/** The newest label in use on each of these things. */
export const currentLabels = async (
  { sql, orgId }: OrgDb,
  kind: LabelTarget,
  targetIds: readonly string[],
): Promise<Map<string, LabelId>> => {
  const target = sql(`${kind}_id`);
  const found = await sql<{ targetId: string; id: LabelId }[]>`
    select distinct on (${target}) ${target} as target_id, id from label_code
    where org_id = ${orgId} and ${target} in ${sql(targetIds)} and status = 'active' order by ${target}, created_at desc, id desc`;
  return new Map(found.map(({ targetId, id }) => [targetId, id]));
};
