import type { OrgDb } from '../../platform/db/db.ts';

/** One item in a list, of `item i` and its `category c`, under the names of the contract. */
export const itemRowColumns = (sql: OrgDb['sql']) => sql`
  i.id, i.version, i.name, i.sku, i.tracking, i.status, i.shown_status as "shownStatus",
  json_build_object('owned', i.owned, 'available', i.available, 'reserved', i.reserved, 'picked', i.picked, 'inTransit', i.in_transit,
    'onSite', i.on_site, 'inRepair', i.in_repair, 'missing', i.missing, 'retired', i.retired, 'sold', i.sold) as counts,
  i.category_id as "categoryId", c.name as "categoryName", i.brand, i.colour_name as "colourName", i.colour_family as "colourFamily",
  i.colour_hex as "colourHex", i.styles, i.tags, i.width, i.depth, i.height, i.monthly_rent as "monthlyRent", i.cover_id as "coverId",
  i.updated_at as "updatedAt"`;
