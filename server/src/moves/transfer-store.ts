import type { MoveId } from '@archway/contract/kernel/ids';
import type { MoveTransfer } from '@archway/contract/moves/move';
import type { OrgDb } from '../platform/db/db.ts';

/**
 * Pieces that this move gave to another one, or got from one: each was let go by the first where it was taken up next. What was
 * taken back does not count.
 */
export const transfersOf = ({ sql, orgId }: OrgDb, id: MoveId): Promise<MoveTransfer[]> => sql<
  MoveTransfer[]
>`
  select u.id as unit_id, u.code as unit_code, i.name as item_name, case when g.move_id = ${id} then 'to' else 'from' end as direction,
    o.id as move_id, o.kind, o.status, o.staging_id, s.name as staging_name
  from move_piece g
  cross join lateral (
    select e.move_id from scan_event e where e.org_id = ${orgId} and e.unit_id = g.unit_id and e.move_id <> g.move_id and e.kind in ('picked', 'dropped')
      and e.at >= (select max(own.at) from scan_event own where own.org_id = ${orgId} and own.unit_id = g.unit_id and own.move_id = g.move_id and own.kind = 'picked')
      and not exists (select from scan_event undo where undo.org_id = ${orgId} and undo.undoes = e.id)
    order by e.at, e.id limit 1) n
  join move o on o.org_id = ${orgId} and o.id = case when g.move_id = ${id} then n.move_id else g.move_id end
  join staging s on s.org_id = ${orgId} and s.id = o.staging_id
  join unit u on u.org_id = ${orgId} and u.id = g.unit_id
  join item i on i.org_id = ${orgId} and i.id = u.item_id
  where g.org_id = ${orgId} and g.state = 'passed' and (g.move_id = ${id} or n.move_id = ${id})
    and g.unit_id in (select p.unit_id from move_piece p where p.org_id = ${orgId} and p.move_id = ${id})
  order by s.name, o.id, i.name, u.code`;
