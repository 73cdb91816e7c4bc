import type {
  DesignId,
  ItemId,
  LineId,
  RoomId,
  StagingId,
  UnitId,
  UserId,
} from '@archway/contract/kernel/ids';
import type { Line, NewLine } from '@archway/contract/stagings/line';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';

type Sql = OrgDb['sql'];

const columns = (
  sql: Sql,
) => sql`l.id, l.version, l.room_id as "roomId", l.item_id as "itemId", i.name as "itemName", i.sku, i.tracking,
  i.cover_id as "coverId", i.monthly_rent as "monthlyRent", l.unit_id as "unitId", u.code as "unitCode", l.quantity, l.optional, l.note,
  coalesce(r.status, b.status, e.status) as status, coalesce(r.quantity, 0) as held, coalesce(b.quantity, 0) as bumped,
  case when x.id is not null then json_build_object('stagingId', x.id, 'number', x.number, 'name', x.name, 'endsOn', x.held_until) end as "bumpedBy"`;

const source = (sql: Sql) => sql`design_line l join item i on i.org_id = l.org_id and i.id = l.item_id
  left join unit u on u.org_id = l.org_id and u.id = l.unit_id
  left join reservation r on r.org_id = l.org_id and r.line_id = l.id and r.status in ('soft', 'firm', 'out')
  left join lateral (select 'bumped' as status, least(sum(y.quantity), 2147483647)::int as quantity, (array_agg(y.bumped_by order by y.bumped_at desc))[1] as by_id
    from reservation y where y.org_id = l.org_id and y.line_id = l.id and y.status = 'bumped' having count(*) > 0) b on true
  left join lateral (select y.status from (select z.status from reservation z where z.org_id = l.org_id and z.line_id = l.id order by z.updated_at desc limit 1) y
    where y.status = 'expired') e on true
  left join staging x on x.org_id = l.org_id and x.id = b.by_id`;

/** The lines of a job, room by room. */
export const linesOf = ({ sql, orgId }: OrgDb, stagingId: StagingId): Promise<Line[]> => sql<Line[]>`
  select ${columns(sql)} from ${source(sql)} join staging_room o on o.org_id = l.org_id and o.id = l.room_id
  where l.org_id = ${orgId} and l.staging_id = ${stagingId} and l.design_id = current_design(${orgId}, ${stagingId})
  order by o.position, o.id, l.position, l.id`;

/** How many lines a job has. */
export const countLines = async ({ sql, orgId }: OrgDb, stagingId: StagingId): Promise<number> => {
  const [counted] = await sql<{ count: number }[]>`
    select count(*)::int as count from design_line l
    where l.org_id = ${orgId} and l.staging_id = ${stagingId} and l.design_id = current_design(${orgId}, ${stagingId})`;
  return counted?.count ?? 0;
};

export type LineToAdd = z.output<typeof NewLine>;

const currentDesign = async ({ sql, orgId }: OrgDb, stagingId: StagingId): Promise<DesignId> => {
  const [design] = await sql<{ id: DesignId }[]>`select current_design(${orgId}, ${stagingId}) as id`;
  if (!design?.id) throw new Error('A staging has a design from its beginning.');
  return design.id;
};

/** At the end of their rooms, in the order they are named. */
export const addLines = async (
  db: OrgDb,
  stagingId: StagingId,
  added: readonly (LineToAdd & { readonly id: LineId })[],
  by: UserId,
) => {
  const { sql, orgId } = db;
  const design = await currentDesign(db, stagingId);
  await sql`
    insert into design_line (org_id, id, staging_id, design_id, room_id, item_id, unit_id, quantity, optional, note, position, created_by)
    select ${orgId}, n.id, ${stagingId}, ${design}, n."roomId", n."itemId", n."unitId", n.quantity, n.optional, n.note,
      n.nth + coalesce((select max(l.position) + 1 from design_line l where l.org_id = ${orgId} and l.room_id = n."roomId" and l.design_id = ${design}), 0), ${by}
    from jsonb_to_recordset(${sql.json(added.map((line, nth) => ({ ...line, nth })))})
      as n (nth int, id uuid, "roomId" uuid, "itemId" uuid, "unitId" uuid, quantity int, optional boolean, note text)`;
};

