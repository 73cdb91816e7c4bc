import type { ItemId } from '@archway/contract/kernel/ids';
import type { AnyHolder } from '@archway/contract/stagings/availability';
import type { Days, Margins } from '@archway/contract/stagings/promises/hold-rules';
import type { OrgDb } from '../../platform/db/db.ts';
import { idsInOrder } from '../../platform/db/lists/any-of.ts';

export type FreeItem = Margins & {
  readonly itemId: ItemId;
  readonly owned: number;
  readonly cap: number;
  readonly free: number;
};

/** In the order in which they are named. */
export const findFree = (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
  { from, to }: Days,
): Promise<FreeItem[]> => sql<FreeItem[]>`
  select i.id as "itemId", i.owned, cap_of(i) as cap, f.free, f.lead_days as "pickLeadDays", f.rest_days as "bufferDays"
  from ${idsInOrder(sql, itemIds)}
  join item i on i.org_id = ${orgId} and i.id = n.id and i.deleted_at is null
  cross join lateral free_of(i, ${from}, ${to}) f order by n.nth`;

/** Who has some of these items on some of these days, firmly or softly. */
export const holdersOf = (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
  { from, to }: Days,
): Promise<(AnyHolder & { itemId: ItemId })[]> => sql<(AnyHolder & { itemId: ItemId })[]>`
  select r.id as "reservationId", r.line_id as "lineId", r.item_id as "itemId", r.staging_id as "stagingId", s.number, s.name,
    nullif(concat_ws(' ', d.first_name, d.last_name), '') as "designerName", r.status, r.quantity,
    r.unit_id as "unitId", u.code as "unitCode", r.starts_on::text as from, r.ends_on::text as to, s.held_until::text as "endsOn"
  from ${idsInOrder(sql, itemIds)}
  cross join lateral (
    select * from reservation x where x.org_id = ${orgId} and x.item_id = n.id and x.status in ('firm', 'out') and x.ends_on > ${from}::date and x.starts_on < ${to}::date
    union all
    select * from reservation x where x.org_id = ${orgId} and x.item_id = n.id and x.status = 'soft' and x.ends_on > ${from}::date and x.starts_on < ${to}::date) r
  join staging s on s.org_id = r.org_id and s.id = r.staging_id left join unit u on u.org_id = r.org_id and u.id = r.unit_id
  left join membership m on m.org_id = s.org_id and m.id = s.designer_id left join app_user d on d.id = m.user_id
  order by r.starts_on, r.id`;
