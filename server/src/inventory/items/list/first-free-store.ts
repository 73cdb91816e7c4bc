import type { ItemsQuery } from '@archway/contract/inventory/item';
import type { OrgDb } from '../../../platform/db/db.ts';
import type { Fragment } from '../../../platform/db/pool.ts';
import { freeOf } from './item-columns-store.ts';
import { freeDays } from './item-filters-store.ts';
import { farthestMerged, itemsInOrder } from './item-index-store.ts';
import { hasOrder } from './item-plan-store.ts';
import { facetOf } from './item-tally-store.ts';

/** So many items are looked at one by one before it is cheaper to look at all promises at once: as many as an order is put together of. */
const mostLookedAt = farthestMerged;

/**
 * Items in the order of a list that are free on its days, up to one more than its page needs: each is looked at by itself,
 * until there are enough. Undefined where no index holds the order.
 */
export const firstFree = (db: OrgDb, query: ItemsQuery): Fragment | undefined => {
  const { sql, orgId } = db;
  const days = freeDays(query);
  const needed = query.page * query.itemsPerPage + 1;
  const whenever = { ...query, freeFrom: undefined, freeTo: undefined };
  const facet = facetOf(whenever);
  if (!days || !facet || query.searchQuery || needed > mostLookedAt || !hasOrder(whenever, facet))
    return undefined;
  return sql`candidate as materialized (select id, row_number() over () as ordinal from (${itemsInOrder(db, whenever, facet, { needed: mostLookedAt })} limit ${mostLookedAt}) walked),
    ordered as materialized (select c.id, c.ordinal from (select * from candidate order by ordinal) c cross join lateral (
      select i.id from item i where i.org_id = ${orgId} and i.id = c.id and i.owned - i.missing - i.in_repair > 0 and ${freeOf(sql, days)} > 0 offset 0) i
      limit ${needed}),`;
};
