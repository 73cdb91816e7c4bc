import type { ItemPage, ItemsQuery } from '@archway/contract/inventory/item';
import type { OrgDb } from '../../../platform/db/db.ts';
import { writtenIfAny, writtenJson } from '../../../platform/db/lists/written-json.ts';
import { firstFree } from './first-free-store.ts';
import { freeOf, itemRowColumns } from './item-columns-store.ts';
import { freeDays, type ItemsWanted, itemConditions, itemSource } from './item-filters-store.ts';
import { orderBy, sortKey } from './item-order-store.ts';
import { planPage } from './item-plan-store.ts';

/**
 * A page of items and their total, in one statement, as text. Which items it shows is found by ids and what they are
 * sorted by; only its own rows are read.
 */
export const readItemPage = async (db: OrgDb, query: ItemsQuery) => {
  const { sql } = db;
  const { page, itemsPerPage } = query;
  const { found, ordered, total, planned } = planPage(db, query);
  const [, written] = await Promise.all([
    planned,
    writtenJson<ItemPage>(sql<{ json: string }[]>`
    with ${found} chosen as materialized (select id, row_number() over () as ordinal from (
      ${ordered} limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}) ordered)
    select json_build_object('rows', ${chosenRows(db, query)}, 'total', (${total}), 'page', ${page}::int, 'itemsPerPage', ${itemsPerPage}::int)::text as json`),
  ]);
  return written;
};

/**
 * The same without counting what comes after the page, where one of the first so many items fill it. Undefined where they do
 * not, or where no order of theirs is at hand.
 */
export const readQuickPage = async (db: OrgDb, query: ItemsQuery) => {
  const { sql } = db;
  const { page, itemsPerPage } = query;
  const ordered = firstFree(db, query);
  if (!ordered) return undefined;
  const last = page * itemsPerPage;
  return writtenIfAny<ItemPage>(sql<{ json: string | null }[]>`
    with ${ordered} chosen as materialized (select id, ordinal from ordered order by ordinal offset ${last - itemsPerPage} limit ${itemsPerPage})
    select case when (select count(*) from ordered) > ${last} then
      json_build_object('rows', ${chosenRows(db, query)}, 'total', ${last + 1}::int, 'isMore', true, 'page', ${page}::int, 'itemsPerPage', ${itemsPerPage}::int)::text end as json`);
};

const chosenRows = ({ sql, orgId }: OrgDb, query: ItemsQuery) => {
  const days = freeDays(query);
  return sql`(select coalesce(json_agg(listed), '[]'::json) from (
    select ${itemRowColumns(sql)}${query.include ? sql`, i.custom_fields as "customFields"` : sql``}${days ? sql`, ${freeOf(sql, days)} as free` : sql``} from chosen join item i on i.org_id = ${orgId} and i.id = chosen.id
    join category c on c.org_id = i.org_id and c.id = i.category_id order by chosen.ordinal) listed)`;
};

/** The same items for whoever reads more of them than a list shows. */
export const itemsWanted = (db: OrgDb, query: ItemsWanted) => {
  const { sql } = db;
  const chosen = query.ids ? sql`and i.id in ${sql(query.ids)}` : sql``;
  return {
    from: itemSource(db, query),
    where: sql`${itemConditions(db, query)} ${chosen}`,
    order: orderBy(sql, query, sql`i`, sortKey(sql, query)),
  };
};
