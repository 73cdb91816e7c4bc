import type { StagingId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';

export type Moved = {
  /** Something is promised to it, or a move was planned for it. */
  readonly needsMoveIn: boolean;
  readonly hasMoveIn: boolean;
};

export const findMoved = async ({ sql, orgId }: OrgDb, id: StagingId): Promise<Moved> => {
  const [found] = await sql<Moved[]>`
    select exists (select from move v where v.org_id = ${orgId} and v.staging_id = ${id} and v.status <> 'canceled')
      or exists (select from reservation r where r.org_id = ${orgId} and r.staging_id = ${id} and r.status in ('soft', 'firm', 'out')) as "needsMoveIn",
    exists (select from move v where v.org_id = ${orgId} and v.staging_id = ${id} and v.kind = 'in' and v.status = 'completed') as "hasMoveIn"`;
  return found ?? { needsMoveIn: false, hasMoveIn: false };
};

/** How many pieces are in the home of a job, with what is only counted there and no other job in that home holds. */
export const countInHome = async ({ sql, orgId }: OrgDb, id: StagingId): Promise<number> => {
  const [found] = await sql<{ count: number }[]>`
    select ((select count(*) from unit u where u.org_id = ${orgId} and u.staging_id = ${id} and u.custody = 'on_site' and u.lifecycle = 'active')
      + coalesce((select sum(greatest(0, b.on_hand - x.held)) from staging s
        join storage_location l on l.org_id = ${orgId} and l.property_id = s.property_id
        join bulk_balance b on b.org_id = ${orgId} and b.location_id = l.id
        cross join lateral (select coalesce(sum(r.quantity), 0) as held from staging o
          join reservation r on r.org_id = ${orgId} and r.staging_id = o.id and r.item_id = b.item_id and r.status = 'out'
          where o.org_id = ${orgId} and o.property_id = s.property_id and o.id <> s.id) x
        where s.org_id = ${orgId} and s.id = ${id}), 0))::int as count`;
  return found?.count ?? 0;
};
