import type { Tracking } from '@archway/contract/inventory/states';
import type { EventId, ItemId, StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { anyOf } from '../../platform/db/lists/any-of.ts';

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
  where org_id = ${orgId} and id = ${anyOf(sql, ids)} order by id for key share`;

export type KnownItem = { readonly id: ItemId; readonly name: string; readonly tracking: Tracking };

export const findItems = ({ sql, orgId }: OrgDb, ids: readonly ItemId[]): Promise<KnownItem[]> => sql<
  KnownItem[]
>`
  select id, name, tracking from item where org_id = ${orgId} and id = ${anyOf(sql, ids)} and deleted_at is null order by id for key share`;

/** Held until the transaction ends, always in the order of their ids. */
export const lockItems = async ({ sql, orgId }: OrgDb, ids: readonly ItemId[]) => {
  await sql`select 1 from item where org_id = ${orgId} and id = ${anyOf(sql, ids)} order by id for no key update`;
};

const organizationLock = 60;
const deviceLock = 61;

/**
 * Until the transaction ends nothing else of this device is recorded. Others record meanwhile, unless this call may wait for
 * an event that is just being recorded: then it is the only one.
 */
export const lockDevice = async ({ sql, orgId }: OrgDb, device: string, isAlone: boolean) => {
  await (isAlone
    ? sql`select pg_advisory_xact_lock(hashtextextended(${orgId}, ${organizationLock}))`
    : sql`select pg_advisory_xact_lock_shared(hashtextextended(${orgId}, ${organizationLock})),
        pg_advisory_xact_lock(hashtextextended(${`${orgId} ${device.toLowerCase()}`}, ${deviceLock}))`);
};

/** How many of these events were recorded. */
export const countRecorded = async ({ sql, orgId }: OrgDb, ids: readonly EventId[]): Promise<number> => {
  const [found] = await sql<
    { count: number }[]
  >`select count(*)::int as count from scan_event where org_id = ${orgId} and id = ${anyOf(sql, ids)}`;
  return found?.count ?? 0;
};
