import type { CountedOnMove } from '@archway/contract/inventory/counted-on-move';
import type { ItemId, StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { carriesOfAll, changesOfCarry } from './carried-rules.ts';
import {
  countedOnMoves,
  type ItemsSince,
  lockBalanceRows,
  movesSince,
  stockEntriesSince,
  totalsOnHand,
} from './stock-store.ts';
import type { HeldStock, StockTimeline, TimelineEntry } from './stock-timeline-rules.ts';

export type StockKey = { readonly itemId: ItemId; readonly locationId: StorageLocationId };

/**
 * Holds balances for a change, always in one order, with what happened to them since the moment of each item. What came back to
 * other bins since is held with them: it is as many as the home gave.
 */
export const lockStock = async (
  db: OrgDb,
  keys: readonly StockKey[],
  since: ItemsSince,
): Promise<HeldStock> => {
  const itemIds = [...new Set(keys.map(({ itemId }) => itemId))];
  const [balances, entries, totals, moveIds] = await Promise.all([
    lockBalanceRows(db, keys),
    stockEntriesSince(db, since),
    totalsOnHand(db, itemIds),
    movesSince(db, since),
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
  const carried = moveIds.length > 0 ? carriedSince(await countedOnMoves(db, moveIds, itemIds), since) : [];
  const others = carried.flatMap(({ itemId, locationId, entry: { passesTo } }) => {
    const held = timelines.get(itemId);
    return passesTo && held?.has(locationId) && !held.has(passesTo) ? [{ itemId, locationId: passesTo }] : [];
  });
  if (others.length > 0) return lockStock(db, [...keys, ...others], since);
  for (const [itemId, ofItem] of Map.groupBy(carried, (one) => one.itemId))
    for (const [locationId, here] of Map.groupBy(ofItem, (one) => one.locationId))
      addCarried(timelines.get(itemId)?.get(locationId), here);
  return { timelines, totals: new Map(totals.map(({ itemId, onHand }) => [itemId, onHand])) };
};

type Carried = StockKey & { readonly entry: Pick<TimelineEntry, 'id' | 'at' | 'wanted' | 'passesTo'> };

/** Where nothing was left to take an event has no line, and stands among the others all the same. */
const addCarried = (timeline: StockTimeline | undefined, carried: readonly Carried[]) => {
  const known = new Map(timeline?.entries.map((entry) => [entry.id, entry]));
  for (const { entry } of carried) {
    const own = known.get(entry.id);
    if (own) Object.assign(own, { wanted: entry.wanted, passesTo: entry.passesTo });
    else timeline?.entries.push({ ...entry, delta: 0, counts: false });
  }
};

/** What was carried away from where since then. */
const carriedSince = (events: readonly CountedOnMove[], since: ItemsSince): Carried[] => {
  const carries = carriesOfAll(events);
  return events.flatMap((event) => {
    const { id, itemId } = event;
    const [at, carry] = [Date.parse(event.at), carries.get(id)];
    if (!carry || at < (since.get(itemId) ?? Number.POSITIVE_INFINITY)) return [];
    return changesOfCarry(event, carry).flatMap(({ fromId, toId, quantity, isBounded }) => {
      const passesTo = (isBounded && toId) || undefined;
      return fromId ? [{ itemId, locationId: fromId, entry: { id, at, wanted: quantity, passesTo } }] : [];
    });
  });
};
