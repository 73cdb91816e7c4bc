import type { ItemsQuery } from '@archway/contract/inventory/item';
import type { OrgDb } from '../../../platform/db/db.ts';
import type { Fragment } from '../../../platform/db/pool.ts';
import { itemConditions } from './item-filters-store.ts';
import { orderBy, sortKey } from './item-order-store.ts';
import { type Facet, facetText } from './item-tally-store.ts';

type InOrder = {
  /** What a statement already knows of the items of which nothing is free. */
  readonly taken?: Fragment | undefined;
  /** How many are read, from the first on. */
  readonly needed?: number;
};

/** The ids in the order of the list, as an index holds them. */
export const itemsInOrder = (
  db: OrgDb,
  query: ItemsQuery,
  facet: Facet,
  { taken, needed = query.page * query.itemsPerPage }: InOrder = {},
): Fragment => {
  const { sql } = db;
  if (query.sortBy === 'updatedAt') return byChange(db, query, taken);
  if (query.sortBy === 'category' && needed <= farthestMerged) return byCategory(db, query, needed, taken);
  if (query.selectedCategory && needed <= farthestMerged) return ofCategories(db, query, needed, taken);
  if (facet.isListed && !query.selectedCategory && !query.status) return listed(db, query, facet);
  return sql`select i.id from item i where ${itemConditions(db, query, 'by row', taken)}
    order by ${orderBy(sql, query, sql`i`, sortKey(sql, query))}`;
};

/** What no index of items holds in the order of their names. */
const listed = ({ sql, orgId }: OrgDb, query: ItemsQuery, facet: Facet) => sql`
  select i.id from (select f.item_id as id, f.sort_name from item_facet f where f.org_id = ${orgId} and f.facet = ${facetText(sql, facet)}) i
  order by ${orderBy(sql, query, sql`i`, sql`null`)}`;

/** The first pages of a category with others inside it are put together from the first of each. */
const ofCategories = (db: OrgDb, query: ItemsQuery, needed: number, taken?: Fragment) => {
  const { sql } = db;
  const order = orderBy(sql, query, sql`i`, sql`null`);
  const each = itemConditions(db, { ...query, selectedCategory: undefined }, 'by row', taken);
  return sql`select i.id from categories_within(${query.selectedCategory ?? null}) k cross join lateral (
    select i.id, i.sort_name from item i where ${each} and i.category_id = k order by ${order} limit ${needed}) i order by ${order}`;
};

/** Further on, reading that much of every category costs more than sorting them all. */
export const farthestMerged = 1000;

/** The first pages in the order of categories likewise; categories of the same name are sorted together. */
const byCategory = (db: OrgDb, query: ItemsQuery, needed: number, taken?: Fragment) => {
  const { sql, orgId } = db;
  const each = itemConditions(db, query, 'by row', taken);
  return sql`select i.id from category k cross join lateral (
    select i.id, i.sort_name, lower(k.name) as key from item i where ${each} and i.org_id = k.org_id and i.category_id = k.id
    order by ${orderBy(sql, { ...query, sortBy: 'name' }, sql`i`, sql`null`)} limit ${needed}) i
    where k.org_id = ${orgId} order by ${orderBy(sql, query, sql`i`, sql`i.key`)}`;
};

/** When items were last changed is kept apart from them. */
const byChange = (db: OrgDb, query: ItemsQuery, taken?: Fragment) => {
  const { sql, orgId } = db;
  const direction = query.orderBy === 'desc' ? sql`desc` : sql`asc`;
  return sql`select i.id from item_changed c join item i on i.org_id = c.org_id and i.id = c.item_id
    where c.org_id = ${orgId} and ${itemConditions(db, query, 'by row', taken)} order by c.at ${direction}, c.item_id ${direction}`;
};
