import type { ItemsQuery } from '@archway/contract/inventory/item';
import type { ShownStatus } from '@archway/contract/inventory/states';
import type { ItemId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Fragment } from '../../platform/db/pool.ts';

/** What is asked of items, without pages; some of them may be named one by one. */
export type ItemsWanted = Omit<ItemsQuery, 'page' | 'itemsPerPage'> & {
  readonly ids?: readonly ItemId[] | undefined;
};

/** Whether nothing but words, category and status limits the list. */
export const isPlain = ({
  page: _page,
  itemsPerPage: _size,
  sortBy: _sort,
  orderBy: _order,
  searchQuery: _search,
  selectedCategory: _category,
  status: _status,
  ...filters
}: ItemsQuery) => Object.values(filters).every((filter) => filter === undefined);

/** `status <> 'archived'` stands as it is written in the indexes, or they would not be used. */
export const itemConditions = (db: OrgDb, query: ItemsWanted): Fragment => {
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
    ...given(
      query.roomTypes,
      (types) => sql`i.room_types ?| array(select jsonb_array_elements_text(${sql.json([...types])}))`,
    ),
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

/** An array, because nobody can tell beforehand how much stands in a place: an index takes one item or all of them by it. */
const standsIn = ({ sql, orgId }: OrgDb, locationId: string) => sql`i.id = any (array(
  select u.item_id from unit u where u.org_id = ${orgId} and u.lifecycle in ('active', 'lost') and u.location_id = any (array(select places_within(${locationId})))
  union all
  select b.item_id from bulk_balance b where b.org_id = ${orgId} and b.on_hand > 0 and b.location_id = any (array(select places_within(${locationId})))))`;

/** Styles and tags stand among the words an item is found by: the search knows which items may have them. */
const hasWord = (sql: OrgDb['sql'], list: Fragment, words: readonly string[]) => {
  const mentioning = words.map(
    (word, index) => sql`${index ? sql`union all ` : sql``}select s.item_id from search_items(${word}) s `,
  );
  return sql`i.id = any (array(${mentioning}))
    and exists (select from jsonb_array_elements_text(${list}) word where lower(word) in (select lower(wanted) from jsonb_array_elements_text(${sql.json([...words])}) wanted))`;
};
