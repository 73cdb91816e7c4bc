import type {
  ItemId,
  MembershipId,
  MoveId,
  StorageLocationId,
  UnitId,
  UserId,
} from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { MoveLineValues } from './line-rows.ts';
import type { Crew, PlannedMove } from './move-plans.ts';

/** Who goes along, the warehouse first, and what they drive. */
export const demoCrew = async ({ sql, orgId }: OrgDb): Promise<Crew> => {
  const members = await sql<{ id: MembershipId; userId: UserId }[]>`
    select m.id, m.user_id from membership m where m.org_id = ${orgId} and m.status = 'active' and m.role_key in ('warehouse', 'crew', 'admin', 'designer')
    order by array_position(array['warehouse', 'crew', 'admin', 'designer'], m.role_key), m.joined_at, m.id limit 3`;
  const vehicles = await sql<{ id: StorageLocationId }[]>`
    select l.id from storage_location l where l.org_id = ${orgId} and l.kind = 'vehicle' and l.deleted_at is null order by l.code`;
  return { members, vehicles: vehicles.map(({ id }) => id) };
};

export const addDemoMoves = async ({ sql, orgId }: OrgDb, moves: readonly PlannedMove[]) => {
  if (moves.length === 0) return;
  await sql`insert into move (org_id, id, number, staging_id, kind, status, scheduled_on, starts_at, ends_at, lead_id, vehicle_id, created_by)
    select ${orgId}, n.id, n.number, n."stagingId", n.kind, n.status, n."scheduledOn", n."startsAt", n."endsAt", n."leadId", n."vehicleId", n.by
    from jsonb_to_recordset(${sql.json(moves as never)}) as n (id uuid, number int, "stagingId" uuid, kind text, status text, "scheduledOn" date,
      "startsAt" text, "endsAt" text, "leadId" uuid, "vehicleId" uuid, by uuid)`;
  const crew = moves.flatMap(({ id, crewIds }) => crewIds.map((memberId) => ({ id, memberId })));
  await sql`insert into move_crew (org_id, move_id, member_id) select ${orgId}, n.id, n."memberId"
    from jsonb_to_recordset(${sql.json(crew)}) as n (id uuid, "memberId" uuid)`;
  await sql`insert into code_counter (org_id, kind, last) values (${orgId}, 'move', ${moves.length})`;
};

export const addDemoMoveLines = async ({ sql, orgId }: OrgDb, lines: readonly MoveLineValues[]) => {
  await sql`insert into move_line (org_id, id, move_id, staging_id, line_id, item_id, unit_id, room_id, planned, position)
    select ${orgId}, n.id, n."moveId", n."stagingId", n."lineId", n."itemId", n."unitId", n."roomId", n.quantity, n.position
    from jsonb_to_recordset(${sql.json([...lines])}) as n (id uuid, "moveId" uuid, "lineId" uuid, "stagingId" uuid, "itemId" uuid, "unitId" uuid, "roomId" uuid,
      quantity int, position int)`;
};

export type DemoPiece = {
  readonly id: UnitId;
  readonly itemId: ItemId;
  readonly homeId: StorageLocationId;
  /** In milliseconds: nobody took it anywhere before. */
  readonly addedAt: number;
};

/** The pieces that are sound and in their bins, in the order of their codes. */
export const soundPieces = ({ sql, orgId }: OrgDb): Promise<DemoPiece[]> => sql<DemoPiece[]>`
  select u.id, u.item_id, u.home_location_id as "homeId", (select (extract(epoch from max(e.at)) * 1000)::float8 from scan_event e
    where e.org_id = ${orgId} and e.unit_id = u.id) as "addedAt"
  from unit u where u.org_id = ${orgId} and u.custody = 'in_storage' and u.home_location_id is not null and not exists (
    select from scan_event d where d.org_id = ${orgId} and d.unit_id = u.id and d.kind = 'damaged') order by u.code`;

/** By item: the bin of what is only counted. */
export const binsOfCounted = async ({ sql, orgId }: OrgDb): Promise<Map<ItemId, StorageLocationId>> => {
  const rows = await sql<{ itemId: ItemId; locationId: StorageLocationId }[]>`
    select item_id, location_id from bulk_balance where org_id = ${orgId} and on_hand > 0`;
  return new Map(rows.map(({ itemId, locationId }) => [itemId, locationId]));
};

/** When each move begins, in milliseconds. */
export const momentsOfMoves = async ({ sql, orgId }: OrgDb): Promise<Map<MoveId, number>> => {
  const rows = await sql<{ id: MoveId; at: number }[]>`
    select v.id, (extract(epoch from (v.scheduled_on + v.starts_at::time) at time zone o.timezone) * 1000)::float8 as at
    from move v join organization o on o.id = v.org_id where v.org_id = ${orgId}`;
  return new Map(rows.map(({ id, at }) => [id, at]));
};
