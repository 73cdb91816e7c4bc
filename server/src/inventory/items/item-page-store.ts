import type { ItemsQuery } from '@archway/contract/inventory/item';
import type { ItemId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { planAnew } from '../../platform/db/plan-anew.ts';
import type { Fragment } from '../../platform/db/pool.ts';
import { itemRowColumns } from './item-columns-store.ts';
import { type ItemsWanted, isPlain, itemConditions } from './item-filters-store.ts';
import { orderBy, sortKey } from './item-order-store.ts';

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
  const { found, ordered, total, planned } = way(db, query, from);
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

/** Every name that comes, goes or changes adds a row to the tally, and adding them up makes new ones. */
const markOfNames = ({ sql, orgId }: OrgDb) => sql`
  select count(*) || ':' || coalesce(bit_xor(uuid_hash_extended(t.id, 0)), 0) from item_tally t where t.org_id = ${orgId}`;

/** The same items for whoever reads more of them than a list shows. */
export const itemsWanted = (db: OrgDb, query: ItemsWanted) => {
  const { sql } = db;
  const chosen = query.ids ? sql`and i.id in ${sql(query.ids)}` : sql``;
  return {
    from: source(db, query),
    where: sql`${itemConditions(db, query)} ${chosen}`,
    order: orderBy(sql, query, sql`i`, sortKey(sql, query)),
  };
};

/** How the ids of a page and the total are come by; `found` holds what both are taken from, if they are. */
type Way = {
  readonly found: Fragment;
  readonly ordered: Fragment;
  readonly total: Fragment;
  readonly planned?: Fragment;
};

const way = (db: OrgDb, query: ItemsQuery, from: Beginning | null | undefined): Way => {
  if (!isPlain(query)) return byReadingAll(db, query);
  if (!query.searchQuery) return byIndex(db, query, from);
  const isInOrder = query.sortBy === 'name' || query.sortBy === 'relevance';
  return isInOrder && !query.selectedCategory ? byWords(db, query) : byReadingAll(db, query);
};

/** An index holds the ids in their order, and the tally knows how many there are. */
const byIndex = (db: OrgDb, query: ItemsQuery, from: Beginning | null | undefined): Way => ({
  found: db.sql``,
  ordered: inOrder(db, query, from),
  total: tallied(db, query),
});

/** The search itself answers with everything the page is sorted by. */
const byWords = ({ sql }: OrgDb, query: ItemsQuery): Way => {
  const { status, searchQuery } = query;
  return {
    found: sql`found as materialized (select s.item_id as id, s.sort_name, s.closeness as key from search_items(${searchQuery}) s
      where ${status ? sql`s.status = ${status}` : sql`s.status <> 'archived'`}),`,
    ...fromFound(sql, query),
  };
};

/**
 * Whatever fits is read once, for the page and for the total. How much that is differs from organization to organization
 * and from filter to filter, so each time is planned for itself.
 */
const byReadingAll = (db: OrgDb, query: ItemsQuery): Way => {
  const { sql } = db;
  return {
    found: sql`found as materialized (select i.id, i.sort_name, ${sortKey(sql, query)} as key
      from ${source(db, query)} where ${itemConditions(db, query)}),`,
    ...fromFound(sql, query),
    planned: planAnew(db),
  };
};

const fromFound = (sql: OrgDb['sql'], query: ItemsQuery) => ({
  ordered: sql`select f.id from found f order by ${orderBy(sql, query, sql`f`, sql`f.key`)}`,
  total: sql`select count(*)::int from found`,
});

const source = ({ sql }: OrgDb, { searchQuery }: ItemsWanted): Fragment =>
  searchQuery ? sql`search_items(${searchQuery}) s join item i on i.id = s.item_id` : sql`item i`;

/** The ids in their order. The first pages of a category with others inside it are put together from the first of each. */
const inOrder = (db: OrgDb, query: ItemsQuery, from: Beginning | null | undefined): Fragment => {
  const { sql } = db;
  const reach = query.page * query.itemsPerPage;
  const order = orderBy(sql, query, sql`i`, sortKey(sql, query));
  if (!query.selectedCategory || query.sortBy !== 'name' || reach > farthestMerged)
    return sql`select i.id from item i where ${itemConditions(db, query)}
      ${from ? sql`and (i.sort_name, i.id) >= (${from.sortName}, ${from.id}::uuid)` : sql``} order by ${order}`;
  const each = itemConditions(db, { ...query, selectedCategory: undefined });
  return sql`select i.id from categories_within(${query.selectedCategory}) k cross join lateral (
    select i.id, i.sort_name from item i where ${each} and i.category_id = k order by ${order} limit ${reach}) i order by ${order}`;
};

/** Further on, reading that much of every category costs more than sorting them all. */
const farthestMerged = 1000;

const tallied = ({ sql, orgId }: OrgDb, { status, selectedCategory }: ItemsQuery) => sql`
  select coalesce(sum(t.n), 0)::int from item_tally t where t.org_id = ${orgId}
    and ${status ? sql`t.status = ${status}` : sql`t.status in ('draft', 'active')`}
    ${selectedCategory ? sql`and t.category_id = any (array(select categories_within(${selectedCategory})))` : sql``}`;
