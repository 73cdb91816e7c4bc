import type { MoveId } from '@archway/contract/kernel/ids';
import type { MoveLine } from '@archway/contract/moves/move';
import type { OrgDb } from '../platform/db/db.ts';

type MovablePiece = MoveLine['units'][number] & Pick<MoveLine, 'itemId'>;

/** Beside as many as are planned, for those that are not found. */
const spare = 12;

/**
 * The pieces that somebody may mean who ticks a line: of a move-out those in this home, of a move-in those in storage that nothing keeps
 * there and no other job needs during this one; and what the move has in hand. Those that are wanted by name come first.
 */
export const movablePieces = ({ sql, orgId }: OrgDb, id: MoveId): Promise<MovablePiece[]> => sql<
  MovablePiece[]
>`
  with own as (select v.id, v.kind, v.staging_id, v.scheduled_on, greatest(s.ends_on, v.scheduled_on) as until
    from move v join staging s on s.org_id = ${orgId} and s.id = v.staging_id where v.org_id = ${orgId} and v.id = ${id}),
  wanted as (select l.item_id, sum(l.planned) as planned from move_line l where l.org_id = ${orgId} and l.move_id = ${id} group by 1),
  pinned as (select l.unit_id from move_line l where l.org_id = ${orgId} and l.move_id = ${id} and l.unit_id is not null),
  fitting as (select u.id, u.item_id, u.code, u.location_id, u.home_location_id, w.planned,
      coalesce(u.move_id = o.id, false) as is_taken, u.id in (select unit_id from pinned) as is_pinned
    from own o cross join wanted w join unit u on u.org_id = ${orgId} and u.item_id = w.item_id
    where u.lifecycle = 'active' and (
      (u.move_id = o.id and u.custody in ('picked', 'in_transit'))
      or (o.kind = 'out' and u.custody = 'on_site' and u.staging_id = o.staging_id)
      or (o.kind = 'in' and u.custody = 'in_storage' and u.location_id is not null
        and not exists (select from work_order w where w.org_id = ${orgId} and w.unit_id = u.id and w.blocks and w.status in ('open', 'in_progress'))
        and not exists (select from reservation r where r.org_id = ${orgId} and r.unit_id = u.id and r.status in ('firm', 'out')
          and r.staging_id <> o.staging_id and r.hold && daterange(o.scheduled_on, o.until, '[]'))))),
  counted as (select f.*, row_number() over (partition by f.item_id order by f.is_taken desc, f.is_pinned desc, f.location_id, f.code) as nth
    from fitting f)
  select c.id, c.item_id, c.code, c.location_id, c.home_location_id from counted c
  where c.nth <= c.planned + ${spare} order by c.item_id, c.nth`;
