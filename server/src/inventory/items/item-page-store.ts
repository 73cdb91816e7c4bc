import type { ItemRow, ItemsQuery } from '@archway/contract/inventory/item';
import type { ShownStatus } from '@archway/contract/inventory/states';
import type { ItemId } from '@archway/contract/kernel/ids';
import type { Page } from '@archway/contract/kernel/page';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/pool.ts';
import { rawJson } from '../../platform/http/raw-json.ts';
import { itemRowColumns } from './item-columns-store.ts';

type Sql = OrgDb['sql'];

/**
 * A page of items and their total, in one statement, as text. The page is found by ids alone, which an index holds in
 * order, and only its own rows are read; a total without filters is the sum of the tally.
 */
export const itemPage = async (db: OrgDb, query: ItemsQuery): Promise<Page<ItemRow>> => {
  const { sql, orgId } = db;
  const { page, itemsPerPage } = query;
  const isSearch = query.searchQuery !== '';
  const where = conditions(db, query);
  const from = isSearch
    ? sql`search_items(${query.searchQuery}) s join item i on i.id = s.item_id`
    : sql`item i`;
  const limits = sql`limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}`;
  // A search reads its matches once, for the page and for the total.
  const found = isSearch
    ? sql`found as materialized (select i.id, row_number() over (order by ${order(sql, query)}) as place from ${from} where ${where}),
        chosen as (select id, place from found order by place ${limits})`
    : sql`chosen as materialized (select id, row_number() over () as place from (${ordered(db, query, where)} ${limits}) ordered)`;
  const total = isSearch
    ? sql`select count(*)::int from found`
    : isTallied(query)
      ? tallied(db, query)
      : sql`select count(*)::int from ${from} where ${where}`;
  const [answer] = await sql<{ json: string }[]>`
    with ${found}
    select json_build_object(
      'rows', (select coalesce(json_agg(listed), '[]'::json) from (
        select ${itemRowColumns(sql)} from chosen join item i on i.org_id = ${orgId} and i.id = chosen.id
        join category c on c.org_id = i.org_id and c.id = i.category_id order by chosen.place) listed),
      'total', (${total}), 'page', ${page}::int, 'itemsPerPage', ${itemsPerPage}::int)::text as json`;
  return rawJson<Page<ItemRow>>(answer?.json ?? '');
};

/** What is asked of items, without pages; some of them may be named one by one. */
export type ItemsWanted = Omit<ItemsQuery, 'page' | 'itemsPerPage'> & {
  readonly ids?: readonly ItemId[] | undefined;
};

/** The same items for whoever reads more of them than a list shows. */
export const itemsWanted = (db: OrgDb, query: ItemsWanted) => {
  const { sql } = db;
  const chosen = query.ids ? sql`and i.id in ${sql(query.ids)}` : sql``;
  return {
    from: query.searchQuery
      ? sql`search_items(${query.searchQuery}) s join item i on i.id = s.item_id`
      : sql`item i`,
    where: sql`${conditions(db, query)} ${chosen}`,
    order: order(sql, query),
  };
};

/** The ids in their order. The first pages of a category with others inside it are put together from the first of each. */
const ordered = (db: OrgDb, query: ItemsQuery, where: Fragment): Fragment => {
  const { sql } = db;
  const reach = query.page * query.itemsPerPage;
  const byName = order(sql, query);
  if (!query.selectedCategory || query.sortBy !== 'name' || !isTallied(query) || reach > farthestMerged)
    return sql`select i.id from item i where ${where} order by ${byName}`;
  const each = conditions(db, { ...query, selectedCategory: undefined });
  return sql`select i.id from categories_within(${query.selectedCategory}) k cross join lateral (
    select i.id, i.sort_name from item i where ${each} and i.category_id = k order by ${byName} limit ${reach}) i order by ${byName}`;
};

/** Further on, reading that much of every category costs more than sorting them all. */
const farthestMerged = 1000;

/** Whether nothing but category and status limits the list. */
const isTallied = ({
  page: _page,
  itemsPerPage: _size,
  sortBy: _sort,
  orderBy: _order,
  searchQuery: _search,
  selectedCategory: _category,
  status: _status,
  ...filters
}: ItemsQuery) => Object.values(filters).every((filter) => filter === undefined);

const tallied = ({ sql, orgId }: OrgDb, { status, selectedCategory }: ItemsQuery) => sql`
  select coalesce(sum(t.n), 0)::int from item_tally t where t.org_id = ${orgId}
    and ${status ? sql`t.status = ${status}` : sql`t.status in ('draft', 'active')`}
    ${selectedCategory ? sql`and t.category_id = any (array(select categories_within(${selectedCategory})))` : sql``}`;

/** `status <> 'archived'` stands as it is written in the indexes, or they would not be used. */
const conditions = (db: OrgDb, query: ItemsWanted): Fragment => {
  const { sql, orgId } = db;
  const wanted = filters(db, query);
  return sql`i.org_id = ${orgId} and i.deleted_at is null
    and ${query.status === 'archived' ? sql`i.status = 'archived'` : sql`i.status <> 'archived'`}
    ${query.status && query.status !== 'archived' ? sql`and i.status = ${query.status}` : sql``}
    ${wanted.length ? wanted.map((condition) => sql`and ${condition}`) : sql``}`;
};

