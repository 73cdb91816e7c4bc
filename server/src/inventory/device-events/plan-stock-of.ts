import type { ReviewReason } from '@archway/contract/inventory/device-events/review';
import type { EventId, ItemId, StorageLocationId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { lockStock, type StockKey } from '../stock/lock-stock.ts';
import { type ItemsSince, locationsOfStockEvents, stockHorizons } from '../stock/stock-store.ts';
import {
  type LedgerLine,
  type PlannedChange,
  planStock,
  type StockChange,
} from '../stock/stock-timeline-rules.ts';
import { carriedBy } from './carried-by.ts';
import type { MatchedEvent } from './match-things.ts';

/** Changes of the ledger that are looked at for one call, of all its items together. */
const mostChanges = 50_000;

type StockPlan = {
  readonly lines: readonly LedgerLine[];
  readonly refused: Map<EventId, ReviewReason>;
  /** Where less was known to be than was carried away. */
  readonly shortened: ReadonlySet<EventId>;
};

/** What the ledger takes of it, and what it cannot take. Balances are held from here on. */
export const planStockOf = async (db: OrgDb, matched: readonly MatchedEvent[]): Promise<StockPlan> => {
  const ofBins = matched.flatMap(({ row: { id, at, itemId }, stock }) =>
    stock && stock.kind !== 'onMove' && itemId ? [{ id, at: Date.parse(at), itemId, change: stock }] : [],
  );
  const onMoves = await carriedBy(db, matched);
  const changes = [...ofBins, ...onMoves.changes];
  if (changes.length === 0) return { lines: [], refused: new Map(), shortened: onMoves.inferred };
  const undone = changes.flatMap(({ change }) => (change.kind === 'undone' ? [change.undoes] : []));
  const changed = undone.length > 0 ? await locationsOfStockEvents(db, undone) : [];
  const locationsOf = Map.groupBy(changed, ({ eventId }) => eventId);
  const refused = new Map<EventId, ReviewReason>();
  for (const { id, change } of changes)
    if (change.kind === 'undone' && locationsOf.get(change.undoes)?.some(({ removed }) => removed))
      refused.set(id, 'not_undoable');
  for (const id of await findTooLate(db, changes)) refused.set(id, 'refused');
  const possible = changes.filter(({ id }) => !refused.has(id));
  const keys = possible.flatMap(({ itemId, change }) =>
    namedIn(change, locationsOf).map((locationId): StockKey => ({ itemId, locationId })),
  );
  if (keys.length === 0) return { lines: [], refused, shortened: onMoves.inferred };
  const plan = planStock(await lockStock(db, keys, sinceOf(possible)), possible);
  const short = matched.filter(
    ({ row: { id }, isOnlyIfThere }) => isOnlyIfThere && plan.inferred.has(id) && onMoves.takingMore.has(id),
  );
  if (short.length > 0) return planWithout(db, matched, short);
  for (const [id, reason] of plan.refused) refused.set(id, reason);
  // What undoes an event that cannot be recorded waits for it.
  for (const { id, change } of possible)
    if (change.kind === 'undone' && refused.has(change.undoes)) refused.set(id, 'nothing_to_undo');
  return { lines: plan.lines, refused, shortened: new Set([...plan.inferred, ...onMoves.inferred]) };
};

/** Whether as many are there is known once the balances are held, and what is left out changes what the rest carries. */
const planWithout = async (
  db: OrgDb,
  matched: readonly MatchedEvent[],
  short: readonly MatchedEvent[],
): Promise<StockPlan> => {
  const { refused, ...plan } = await planStockOf(
    db,
    matched.filter((event) => !short.includes(event)),
  );
  return {
    ...plan,
    refused: new Map([...refused, ...short.map(({ row: { id } }) => [id, 'not_enough'] as const)]),
  };
};

/** What came so late that too much would have to be looked at again. */
const findTooLate = async (db: OrgDb, changes: readonly PlannedChange[]): Promise<EventId[]> => {
  const since = sinceOf(changes);
  const horizons = await stockHorizons(db, since, Math.floor(mostChanges / since.size));
  const horizonOf = new Map(horizons.map(({ itemId, at }) => [itemId, Date.parse(at)]));
  return changes.flatMap((planned) =>
    reachOf(planned) <= (horizonOf.get(planned.itemId) ?? Number.NEGATIVE_INFINITY) ? [planned.id] : [],
  );
};

/** How far back a change looks. */
const reachOf = ({ at, change }: PlannedChange) =>
  change.kind === 'undone' ? Math.min(at, change.undoneAt) : at;

const sinceOf = (changes: readonly PlannedChange[]): ItemsSince => {
  const since = new Map<ItemId, number>();
  for (const planned of changes)
    since.set(
      planned.itemId,
      Math.min(since.get(planned.itemId) ?? Number.POSITIVE_INFINITY, reachOf(planned)),
    );
  return since;
};

type ChangedLocations = ReadonlyMap<EventId, readonly { readonly locationId: StorageLocationId }[]>;

const namedIn = (change: StockChange, locationsOf: ChangedLocations): StorageLocationId[] => {
  switch (change.kind) {
    case 'transferred':
      return [change.fromId, change.toId];
    case 'undone':
      return (locationsOf.get(change.undoes) ?? []).map(({ locationId }) => locationId);
    case 'carried':
      return [change.fromId, change.toId].flatMap((id) => id ?? []);
    default:
      return [change.locationId];
  }
};
