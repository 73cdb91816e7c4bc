import type { MoveId } from '@archway/contract/kernel/ids';
import type { Standing } from '@archway/contract/moves/standing';
import type { OrgDb } from '../platform/db/db.ts';

/**
 * What is in storage of the items of a move: pieces that nothing keeps there and no other job is promised as those very pieces during
 * this one, and what is counted. What stands in other homes is fetched by nobody.
 */
export const standing = ({ sql, orgId }: OrgDb, id: MoveId) => sql`
  select u.item_id, u.location_id, 1 as quantity, u.id as unit_id, u.code as unit_code
  from (select distinct l.item_id from move_line l where l.org_id = ${orgId} and l.move_id = ${id}) w join unit u on w.item_id = u.item_id
  where u.org_id = ${orgId} and u.custody = 'in_storage' and u.location_id is not null and is_usable(u.org_id, u.id, u.lifecycle, u.custody)
    and not exists (select from reservation r where r.org_id = ${orgId} and r.unit_id = u.id and r.status in ('firm', 'out')
      and exists (select from move v join staging s on s.org_id = ${orgId} and s.id = v.staging_id where v.org_id = ${orgId} and v.id = ${id}
        and r.staging_id <> v.staging_id and r.hold && daterange(v.scheduled_on, greatest(s.ends_on, v.scheduled_on), '[]')))
  union all
  select b.item_id, b.location_id, b.on_hand, null, null
  from (select distinct l.item_id from move_line l where l.org_id = ${orgId} and l.move_id = ${id}) w join bulk_balance b on w.item_id = b.item_id
  join storage_location s on s.org_id = ${orgId} and s.id = b.location_id and s.kind <> 'site'
  where b.org_id = ${orgId} and b.on_hand > 0`;

export const standingsOf = (db: OrgDb, id: MoveId): Promise<Standing[]> =>
  db.sql<Standing[]>`${standing(db, id)} order by 1, 2, 5`;
