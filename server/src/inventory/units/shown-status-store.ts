import type { OrgDb } from '../../platform/db/db.ts';

/** The one status of `unit u`: what `shownStatusOf` says, for conditions and orders that the database decides. */
export const shownStatus = ({ sql, orgId }: OrgDb) => sql`
  case u.lifecycle when 'retired' then 'retired' when 'disposed' then 'retired' when 'sold' then 'sold' when 'lost' then 'missing'
    else case u.custody when 'in_storage' then
      case when exists (select from reservation r where r.org_id = ${orgId} and r.unit_id = u.id and r.status in ('firm', 'out')
        and r.ends_on > (select today_of(${orgId}))) then 'reserved' else 'available' end
      when 'left' then 'sold' else u.custody end end`;
