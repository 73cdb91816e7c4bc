import type { ItemsQuery } from '@archway/contract/inventory/item';
import type { OrgDb } from '../../../platform/db/db.ts';
import type { Fragment } from '../../../platform/db/pool.ts';

/** What the tally counts items by, as `facets_of` writes it: a name, or a kind of word and the word itself. */
export type Facet = {
  readonly name: string;
  readonly word?: string;
  /** Whether its items also stand in `item_facet`, in the order of their names. */
  readonly isListed?: boolean;
};

export const everything: Facet = { name: '' };

/**
 * The one facet that limits a list beside its category and its status, `everything` where none does, and undefined where
 * several do, or one that nobody counts.
 */
export const facetOf = ({
  page: _page,
  itemsPerPage: _size,
  sortBy: _sort,
  orderBy: _order,
  searchQuery: _search,
  selectedCategory: _category,
  status: _status,
  include: _include,
  count: _count,
  freeFrom,
  freeTo = freeFrom,
  ...filters
}: ItemsQuery): Facet | undefined => {
  const given = Object.values({ ...filters, freeTo }).filter((filter) => filter !== undefined);
  if (given.length === 0) return everything;
  if (given.length > 1) return undefined;
  const { selectedStatus, tracking, vendorId, colors, styles, roomTypes, tags } = filters;
  if (selectedStatus) return { name: selectedStatus, isListed: true };
  if (freeTo) return { name: 'usable' };
  if (tracking) return { name: 'tracking:', word: tracking };
  if (vendorId) return { name: 'vendor:', word: vendorId };
  return (
    onlyOne({ name: 'color:' }, colors) ??
    onlyOne({ name: 'style:', isListed: true }, styles) ??
    onlyOne({ name: 'room:', isListed: true }, roomTypes) ??
    onlyOne({ name: 'tag:', isListed: true }, tags)
  );
};

/** Of several words an item may have more than one, and would be counted for each. */
const onlyOne = (kind: Facet, [word, ...more]: readonly string[] = []): Facet | undefined =>
  word === undefined || more.length > 0 ? undefined : { ...kind, word };

/** As `facets_of` writes it. */
export const facetText = (sql: OrgDb['sql'], { name, word }: Facet): Fragment =>
  word === undefined ? sql`${name}` : sql`${name}::text || lower(${word})`;

/** How many items of the list's category and status have the facet. */
export const tallied = (
  { sql, orgId }: OrgDb,
  { status, selectedCategory }: Pick<ItemsQuery, 'status' | 'selectedCategory'>,
  facet: Facet,
): Fragment => sql`
  select coalesce(sum(t.n), 0)::int from item_tally t where t.org_id = ${orgId}
    and t.facet = ${facetText(sql, facet)}
    and ${status ? sql`t.status = ${status}` : sql`t.status in ('draft', 'active')`}
    ${selectedCategory ? sql`and t.category_id = any (array(select categories_within(${selectedCategory})))` : sql``}`;
