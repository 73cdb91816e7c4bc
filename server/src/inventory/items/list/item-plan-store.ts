import type { ItemsQuery } from '@archway/contract/inventory/item';
import type { OrgDb } from '../../../platform/db/db.ts';
import { forceCustomPlan } from '../../../platform/db/force-custom-plan.ts';
import type { Fragment } from '../../../platform/db/pool.ts';
import { freeDays, itemConditions, itemSource, takenItems } from './item-filters-store.ts';
import { itemsInOrder } from './item-index-store.ts';
import { orderBy, sortKey } from './item-order-store.ts';
import { everything, type Facet, facetOf, tallied } from './item-tally-store.ts';

/** How the ids of a page and the total are come by; `found` holds what both are taken from, if they are. */
type PagePlan = {
  readonly found: Fragment;
  readonly ordered: Fragment;
  readonly total: Fragment;
  readonly planned?: Fragment;
};

/** The way to a page that reads least. */
export const planPage = (db: OrgDb, query: ItemsQuery): PagePlan => {
  const { sql } = db;
  const days = freeDays(query);
  if (!days) return planOf(db, query);
  const plan = planOf(db, query, sql`taken`);
  return {
    ...plan,
    found: sql`taken as materialized (select * from ${takenItems(db, days)}), ${plan.found}`,
    planned: forceCustomPlan(db),
  };
};

/** `taken` is what is known of the items of which nothing is free, where days are asked for. */
const planOf = (db: OrgDb, query: ItemsQuery, taken?: Fragment): PagePlan => {
  const { searchQuery, selectedCategory } = query;
  const facet = facetOf(query);
  const isByName = isNamed(query);
  if (!facet && isByName && canBeCounted(query)) return byCounting(db, query, taken);
  if (!facet) return byReadingAll(db, query, taken);
  if (searchQuery)
    return facet === everything && isByName && !selectedCategory
      ? byWords(db, query)
      : byReadingAll(db, query, taken);
  return hasOrder(query, facet) ? byIndex(db, query, facet, taken) : byReadingAll(db, query, taken);
};

const isNamed = ({ sortBy }: ItemsQuery) => sortBy === 'name' || sortBy === 'relevance';

/** Whether an index holds the ids in the order of the list. */
export const hasOrder = (query: ItemsQuery, facet: Facet) =>
  isNamed(query) || (facet === everything && !query.selectedCategory && !query.status);

/** An index holds the ids in their order, and the tally knows how many there are. */
const byIndex = (db: OrgDb, query: ItemsQuery, facet: Facet, taken?: Fragment): PagePlan => ({
  found: db.sql``,
  ordered: itemsInOrder(db, query, facet, { taken }),
  total: taken ? untaken(db, query, facet) : tallied(db, query, facet),
});

/** Of all that can be used, those that are not taken. */
const untaken = (db: OrgDb, { status, selectedCategory }: ItemsQuery, facet: Facet) => {
  const { sql } = db;
  const within = sql`and t.category_id = any (array(select categories_within(${selectedCategory ?? null})))`;
  return sql`select (${tallied(db, { status, selectedCategory }, facet)}) - (select count(*)::int from taken t
    where ${status ? sql`t.status = ${status}` : sql`t.status <> 'archived'`} ${selectedCategory ? within : sql``})`;
};

/**
 * The page is walked to in the order of names, and what fits is counted by itself. PostgreSQL knows beforehand how much of
 * the catalog columns like these leave, and takes the way that reads least, each time anew.
 */
const byCounting = (db: OrgDb, query: ItemsQuery, taken?: Fragment): PagePlan => {
  const { sql } = db;
  const fitting = sql`item i where ${itemConditions(db, query, 'by index', taken)}`;
  return {
    found: sql``,
    ordered: sql`select i.id from ${fitting} order by ${orderBy(sql, query, sql`i`, sql`null`)}`,
    total: sql`select count(*)::int from ${fitting}`,
    planned: forceCustomPlan(db),
  };
};

/** Of words, rooms, locations and custom fields nobody knows beforehand how many items they leave. */
const canBeCounted = ({ searchQuery, styles, tags, roomTypes, selectedLocation, custom }: ItemsQuery) =>
  !searchQuery && !styles && !tags && !roomTypes && !selectedLocation && !custom;

/** The search itself answers with everything the page is sorted by. */
const byWords = ({ sql }: OrgDb, query: ItemsQuery): PagePlan => {
  const { status, searchQuery } = query;
  return {
    found: sql`found as materialized (select s.item_id as id, s.sort_name, s.closeness as key from search_items(${searchQuery}) s
      where ${status ? sql`s.status = ${status}` : sql`s.status <> 'archived'`}),`,
    ...fromFound(sql, query),
  };
};

/**
 * Whatever fits is read once, for the page and for the total. How much that is differs from organization to organization
 * and from filter to filter, so each time is planned for itself. What words led to is at hand, row by row.
 */
const byReadingAll = (db: OrgDb, query: ItemsQuery, taken?: Fragment): PagePlan => {
  const { sql } = db;
  return {
    found: sql`found as materialized (select i.id, i.sort_name, ${sortKey(sql, query)} as key
      from ${itemSource(db, query)} where ${itemConditions(db, query, query.searchQuery ? 'by row' : 'by index', taken)}),`,
    ...fromFound(sql, query),
    planned: forceCustomPlan(db),
  };
};

const fromFound = (sql: OrgDb['sql'], query: ItemsQuery) => ({
  ordered: sql`select f.id from found f order by ${orderBy(sql, query, sql`f`, sql`f.key`)}`,
  total: sql`select count(*)::int from found`,
});
