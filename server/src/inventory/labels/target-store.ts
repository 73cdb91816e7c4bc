import type { LabelTarget } from '@archway/contract/inventory/labels/label';
import type { ItemId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';

/** What a label says of the thing it is on, beside its code. */
export type LabelledThing = {
  readonly id: string;
  readonly name: string;
  /** How people call it, or nothing. */
  readonly code: string;
  /** Where it stands or what kind it is. */
  readonly detail: string;
};

/** Those of the things that are here, held so that they are not taken away while a label is put on them. */
export const findThings = (db: OrgDb, kind: LabelTarget, ids: readonly string[]): Promise<LabelledThing[]> =>
  ids.length === 0 ? Promise.resolve([]) : find[kind](db, ids);

const find: Record<LabelTarget, (db: OrgDb, ids: readonly string[]) => Promise<LabelledThing[]>> = {
  unit: ({ sql, orgId }, ids) => sql<LabelledThing[]>`
    select u.id, i.name, u.code, concat_ws(' · ', coalesce(l.code, l.name), c.name) as detail
    from unit u join item i on i.org_id = u.org_id and i.id = u.item_id join category c on c.org_id = i.org_id and c.id = i.category_id
    left join storage_location l on l.org_id = u.org_id and l.id = coalesce(u.home_location_id, u.location_id)
    where u.org_id = ${orgId} and u.id in ${sql(ids)} and i.deleted_at is null for key share of u`,
  item: ({ sql, orgId }, ids) => sql<LabelledThing[]>`
    select i.id, i.name, i.sku as code, c.name as detail
    from item i join category c on c.org_id = i.org_id and c.id = i.category_id
    where i.org_id = ${orgId} and i.id in ${sql(ids)} and i.deleted_at is null for key share of i`,
  location: ({ sql, orgId }, ids) => sql<LabelledThing[]>`
    select l.id, l.name, coalesce(l.code, '') as code, coalesce(p.name, '') as detail
    from storage_location l left join storage_location p on p.org_id = l.org_id and p.id = l.parent_id
    where l.org_id = ${orgId} and l.id in ${sql(ids)} and l.deleted_at is null and l.kind <> 'site' for key share of l`,
  move: ({ sql, orgId }, ids) => sql<LabelledThing[]>`
    select v.id, s.name, '#' || v.number as code, p.address as detail
    from move v join staging s on s.org_id = v.org_id and s.id = v.staging_id join property p on p.org_id = s.org_id and p.id = s.property_id
    where v.org_id = ${orgId} and v.id in ${sql(ids)} for key share of v`,
};

/** The pieces in use of these items, item by item as they are named; at most so many are read. */
export const findPiecesOf = async (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
  most: number,
): Promise<UnitId[]> => {
  const pieces = await sql<{ id: UnitId; itemId: ItemId }[]>`
    select id, item_id from unit
    where org_id = ${orgId} and item_id in ${sql(itemIds)} and lifecycle = 'active' order by code, id limit ${most}`;
  const byItem = Map.groupBy(pieces, ({ itemId }) => itemId);
  return itemIds.flatMap((itemId) => (byItem.get(itemId) ?? []).map(({ id }) => id));
};
