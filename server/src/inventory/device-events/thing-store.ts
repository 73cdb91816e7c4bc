import type { Tracking } from '@archway/contract/inventory/states';
import type {
  EventId,
  ItemId,
  MoveId,
  MoveLineId,
  PropertyId,
  StorageLocationId,
  UnitId,
} from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { anyOf } from '../../platform/db/lists/any-of.ts';
import { newId } from '../../platform/ids.ts';

export type KnownLocation = {
  readonly id: StorageLocationId;
  readonly active: boolean;
  readonly removed: boolean;
};

/** Also those that were removed. Held, so that none is removed meanwhile. */
export const findLocations = (
  { sql, orgId }: OrgDb,
  ids: readonly StorageLocationId[],
): Promise<KnownLocation[]> => sql<KnownLocation[]>`
  select id, active, deleted_at is not null as removed from storage_location
  where org_id = ${orgId} and id = ${anyOf(sql, ids)} and kind <> 'site' order by id for key share`;

export type KnownLine = {
  readonly id: MoveLineId;
  readonly moveId: MoveId;
  readonly itemId: ItemId;
  readonly unitId: UnitId | null;
  readonly planned: number;
  readonly picked: number;
  /** Neither extra nor in the place of another. */
  readonly isPlanned: boolean;
};

/** Lines of moves, in the order they were planned. */
export const findMoveLines = ({ sql, orgId }: OrgDb, ids: readonly MoveId[]): Promise<KnownLine[]> =>
  sql<
    KnownLine[]
  >`select id, move_id, item_id, unit_id, planned, picked, not is_extra and substitute_for is null as is_planned from move_line where org_id = ${orgId} and move_id = ${anyOf(sql, ids)} order by move_id, position, id`;

/** Where what is only counted stands in these homes, made where it is not there yet. */
export const takeSites = async (
  { sql, orgId }: OrgDb,
  propertyIds: readonly PropertyId[],
): Promise<{ id: StorageLocationId; propertyId: PropertyId }[]> => {
  const rows = propertyIds.toSorted().map((propertyId) => ({ id: newId(), propertyId }));
  await sql`
    insert into storage_location (org_id, id, name, kind, property_id)
    select ${orgId}, n.id, p.address, 'site', p.id
    from jsonb_to_recordset(${sql.json(rows)}) as n (id uuid, "propertyId" uuid) join property p on p.org_id = ${orgId} and p.id = n."propertyId" order by p.id
    on conflict (org_id, property_id) where property_id is not null do nothing`;
  return sql<{ id: StorageLocationId; propertyId: PropertyId }[]>`
    select id, property_id from storage_location where org_id = ${orgId} and property_id = ${anyOf(sql, propertyIds)} order by id for key share`;
};

/** Where most of each of these items stands in storage, or stood. */
export const findFullestBins = (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
): Promise<{ itemId: ItemId; locationId: StorageLocationId }[]> => sql<
  { itemId: ItemId; locationId: StorageLocationId }[]
>`
  select distinct on (b.item_id) b.item_id, b.location_id from bulk_balance b
  join storage_location l on l.org_id = ${orgId} and l.id = b.location_id and l.kind <> 'site' and l.deleted_at is null
  where b.org_id = ${orgId} and b.item_id = ${anyOf(sql, itemIds)} order by b.item_id, b.on_hand desc, b.location_id`;

export type KnownItem = { readonly id: ItemId; readonly name: string; readonly tracking: Tracking };

export const findItems = ({ sql, orgId }: OrgDb, ids: readonly ItemId[]): Promise<KnownItem[]> => sql<
  KnownItem[]
>`
  select id, name, tracking from item where org_id = ${orgId} and id = ${anyOf(sql, ids)} and deleted_at is null order by id for key share`;

/** How many of these events were recorded. */
export const countRecorded = async ({ sql, orgId }: OrgDb, ids: readonly EventId[]): Promise<number> => {
  const [found] = await sql<
    { count: number }[]
  >`select count(*)::int as count from scan_event where org_id = ${orgId} and id = ${anyOf(sql, ids)}`;
  return found?.count ?? 0;
};
