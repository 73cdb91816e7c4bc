import type { OrgDb } from '../../../platform/db/db.ts';

type References = {
  readonly categoryIds: readonly string[];
  readonly vendorIds: readonly string[];
  readonly locationIds: readonly string[];
};

/** Which of them are here, held against being removed until the transaction ends. */
export const findReferences = async (
  { sql, orgId }: OrgDb,
  { categoryIds, vendorIds, locationIds }: References,
) => {
  const [categories, vendors, locations] = await Promise.all([
    sql<{ id: string }[]>`select id from category where org_id = ${orgId} and deleted_at is null
      and id in (select jsonb_array_elements_text(${sql.json([...categoryIds])})::uuid) order by id for key share`,
    sql<{ id: string }[]>`select id from vendor where org_id = ${orgId} and deleted_at is null
      and id in (select jsonb_array_elements_text(${sql.json([...vendorIds])})::uuid) order by id for key share`,
    sql<
      { id: string; active: boolean }[]
    >`select id, active from storage_location where org_id = ${orgId} and deleted_at is null and kind <> 'site'
      and id in (select jsonb_array_elements_text(${sql.json([...locationIds])})::uuid) order by id for key share`,
  ]);
  return {
    categories: new Set(categories.map(({ id }) => id)),
    vendors: new Set(vendors.map(({ id }) => id)),
    locations: new Map(locations.map((location) => [location.id, location])),
  };
};

/** The positions in this list of those that an item has already, or an earlier one of the list; as the database compares them. */
export const takenSkus = async (
  { sql, orgId }: OrgDb,
  skus: readonly string[],
): Promise<ReadonlySet<number>> => {
  const taken = await sql<{ position: number }[]>`
    select n.position::int from (
      select ordinal - 1 as position, lower(sku) as sku, row_number() over (partition by lower(sku) order by ordinal) as nth
      from jsonb_array_elements_text(${sql.json([...skus])}) with ordinality as given (sku, ordinal) where sku <> '') n
    where n.nth > 1 or exists (
      select from item i where i.org_id = ${orgId} and i.deleted_at is null and i.sku_key <> '' and i.sku_key = n.sku)`;
  return new Set(taken.map(({ position }) => position));
};
