import type { OrgDb } from '../../platform/db/db.ts';

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
  const [categories, vendors, places] = await Promise.all([
    sql<{ id: string }[]>`select id from category where org_id = ${orgId} and deleted_at is null
      and id in (select jsonb_array_elements_text(${sql.json([...categoryIds])})::uuid) order by id for key share`,
    sql<{ id: string }[]>`select id from vendor where org_id = ${orgId} and deleted_at is null
      and id in (select jsonb_array_elements_text(${sql.json([...vendorIds])})::uuid) order by id for key share`,
    sql<
      { id: string; active: boolean }[]
    >`select id, active from storage_location where org_id = ${orgId} and deleted_at is null
      and id in (select jsonb_array_elements_text(${sql.json([...locationIds])})::uuid) order by id for key share`,
  ]);
  return {
    categories: new Set(categories.map(({ id }) => id)),
    vendors: new Set(vendors.map(({ id }) => id)),
    places: new Map(places.map((place) => [place.id, place])),
  };
};

/** Which of these, in small letters, an item has already. */
export const takenSkus = async ({ sql, orgId }: OrgDb, skus: readonly string[]): Promise<string[]> => {
  const taken = await sql<
    { sku: string }[]
  >`select lower(sku) as sku from item where org_id = ${orgId} and deleted_at is null and sku <> ''
    and lower(sku) in (select jsonb_array_elements_text(${sql.json([...skus])}))`;
  return taken.map(({ sku }) => sku);
};
