import type { EventId, MoveId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { anyOf } from '../../platform/db/lists/any-of.ts';

type Owner = { readonly moveId: MoveId; readonly stagingNumber: number; readonly stagingName: string };

/**
 * Of pieces that are taken into a home: the open move into another one that the piece was picked for, or is pinned to on days on which
 * both need it. What comes home, or goes back, belongs nowhere else meanwhile.
 */
export const findOwners = async (
  { sql, orgId }: OrgDb,
  eventIds: readonly EventId[],
): Promise<ReadonlyMap<EventId, Owner>> => {
  const rows = await sql<(Owner & { eventId: EventId })[]>`
    select distinct on (e.id) e.id as event_id, v.id as move_id, s.number as staging_number, s.name as staging_name
    from scan_event e join move own on own.org_id = ${orgId} and own.id = e.move_id and own.kind = 'in'
    join staging home on home.org_id = ${orgId} and home.id = own.staging_id
    cross join lateral (
      select l.move_id, true as is_pinned from move_line l where l.org_id = ${orgId} and l.unit_id = e.unit_id
      union all select p.move_id, false from move_piece p where p.org_id = ${orgId} and p.unit_id = e.unit_id and p.state in ('picked', 'passed')) c
    join move v on v.org_id = ${orgId} and v.id = c.move_id and v.kind = 'in' and v.status not in ('completed', 'canceled')
      and v.staging_id <> own.staging_id
    join staging s on s.org_id = ${orgId} and s.id = v.staging_id
    where e.org_id = ${orgId} and e.id = ${anyOf(sql, eventIds)} and e.unit_id is not null and e.kind in ('picked', 'dropped')
      and (not c.is_pinned or daterange(v.scheduled_on, greatest(s.ends_on, v.scheduled_on), '[]')
        && daterange(own.scheduled_on, greatest(home.ends_on, own.scheduled_on), '[]'))
    order by e.id, v.scheduled_on, v.id`;
  return new Map(rows.map(({ eventId, ...owner }) => [eventId, owner]));
};
