import type { ItemsQuery } from '@archway/contract/inventory/item';
import { itemFilterFields } from '@archway/contract/inventory/item-fields';
import type { ShownStatus } from '@archway/contract/inventory/states';
import { addDays } from '@archway/contract/kernel/days';
import type { ItemId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../../platform/db/db.ts';
import { fieldConditions, type OwnConditions } from '../../../platform/db/lists/field-columns.ts';
import type { Fragment } from '../../../platform/db/pool.ts';

/** What is asked of items, without pages; some of them may be named one by one. */
export type ItemsWanted = Omit<ItemsQuery, 'page' | 'itemsPerPage' | 'count'> & {
  readonly ids?: readonly ItemId[] | undefined;
};

/** The days wanted of a list, the last not among them: one day where only one is named. */
export const freeDays = ({
  freeFrom,
  freeTo,
}: Pick<ItemsWanted, 'freeFrom' | 'freeTo'>): Days | undefined => {
  const from = freeFrom ?? freeTo;
  if (!from) return undefined;
  return { from, to: addDays(freeTo && freeTo > from ? freeTo : from, 1) };
};
type Days = { readonly from: string; readonly to: string };

/** The items of which nothing is free on these days, with what they are counted by. */
export const takenItems = ({ sql, orgId }: OrgDb, { from, to }: Days): Fragment =>
  sql`taken_items(${orgId}, ${from}, ${to})`;

export const itemSource = ({ sql }: OrgDb, { searchQuery }: ItemsWanted): Fragment =>
  searchQuery ? sql`search_items(${searchQuery}) s join item i on i.id = s.item_id` : sql`item i`;

/**
 * How a filter is asked: of the row at hand, for whoever walks over items in their order, or by what leads to all that fit,
 * for whoever reads those.
 */
type Access = 'by row' | 'by index';

/**
 * `status <> 'archived'` stands as it is written in the indexes, or they would not be used. `taken` is what a statement
 * already knows of the items of which nothing is free.
 */
export const itemConditions = (
  db: OrgDb,
  query: ItemsWanted,
  access: Access = 'by index',
  taken?: Fragment,
): Fragment => {
  const { sql, orgId } = db;
  // What is archived stands in no list but its own.
  const byRow = access === 'by row' || query.status === 'archived';
  const days = freeDays(query);
  // Read once into a table of its own, however many items are compared with it.
  const isFree = () =>
    days
      ? sql`i.owned - i.missing - i.in_repair > 0 and i.id not in (select t.id from ${taken ?? takenItems(db, days)} t)`
      : sql`true`;
  const own: OwnConditions<typeof itemFilterFields> = {
    status: (status) => (status === 'archived' ? sql`i.status = 'archived'` : sql`i.status = ${status}`),
    selectedStatus: (status) => (byRow ? showsStatus(sql, status) : hasStatus(db, status)),
    selectedCategory: (id) => sql`i.category_id = any (array(select categories_within(${id})))`,
    selectedLocation: (id) => standsIn(db, id),
    // Written out, as it stands in the index of the few that are counted.
    tracking: (tracking) => (tracking === 'bulk' ? sql`i.tracking = 'bulk'` : sql`i.tracking = 'unit'`),
    styles: (styles) => hasWord(db, 'style', styles, byRow),
    tags: (tags) => hasWord(db, 'tag', tags, byRow),
    freeFrom: isFree,
    freeTo: () => (query.freeFrom ? sql`true` : isFree()),
  };
  const custom = valuesByField(query.custom).reduce(
    (conditions: Fragment, [id, values]) =>
      sql`${conditions} and i.custom_fields ->> ${id}::text in ${sql(values)}`,
    sql``,
  );
  return sql`i.org_id = ${orgId} and i.deleted_at is null
    ${query.status === 'archived' ? sql`` : sql`and i.status <> 'archived'`} ${fieldConditions(sql, { table: itemFilterFields, query, alias: 'i', own })} ${custom}`;
};

/** Of one field any of the values will do. */
const valuesByField = (wanted: ItemsWanted['custom'] = []) =>
  [...Map.groupBy(wanted, ({ id }) => id)].map(
    ([id, found]) => [id, found.map(({ value }) => value)] as const,
  );

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
    reserved: showsStatus(sql, 'reserved'),
    available: showsStatus(sql, 'available'),
    none: showsStatus(sql, 'none'),
  }[status];
};

/** The same, by what the item says of its pieces. */
const showsStatus = (sql: OrgDb['sql'], status: ShownStatus) =>
  ({
    missing: sql`i.missing > 0`,
    in_repair: sql`i.in_repair > 0`,
    in_transit: sql`i.in_transit > 0`,
    on_site: sql`i.on_site > 0`,
    picked: sql`i.picked > 0`,
    retired: sql`i.retired > 0`,
    sold: sql`i.sold > 0`,
    reserved: sql`i.reserved > 0`,
    available: sql`i.available > 0`,
    none: sql`i.shown_status = 'none'`,
  })[status];

/** `not (lifecycle = 'active' and custody = 'in_storage')` stands as it is written in the index of the few that are not in storage. */
const hasPiece = ({ sql, orgId }: OrgDb, condition: Fragment) => sql`i.id in (
  select u.item_id from unit u where u.org_id = ${orgId} and not (u.lifecycle = 'active' and u.custody = 'in_storage') and ${condition})`;

/** An array, because nobody can tell beforehand how much stands in a location: an index takes one item or all of them by it. */
const standsIn = ({ sql, orgId }: OrgDb, locationId: string) => sql`i.id = any (array(
  select u.item_id from unit u where u.org_id = ${orgId} and u.lifecycle in ('active', 'lost') and u.location_id = any (array(select locations_within(${locationId})))
  union all
  select b.item_id from bulk_balance b where b.org_id = ${orgId} and b.on_hand > 0 and b.location_id = any (array(select locations_within(${locationId})))))`;

/** Compared without regard to case, as `item_facet` keeps them. */
const hasWord = ({ sql, orgId }: OrgDb, kind: 'style' | 'tag', words: readonly string[], byRow: boolean) => {
  const wanted = sql`(select lower(wanted) from jsonb_array_elements_text(${sql.json([...words])}) wanted)`;
  const list = kind === 'style' ? sql`i.styles` : sql`i.tags`;
  return byRow
    ? sql`exists (select from jsonb_array_elements_text(${list}) word where lower(word) in ${wanted})`
    : sql`i.id = any (array(select f.item_id from item_facet f where f.org_id = ${orgId}
        and f.facet = any (array(select ${`${kind}:`}::text || word from ${wanted} words (word)))))`;
};
