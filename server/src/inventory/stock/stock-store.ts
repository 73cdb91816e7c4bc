import { type CountedOnMove, countedKinds } from '@archway/contract/inventory/counted-on-move';
import type { Balance } from '@archway/contract/inventory/unit';
import type { EventId, ItemId, MoveId, StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { anyOf } from '../../platform/db/lists/any-of.ts';
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
type LedgerLine = Readonly<Line> & { readonly itemId: ItemId; readonly eventId: EventId };

/** Balances follow by themselves. */
export const addToLedger = (db: OrgDb, itemId: ItemId, eventId: EventId, lines: readonly Line[]) =>
  addLedgerLines(
    db,
    lines.map((line) => ({ ...line, itemId, eventId })),
  );

/** The same for lines of several items and events. */
export const addLedgerLines = async ({ sql, orgId }: OrgDb, lines: readonly LedgerLine[]) => {
  const rows = lines.filter(({ delta }) => delta !== 0).map((line) => ({ id: newId(), ...line }));
  if (rows.length === 0) return;
  await sql`
    insert into stock_ledger (org_id, id, item_id, location_id, event_id, delta)
    select ${orgId}, n.id, n."itemId", n."locationId", n."eventId", n.delta
    from jsonb_to_recordset(${sql.json(rows)}) as n (id uuid, "itemId" uuid, "locationId" uuid, "eventId" uuid, delta int)`;
};

/** These balances, made where there are none yet, held until the transaction ends, always in one order. */
export const lockBalanceRows = async (
  { sql, orgId }: OrgDb,
  keys: readonly Pick<LockedBalance, 'itemId' | 'locationId'>[],
): Promise<LockedBalance[]> => {
  const wanted = sql.json([...keys]);
  const [, held] = await Promise.all([
    sql`insert into bulk_balance (org_id, item_id, location_id, on_hand)
      select distinct ${orgId}::uuid, n."itemId", n."locationId", 0 from jsonb_to_recordset(${wanted}) as n ("itemId" uuid, "locationId" uuid) order by 2, 3
      on conflict do nothing`,
    sql<LockedBalance[]>`
      select b.item_id, b.location_id, b.on_hand from bulk_balance b
      where b.org_id = ${orgId} and (b.item_id, b.location_id) in (
        select n."itemId", n."locationId" from jsonb_to_recordset(${wanted}) as n ("itemId" uuid, "locationId" uuid))
      order by b.item_id, b.location_id for update of b`,
  ]);
  return held;
};

/** How many there are of each item in all locations together. */
export const totalsOnHand = (
  { sql, orgId }: OrgDb,
  itemIds: readonly ItemId[],
): Promise<{ itemId: ItemId; onHand: number }[]> => sql<{ itemId: ItemId; onHand: number }[]>`
  select item_id, sum(on_hand)::float8 as on_hand from bulk_balance where org_id = ${orgId} and item_id in ${sql(itemIds)} group by 1`;

type StockEntry = {
  id: EventId;
  at: string;
  itemId: ItemId;
  locationId: StorageLocationId;
  delta: number;
  counts: boolean;
};

/** Items, each with the moment from which on it is looked at. */
export type ItemsSince = ReadonlyMap<ItemId, number>;

const sinceRows = ({ sql }: OrgDb, since: ItemsSince) =>
  sql`jsonb_to_recordset(${sql.json([...since].map(([id, at]) => ({ id, at: new Date(at).toISOString() })))}) as n (id uuid, at timestamptz)`;

/** What changed the balances of these items since their moments, in order; what was counted also where it changed nothing. */
export const stockEntriesSince = (db: OrgDb, since: ItemsSince): Promise<StockEntry[]> => {
  const { sql, orgId } = db;
  return sql<StockEntry[]>`
    select e.id, e.at, e.item_id, p.location_id, p.delta,
      e.kind = 'counted' and not exists (select from scan_event x where x.org_id = ${orgId} and x.undoes = e.id) as counts
    from ${sinceRows(db, since)} join scan_event e on e.org_id = ${orgId} and e.item_id = n.id and e.at >= n.at
      and e.unit_id is null and e.kind <> 'undone'
    cross join lateral (
      select c.location_id, sum(c.delta)::int as delta from (
        select l.location_id, l.delta from stock_ledger l where l.org_id = ${orgId} and l.event_id = e.id
        union all select e.location_id, 0 where e.kind = 'counted') c group by 1) p
    order by e.at, e.id`;
};

/** Moves on which something of these items was recorded since their moments. */
export const movesSince = async (db: OrgDb, since: ItemsSince): Promise<MoveId[]> => {
  const { sql, orgId } = db;
  const rows = await sql<{ id: MoveId }[]>`
    select distinct e.move_id as id from ${sinceRows(db, since)} join scan_event e on e.org_id = ${orgId} and e.item_id = n.id and e.at >= n.at
    where e.unit_id is null and e.move_id is not null order by 1`;
  return rows.map(({ id }) => id);
};

/** What counts of these items on these moves. */
export const countedOnMoves = (
  { sql, orgId }: OrgDb,
  moveIds: readonly MoveId[],
  itemIds: readonly ItemId[],
): Promise<CountedOnMove[]> => sql<CountedOnMove[]>`
  select e.id, e.at, e.item_id, e.move_id, v.kind as move_kind, l.id as site_id, e.kind, e.quantity, e.location_id, e.verdict
  from scan_event e join move v on v.org_id = ${orgId} and v.id = e.move_id
  join staging s on s.org_id = ${orgId} and s.id = v.staging_id
  join storage_location l on l.org_id = ${orgId} and l.property_id = s.property_id
  where e.org_id = ${orgId} and e.move_id = ${anyOf(sql, moveIds)} and e.item_id = ${anyOf(sql, itemIds)} and e.unit_id is null
    and e.kind in ${sql(countedKinds)} and not exists (select from scan_event x where x.org_id = ${orgId} and x.undoes = e.id)
  order by e.at, e.id`;

/** Those of them to which more than so much happened since their moment, each with the moment from which on it is no more. */
export const stockHorizons = (
  db: OrgDb,
  since: ItemsSince,
  most: number,
): Promise<{ itemId: ItemId; at: string }[]> => {
  const { sql, orgId } = db;
  return sql<{ itemId: ItemId; at: string }[]>`
    select n.id as item_id, h.at from ${sinceRows(db, since)} cross join lateral (
      select e.at from scan_event e where e.org_id = ${orgId} and e.item_id = n.id and e.at >= n.at and e.unit_id is null and e.kind <> 'undone'
      order by e.at desc, e.id offset ${most} limit 1) h`;
};

/** Where an event changed a balance, and whether that location is gone. */
export const locationsOfStockEvents = (
  { sql, orgId }: OrgDb,
  eventIds: readonly EventId[],
): Promise<{ eventId: EventId; locationId: StorageLocationId; removed: boolean }[]> => sql<
  { eventId: EventId; locationId: StorageLocationId; removed: boolean }[]
>`
  select e.id as event_id, p.id as location_id, p.deleted_at is not null as removed
  from scan_event e join storage_location p on p.org_id = e.org_id and ((p.id = e.location_id and e.kind not in ('dropped', 'sold', 'left'))
    or p.id in (select l.location_id from stock_ledger l where l.org_id = ${orgId} and l.event_id = e.id))
  where e.org_id = ${orgId} and e.id in ${sql(eventIds)} and e.unit_id is null`;
