import type { ItemId, LineId, MoveLineId, RoomId, StagingId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../platform/db/db.ts';
import { anyOf } from '../platform/db/lists/any-of.ts';

/** What is in a home of an item. */
type HereOfItem = {
  readonly itemId: ItemId;
  readonly quantity: number;
  /** Pieces with a name. */
  readonly unitIds: readonly UnitId[];
};

/** What was dropped for a line of a move, and for which line of the list, if for one. */
type DroppedForLine = {
  readonly id: MoveLineId;
  readonly lineId: LineId | null;
  readonly itemId: ItemId;
  readonly roomId: RoomId | null;
  readonly dropped: number;
};

/**
 * What a job has with it: pieces in its home or on their way out of it, and what is only counted there. Where two jobs share a
 * home, each has of what is counted what the other does not hold.
 */
export const hereOf = ({ sql, orgId }: OrgDb, id: StagingId): Promise<HereOfItem[]> => sql<HereOfItem[]>`
  select u.item_id, count(*)::int as quantity, jsonb_agg(u.id order by u.id) as unit_ids from unit u
    where u.org_id = ${orgId} and u.lifecycle = 'active' and ((u.staging_id = ${id} and u.custody = 'on_site')
      or (u.custody in ('picked', 'in_transit') and u.move_id in (select v.id from move v where v.org_id = ${orgId} and v.staging_id = ${id} and v.kind = 'out')))
    group by 1
  union all
  select b.item_id, (b.on_hand - x.held)::int, '[]'::jsonb from staging s
    join storage_location l on l.org_id = ${orgId} and l.property_id = s.property_id
    join bulk_balance b on b.org_id = ${orgId} and b.location_id = l.id
    cross join lateral (select coalesce(sum(r.quantity), 0) as held from staging o
      join reservation r on r.org_id = ${orgId} and r.staging_id = o.id and r.item_id = b.item_id and r.status = 'out'
      where o.org_id = ${orgId} and o.property_id = s.property_id and o.id <> s.id) x
    where s.org_id = ${orgId} and s.id = ${id} and b.on_hand > x.held
  order by 1, 2`;

/** What was dropped on all move-ins of a job, in the order they were planned. */
export const droppedAt = ({ sql, orgId }: OrgDb, id: StagingId): Promise<DroppedForLine[]> => sql<
  DroppedForLine[]
>`
  select l.id, l.line_id, l.item_id, coalesce(l.room_id, p.room_id) as room_id, l.dropped from move v
  join move_line l on l.org_id = ${orgId} and l.move_id = v.id
  left join move_line p on p.org_id = ${orgId} and p.id = l.substitute_for
  where v.org_id = ${orgId} and v.staging_id = ${id} and v.kind = 'in' and v.status <> 'canceled' and l.dropped > 0
  order by v.number, l.position, l.id`;

/** Lines of the list that move-ins of a job were for: those that are over, and those that something is on its way for. */
export const broughtLines = ({ sql, orgId }: OrgDb, id: StagingId) => sql<
  { lineId: LineId; isOver: boolean }[]
>`
  select l.line_id, bool_and(v.status = 'completed') as is_over from move v join move_line l on l.org_id = ${orgId} and l.move_id = v.id
  where v.org_id = ${orgId} and v.staging_id = ${id} and v.kind = 'in' and v.status <> 'canceled' and l.line_id is not null group by 1`;

/** Homes other than this one whose jobs have some of these items by their lists. */
export const homesHolding = async (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
  exceptId: StagingId,
): Promise<StagingId[]> => {
  if (itemIds.length === 0) return [];
  const rows = await sql<{ stagingId: StagingId }[]>`
    select distinct staging_id from reservation
    where org_id = ${orgId} and item_id = ${anyOf(sql, itemIds)} and status = 'out' and staging_id <> ${exceptId} order by 1`;
  return rows.map(({ stagingId }) => stagingId);
};

/** What these lines of moves are of, and which lines of the list they stand for. */
export const listedLines = ({ sql, orgId }: OrgDb, ids: readonly string[]) =>
  sql<
    { lineId: LineId | null; itemId: ItemId }[]
  >`select line_id, item_id from move_line where org_id = ${orgId} and id = ${anyOf(sql, ids)}`;

/** From now on what came with these stands for these lines of the list. */
export const joinLines = async (
  { sql, orgId }: OrgDb,
  joined: readonly { readonly id: MoveLineId; readonly lineId: LineId }[],
) => {
  if (joined.length > 0)
    await sql`update move_line l set line_id = n."lineId" from jsonb_to_recordset(${sql.json([...joined])}) as n (id uuid, "lineId" uuid)
      where l.org_id = ${orgId} and l.id = n.id`;
};
