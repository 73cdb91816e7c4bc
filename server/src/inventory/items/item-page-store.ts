import type { ItemsQuery } from '@archway/contract/inventory/item';
import type { ItemId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { itemRowColumns } from './item-columns-store.ts';
import { type ItemsWanted, itemConditions, itemSource } from './item-filters-store.ts';
import { orderBy, sortKey } from './item-order-store.ts';
import { markOfNames } from './item-tally-store.ts';
import { wayTo } from './item-ways-store.ts';

/** The first row of a page by name, and how many come before it. */
export type Beginning = { readonly at: number; readonly sortName: string; readonly id: ItemId };

/** The page as JSON; of a far one also where it begins, and a mark of all names: with another mark, pages begin elsewhere. */
export type ReadPage = { readonly json: string; readonly mark?: string } & Partial<
  Pick<Beginning, 'sortName' | 'id'>
>;

/**
 * A page of items and their total, in one statement, as text. Which items it shows is found by ids and what they are
 * sorted by; only its own rows are read. `from` is given for a far page: where to begin, or null for the very beginning.
 */
export const readItemPage = async (
  db: OrgDb,
  query: ItemsQuery,
  from?: Beginning | null,
): Promise<ReadPage> => {
  const { sql, orgId } = db;
  const { page, itemsPerPage } = query;
  const { found, ordered, total, planned } = wayTo(db, query, from);
  const [, [answer]] = await Promise.all([
    planned,
    sql<ReadPage[]>`
    with ${found} chosen as materialized (select id, row_number() over () as place from (
      ${ordered} limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage - (from?.at ?? 0)}) ordered)
    select json_build_object(
      'rows', (select coalesce(json_agg(listed), '[]'::json) from (
        select ${itemRowColumns(sql)} from chosen join item i on i.org_id = ${orgId} and i.id = chosen.id
        join category c on c.org_id = i.org_id and c.id = i.category_id order by chosen.place) listed),
      'total', (${total}), 'page', ${page}::int, 'itemsPerPage', ${itemsPerPage}::int)::text as json
      ${
        from === undefined
          ? sql``
          : sql`, (${markOfNames(db)}) as mark, first.* from (select) one left join lateral (
        select i.sort_name, i.id from chosen join item i on i.org_id = ${orgId} and i.id = chosen.id where chosen.place = 1) first on true`
      }`,
  ]);
  return answer ?? { json: '' };
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