/** Puts a line before another of its room. The others keep their positions where there is a gap, as a removed line leaves one. */
export const placeBefore = async ({ sql, orgId }: OrgDb, id: LineId, before: LineId) => {
  const next = sql`select b.design_id, b.room_id, b.position from design_line b
    join design_line a on a.org_id = b.org_id and a.design_id = b.design_id and a.room_id = b.room_id
    where b.org_id = ${orgId} and b.id = ${before} and a.id = ${id} and a.id <> b.id`;
  await sql`update design_line l set position = l.position - 1 from (${next}) n
    where l.org_id = ${orgId} and l.design_id = n.design_id and l.room_id = n.room_id and l.position < n.position
      and exists (select 1 from design_line x where x.org_id = ${orgId} and x.design_id = n.design_id and x.room_id = n.room_id and x.position = n.position - 1)`;
  await sql`update design_line l set position = n.position - 1 from (${next}) n where l.org_id = ${orgId} and l.id = ${id}`;
};

export type ChangedLine = {
  readonly id: LineId;
  readonly roomId: RoomId;
  readonly itemId: ItemId;
  readonly unitId: UnitId | null;
  readonly quantity: number;
  readonly optional: boolean;
  readonly note: string;
};

export const changeLineRows = async ({ sql, orgId }: OrgDb, lines: readonly ChangedLine[]) => {
  if (lines.length === 0) return;
  await sql`update design_line l set room_id = n."roomId", item_id = n."itemId", unit_id = n."unitId", quantity = n.quantity, optional = n.optional, note = n.note
    from jsonb_to_recordset(${sql.json(lines.map(({ id, roomId, itemId, unitId, quantity, optional, note }) => ({ id, roomId, itemId, unitId, quantity, optional, note })))})
      as n (id uuid, "roomId" uuid, "itemId" uuid, "unitId" uuid, quantity int, optional boolean, note text)
    where l.org_id = ${orgId} and l.id = n.id`;
};

/** With what was ever held for them: of a line that is taken off the list no promise is left. */
export const deleteLines = async ({ sql, orgId }: OrgDb, ids: readonly LineId[]) => {
  await sql`delete from reservation where org_id = ${orgId} and line_id in ${sql(ids)}`;
  await sql`delete from design_line where org_id = ${orgId} and id in ${sql(ids)}`;
};

/** Locks the items that these lines hold, in the order of their ids: promises change only while their items are locked. */
export const lockItemsOf = async ({ sql, orgId }: OrgDb, ids: readonly LineId[]) => {
  if (ids.length === 0) return;
  await sql`select 1 from item i where i.org_id = ${orgId}
    and i.id in (select r.item_id from reservation r where r.org_id = ${orgId} and r.line_id in ${sql(ids)})
    order by i.id for no key update`;
};

/** Lets go what is held for these lines, and answers how many pieces of which. */
export const releaseLines = async (
  { sql, orgId }: OrgDb,
  ids: readonly LineId[],
): Promise<{ lineId: LineId; quantity: number }[]> => {
  if (ids.length === 0) return [];
  return sql<{ lineId: LineId; quantity: number }[]>`
    update reservation set status = 'released', bumped_by = null, bumped_at = null, updated_at = now()
    where org_id = ${orgId} and line_id in ${sql(ids)} and status in ('soft', 'firm', 'out', 'bumped') returning line_id, quantity`;
};

/** Lets go of what is held for a line all but so many; what was taken away from it before stays known. */
export const lowerHold = async ({ sql, orgId }: OrgDb, id: LineId, held: number) => {
  await sql`update reservation set updated_at = now(), ${held > 0 ? sql`quantity = ${held}` : sql`status = 'released'`}
    where org_id = ${orgId} and line_id = ${id} and status in ('soft', 'firm', 'out')`;
};

/** Which of these items can be promised here, and whether their pieces have codes. */
export const findPromisable = async (
  { sql, orgId }: OrgDb,
  ids: readonly ItemId[],
): Promise<ReadonlyMap<ItemId, { tracking: string; name: string }>> => {
  const rows = await sql<{ id: ItemId; tracking: string; name: string }[]>`
    select id, tracking, name from item where org_id = ${orgId} and id in ${sql(ids)} and deleted_at is null and status = 'active'`;
  return new Map(rows.map(({ id, ...item }) => [id, item]));
};

/** The item of each of these pieces. */
export const itemsOfUnits = async (
  { sql, orgId }: OrgDb,
  ids: readonly UnitId[],
): Promise<ReadonlyMap<UnitId, ItemId>> => {
  if (ids.length === 0) return new Map();
  const rows = await sql<{ id: UnitId; itemId: ItemId }[]>`
    select id, item_id from unit where org_id = ${orgId} and id in ${sql(ids)}`;
  return new Map(rows.map(({ id, itemId }) => [id, itemId]));
};
