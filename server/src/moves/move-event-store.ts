import type { MoveId } from '@archway/contract/kernel/ids';
import type { MoveEventRow } from '@archway/contract/moves/move-event-row';
import type { OrgDb } from '../platform/db/db.ts';

/** How far somebody has read: everything of transactions before this one, and of this one up to an event. */
export type ReadTo = { readonly transaction: string; readonly id: string };

/** Which database this is, and the first transaction of which nobody knows yet what it writes. */
export const findHorizon = async ({ sql }: OrgDb): Promise<{ database: string; open: string }> => {
  const [found] = await sql<{ database: string; open: string }[]>`
    select database_name() as database, pg_snapshot_xmin(pg_current_snapshot())::text as open`;
  if (!found) throw new Error('A function that answers one value has one row.');
  return found;
};

export type RecordedRow = MoveEventRow & { readonly recordedIn: string };

/**
 * What was recorded on a move, in the order of transactions. An event whose pictures arrive after it is told again with them:
 * its transaction is that of the last one.
 */
export const moveEventRows = (
  { sql, orgId }: OrgDb,
  id: MoveId,
  { transaction, id: last }: ReadTo,
  most: number,
): Promise<RecordedRow[]> => sql<RecordedRow[]>`
  select e.id, e.at, e.recorded_at, e.kind, e.item_id, i.name as item_name, e.unit_id, u.code as unit_code, e.quantity, e.line_id, e.room_id,
    e.location_id, l.name as location_name, e.condition, e.verdict, e.reason, e.taken, e.note, e.undoes, e.by_id,
    (select concat_ws(' ', a.first_name, nullif(a.last_name, '')) from app_user a where a.id = e.by_id) as by, e.device_id as device, e.inferred,
    p.ids as picture_ids, known.recorded_in::text as recorded_in
  from scan_event e
  left join lateral (
    select coalesce(jsonb_agg(n.file_id order by n.position, n.id), '[]'::jsonb) as ids, max(n.recorded_in) as recorded_in
    from event_picture n where n.org_id = ${orgId} and n.event_id = e.id) p on true
  cross join lateral (select greatest(e.recorded_in, p.recorded_in) as recorded_in) known
  left join item i on i.org_id = ${orgId} and i.id = e.item_id
  left join unit u on u.org_id = ${orgId} and u.id = e.unit_id
  left join storage_location l on l.org_id = ${orgId} and l.id = e.location_id
  where e.org_id = ${orgId} and e.move_id = ${id}
    and (e.recorded_in >= ${transaction}::bigint
      or e.id in (select n.event_id from event_picture n where n.org_id = ${orgId} and n.recorded_in >= ${transaction}::bigint))
    and (known.recorded_in, e.id) > (${transaction}::bigint, ${last}::uuid)
  order by known.recorded_in, e.id limit ${most}`;
