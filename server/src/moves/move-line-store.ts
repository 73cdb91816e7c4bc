import type {
  ItemId,
  LineId,
  MoveId,
  MoveLineId,
  RoomId,
  StagingId,
  UnitId,
} from '@archway/contract/kernel/ids';
import type { MoveLine } from '@archway/contract/moves/move';
import type { Line } from '@archway/contract/stagings/line';
import type { OrgDb } from '../platform/db/db.ts';
import { anyOf } from '../platform/db/lists/any-of.ts';

type BareLine = Omit<MoveLine, 'bins' | 'units'>;

/** What goes along, in the order of the rooms. */
export const linesOfMove = ({ sql, orgId }: OrgDb, id: MoveId): Promise<BareLine[]> => sql<BareLine[]>`
  select l.id, l.item_id, i.name as item_name, i.sku, i.tracking, i.cover_id, l.unit_id, u.code as unit_code, l.room_id,
    r.name as room_name, l.planned, l.note, i.two_person, i.fragile, l.is_extra, l.substitute_for,
    l.picked, l.dropped, l.returned, l.missing, l.sold, l.short, l.damaged, l.substituted, l.status
  from move_line l join item i on i.org_id = l.org_id and i.id = l.item_id
  left join unit u on u.org_id = l.org_id and u.id = l.unit_id
  left join staging_room r on r.org_id = l.org_id and r.id = l.room_id
  where l.org_id = ${orgId} and l.move_id = ${id} order by l.position, l.id`;

/** Nothing becomes of these any more but what comes late. */
export const closeLines = async ({ sql, orgId }: OrgDb, id: MoveId) => {
  await sql`update move_line set status = 'closed' where org_id = ${orgId} and move_id = ${id}`;
};

/** A line of the list as far as it goes along, or what goes along without one. */
export type LineToMove = Pick<Line, 'itemId' | 'unitId' | 'note'> & {
  readonly id: LineId | null;
  readonly roomId: RoomId | null;
  readonly planned: number;
};

/** A line as it is planned for now. */
export type PlannedFor = {
  readonly id: MoveLineId;
  readonly lineId: LineId | null;
  readonly itemId: ItemId;
  readonly unitId: UnitId | null;
  readonly roomId: RoomId | null;
  readonly planned: number;
  readonly note: string;
};

/** What was planned of a move, without what was added to it. */
export const plannedLines = ({ sql, orgId }: OrgDb, id: MoveId): Promise<PlannedFor[]> => sql<PlannedFor[]>`
  select id, line_id, item_id, unit_id, room_id, planned, note from move_line
  where org_id = ${orgId} and move_id = ${id} and not is_extra and substitute_for is null order by position, id`;

/** In the order they are named, in the place of what was planned before. Those that are there already stay as they are but for what is planned. */
export const setMoveLines = async (
  { sql, orgId }: OrgDb,
  id: MoveId,
  stagingId: StagingId,
  lines: readonly PlannedFor[],
) => {
  const rows = lines.map((line, position) => ({ ...line, position }));
  const ids = rows.map((row) => row.id);
  await sql`delete from move_line where org_id = ${orgId} and move_id = ${id} and not id = ${anyOf(sql, ids)}`;
  if (rows.length > 0)
    await sql`
      insert into move_line (org_id, id, move_id, staging_id, line_id, item_id, unit_id, room_id, planned, note, position)
      select ${orgId}, n.id, ${id}, ${stagingId}, n."lineId", n."itemId", n."unitId",
        (select o.id from staging_room o where o.org_id = ${orgId} and o.staging_id = ${stagingId} and o.id = n."roomId"), n.planned, n.note, n.position
      from jsonb_to_recordset(${sql.json(rows)}) as n (id uuid, "lineId" uuid, "itemId" uuid, "unitId" uuid, "roomId" uuid, planned int, note text, position int)
      on conflict (org_id, id) do update set line_id = excluded.line_id, unit_id = excluded.unit_id, room_id = excluded.room_id,
        planned = excluded.planned, note = excluded.note, position = excluded.position`;
};
