import type { ItemId, StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { type ItemsSince, lockBalanceRows, stockEntriesSince, totalsOnHand } from './stock-store.ts';
import type { HeldStock, StockTimeline } from './stock-timeline-rules.ts';

export type StockKey = { readonly itemId: ItemId; readonly locationId: StorageLocationId };

/** Holds balances for a change, always in one order, with what happened to them since the moment of each item. */
export const lockStock = async (
  db: OrgDb,
  keys: readonly StockKey[],
  since: ItemsSince,
): Promise<HeldStock> => {
  const itemIds = [...new Set(keys.map(({ itemId }) => itemId))];
  const [balances, entries, totals] = await Promise.all([
    lockBalanceRows(db, keys),
    stockEntriesSince(db, since),
    totalsOnHand(db, itemIds),
  ]);
  const timelines = new Map<ItemId, Map<StorageLocationId, StockTimeline>>(
    itemIds.map((id) => [id, new Map()]),
  );
  for (const { itemId, locationId, onHand } of balances)
    timelines.get(itemId)?.set(locationId, { onHand, entries: [] });
  for (const { itemId, locationId, at, ...entry } of entries)
    timelines
      .get(itemId)
      ?.get(locationId)
      ?.entries.push({ ...entry, at: Date.parse(at) });
  return { timelines, totals: new Map(totals.map(({ itemId, onHand }) => [itemId, onHand])) };
};
