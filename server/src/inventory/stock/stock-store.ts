import type { Balance } from '@archway/contract/inventory/unit';
import type { EventId, ItemId, StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';

type Wanted = { itemId?: ItemId | undefined; locationId?: StorageLocationId | undefined };

/** As many as a person would look through. */
const most = 1000;

/** What stands where; a location means everything inside it too. */
export const balances = ({ sql, orgId }: OrgDb, { itemId, locationId }: Wanted): Promise<Balance[]> => sql<
  Balance[]
>`select b.item_id, i.name as item_name, b.location_id, l.name as location_name, l.code as location_code, b.on_hand
  from bulk_balance b join item i on i.org_id = b.org_id and i.id = b.item_id join storage_location l on l.org_id = b.org_id and l.id = b.location_id
  where b.org_id = ${orgId} and b.on_hand > 0
    ${itemId ? sql`and b.item_id = ${itemId}` : sql``}
    ${locationId ? sql`and b.location_id = any (array(select locations_within(${locationId})))` : sql``}
  order by l.code nulls last, l.name, i.sort_name, b.item_id, b.location_id limit ${most}`;

/** How many stand there, held until the transaction ends: whoever takes from the same balance waits. */
export const lockOnHand = async (
  { sql, orgId }: OrgDb,
  itemId: ItemId,
  locationId: StorageLocationId,
): Promise<number> => {
  await sql`insert into bulk_balance (org_id, item_id, location_id, on_hand) values (${orgId}, ${itemId}, ${locationId}, 0) on conflict do nothing`;
  const [balance] = await sql<
    { onHand: number }[]
  >`select on_hand from bulk_balance where org_id = ${orgId} and item_id = ${itemId} and location_id = ${locationId} for update`;
  return balance?.onHand ?? 0;
};

/** How many of it there are in all locations together, which may be more than one number of the table holds. */
export const onHandEverywhere = async ({ sql, orgId }: OrgDb, itemId: ItemId): Promise<number> => {
  const [sum] = await sql<
    { onHand: number }[]
  >`select coalesce(sum(on_hand), 0)::float8 as on_hand from bulk_balance where org_id = ${orgId} and item_id = ${itemId}`;
  return sum?.onHand ?? 0;
};

export type LockedBalance = { itemId: ItemId; locationId: StorageLocationId; onHand: number };

/** The balances of these items that stand anywhere else, held until the transaction ends, always in one order. */
export const lockBalances = (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
  elsewhereThan: StorageLocationId,
): Promise<LockedBalance[]> => sql<LockedBalance[]>`
  select item_id, location_id, on_hand from bulk_balance
  where org_id = ${orgId} and item_id in ${sql(itemIds)} and location_id <> ${elsewhereThan} and on_hand > 0 order by item_id, location_id for update`;

/** Every balance of one location, held in the same way. */
export const lockBalancesAt = (
  { sql, orgId }: OrgDb,
  locationId: StorageLocationId,
): Promise<LockedBalance[]> => sql<LockedBalance[]>`
  select item_id, location_id, on_hand from bulk_balance
  where org_id = ${orgId} and location_id = ${locationId} and on_hand > 0 order by item_id for update`;

type Line = { locationId: StorageLocationId; delta: number };

/** Balances follow by themselves. */
export const addToLedger = async (
  { sql, orgId }: OrgDb,
  itemId: ItemId,
  eventId: EventId,
  lines: readonly Line[],
) => {
  const rows = lines.filter(({ delta }) => delta !== 0).map((line) => ({ id: newId(), ...line }));
  if (rows.length === 0) return;
  await sql`
    insert into stock_ledger (org_id, id, item_id, location_id, event_id, delta)
    select ${orgId}, n.id, ${itemId}, n."locationId", ${eventId}, n.delta from jsonb_to_recordset(${sql.json(rows)}) as n (id uuid, "locationId" uuid, delta int)`;
};
