import type { Item } from '@archway/contract/inventory/item';
import { itemFields } from '@archway/contract/inventory/item-fields';
import { namesOf } from '@archway/contract/kernel/fields/fields';
import type { OrgDb } from '../../../platform/db/db.ts';
import { columnsText } from '../../../platform/db/lists/field-columns.ts';
import type { Fragment } from '../../../platform/db/pool.ts';
import { freeOf } from '../list/item-columns-store.ts';
import { freeDays, type ItemsWanted } from '../list/item-filters-store.ts';
import { itemsWanted } from '../list/item-page-store.ts';

/** An item as a sheet knows it. */
export type SheetItem = Omit<
  Item,
  'categoryName' | 'counts' | 'pictures' | 'coverId' | 'createdBy' | 'version' | 'free'
> & {
  readonly owned: number;
  readonly available: number;
  /** On the days that the list is narrowed to. */
  readonly free: number | null;
  /** Where its pieces stand now. */
  readonly locationIds: readonly string[];
};

const fieldColumns = columnsText(namesOf(itemFields), 'i');

/** Every item that fits, in its order. */
export const itemRows = (
  db: OrgDb,
  query: ItemsWanted,
  { withLocations }: { withLocations: boolean },
): Fragment => {
  const { sql } = db;
  const { from, where, order } = itemsWanted(db, query);
  const days = freeDays(query);
  return sql`
    select i.id, i.tracking, i.status, i.shown_status, i.owned, i.available, ${sql.unsafe(fieldColumns)}, v.name as vendor_name, i.created_at,
      i.updated_at, ${days ? freeOf(sql, days) : sql`null::int`} as free, ${withLocations ? locationIds(db) : sql`'[]'::jsonb`} as location_ids
    from ${from} left join vendor v on v.org_id = i.org_id and v.id = i.vendor_id where ${where} order by ${order}`;
};

const locationIds = ({ sql, orgId }: OrgDb): Fragment => sql`(
  select coalesce(jsonb_agg(here.location_id order by here.location_id), '[]'::jsonb) from (
    select u.location_id from unit u where u.org_id = ${orgId} and u.item_id = i.id and u.lifecycle in ('active', 'lost') and u.location_id is not null
    union
    select b.location_id from bulk_balance b where b.org_id = ${orgId} and b.item_id = i.id and b.on_hand > 0) here)`;