const filters = (db: OrgDb, query: ItemsWanted): Fragment[] => {
  const { sql } = db;
  const given = <Value>(value: Value | undefined, condition: (value: Value) => Fragment) =>
    value === undefined ? [] : [condition(value)];
  return [
    ...given(query.selectedStatus, (status) => hasStatus(db, status)),
    ...given(
      query.selectedCategory,
      (id) => sql`i.category_id = any (array(select categories_within(${id})))`,
    ),
    ...given(query.selectedLocation, (id) => standsIn(db, id)),
    ...given(query.tracking, (tracking) => sql`i.tracking = ${tracking}`),
    ...given(query.vendorId, (id) => sql`i.vendor_id = ${id}`),
    ...given(query.colours, (colours) => sql`i.colour_family in ${sql(colours)}`),
    ...given(query.styles, (styles) => hasWord(sql, sql`i.styles`, styles)),
    ...given(query.tags, (tags) => hasWord(sql, sql`i.tags`, tags)),
    ...given(query.roomTypes, (types) => hasWord(sql, sql`i.room_types`, types)),
    ...given(query.maxWidth, (most) => sql`i.width <= ${most}`),
    ...given(query.maxDepth, (most) => sql`i.depth <= ${most}`),
    ...given(query.maxHeight, (most) => sql`i.height <= ${most}`),
    ...given(query.minWidth, (least) => sql`i.width >= ${least}`),
    ...given(query.minRent, (least) => sql`i.monthly_rent >= ${least}`),
    ...given(query.maxRent, (most) => sql`i.monthly_rent <= ${most}`),
    // Whatever can be used at all can be had on any day as long as nothing is promised.
    ...given(query.freeFrom ?? query.freeTo, () => sql`i.owned - i.missing - i.in_repair > 0`),
  ];
};

const hasStatus = (db: OrgDb, status: ShownStatus) => {
  const { sql } = db;
  return {
    missing: hasPiece(db, sql`(u.lifecycle = 'lost' or u.lifecycle = 'active' and u.custody = 'missing')`),
    in_repair: hasPiece(db, sql`u.lifecycle = 'active' and u.custody = 'in_repair'`),
    in_transit: hasPiece(db, sql`u.lifecycle = 'active' and u.custody = 'in_transit'`),
    on_site: hasPiece(db, sql`u.lifecycle = 'active' and u.custody = 'on_site'`),
    picked: hasPiece(db, sql`u.lifecycle = 'active' and u.custody = 'picked'`),
    retired: hasPiece(db, sql`u.lifecycle in ('retired', 'disposed')`),
    sold: hasPiece(db, sql`(u.lifecycle = 'sold' or u.lifecycle = 'active' and u.custody = 'left')`),
    reserved: sql`i.reserved > 0`,
    available: sql`i.available > 0`,
    none: sql`i.shown_status = 'none'`,
  }[status];
};

/** `not (lifecycle = 'active' and custody = 'in_storage')` stands as it is written in the index of the few that are not in storage. */
const hasPiece = ({ sql, orgId }: OrgDb, condition: Fragment) => sql`i.id in (
  select u.item_id from unit u where u.org_id = ${orgId} and not (u.lifecycle = 'active' and u.custody = 'in_storage') and ${condition})`;

const standsIn = ({ sql, orgId }: OrgDb, locationId: string) => sql`i.id in (
  select u.item_id from unit u where u.org_id = ${orgId} and u.lifecycle in ('active', 'lost') and u.location_id = any (array(select places_within(${locationId})))
  union all
  select b.item_id from bulk_balance b where b.org_id = ${orgId} and b.on_hand > 0 and b.location_id = any (array(select places_within(${locationId}))))`;

const hasWord = (sql: Sql, list: Fragment, words: readonly string[]) =>
  sql`exists (select from jsonb_array_elements_text(${list}) word where lower(word) in ${sql(words.map((word) => word.toLowerCase()))})`;

const order = (sql: Sql, { sortBy, orderBy, searchQuery }: ItemsWanted): Fragment => {
  const direction = orderBy === 'desc' ? sql`desc` : sql`asc`;
  const byName = sql`i.sort_name ${direction}, i.id ${direction}`;
  const nullsLast = (column: Fragment) => sql`${column} ${direction} nulls last, ${byName}`;
  return {
    name: byName,
    sku: sql`lower(i.sku) ${direction}, ${byName}`,
    category: sql`(select lower(k.name) from category k where k.org_id = i.org_id and k.id = i.category_id) ${direction}, ${byName}`,
    available: nullsLast(sql`i.available`),
    owned: nullsLast(sql`i.owned`),
    monthlyRent: nullsLast(sql`i.monthly_rent`),
    width: nullsLast(sql`i.width`),
    createdAt: sql`i.created_at ${direction}, i.id ${direction}`,
    updatedAt: sql`i.updated_at ${direction}, i.id ${direction}`,
    relevance: searchQuery ? sql`s.closeness desc, i.sort_name, i.id` : byName,
  }[sortBy];
};
