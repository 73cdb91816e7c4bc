import type { ReviewReason } from '@archway/contract/inventory/device-events/review';
import { foldSteps, type UnitEvent, type UnitState } from '@archway/contract/inventory/fold-unit';
import { problem } from '@archway/contract/kernel/api/problem';
import type { EventId, ItemId, StorageLocationId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { lockStock, type StockKey } from '../stock/lock-stock.ts';
import { addLedgerLines, locationsOfStockEvents } from '../stock/stock-store.ts';
import { type LedgerLine, planStock, type StockChange } from '../stock/stock-timeline-rules.ts';
import { addEvents } from '../units/event-store.ts';
import { writeStates } from '../units/unit-store.ts';
import { cancelOrdersOf } from '../work-orders/open-work-orders.ts';
import { addWorkOrders } from '../work-orders/work-order-store.ts';
import type { Histories } from './find-things.ts';
import { isInferred } from './inferred-rules.ts';
import type { MatchedEvent } from './match-event.ts';
import { lockItems } from './thing-store.ts';

export type RecordedEvents = {
  readonly inferred: ReadonlySet<EventId>;
  readonly refused: ReadonlyMap<EventId, ReviewReason>;
};

/** Writes events of pieces that are held, all at once: their rows, balances, where the pieces are by then, work orders. */
export const recordMatched = async (
  db: OrgDb,
  matched: readonly MatchedEvent[],
  histories: Histories,
): Promise<RecordedEvents> => {
  const { lines, refused } = await planStockOf(db, matched);
  const kept = matched.filter(({ row }) => !refused.has(row.id));
  if (kept.length === 0) return { inferred: new Set(), refused };
  const { states, inferred, damaged } = foldWith(kept, histories);
  if (lines.length > 0 && states.length > 0)
    await lockItems(db, [...new Set(kept.map(({ row }) => row.itemId))]);
  // One after the other on one connection.
  const [added] = await Promise.all([
    addEvents(
      db,
      kept.map(({ row }) => ({ ...row, inferred: inferred.has(row.id) })),
    ),
    addLedgerLines(db, lines),
    states.length > 0 ? writeStates(db, states) : undefined,
  ]);
  // Another device used the id at the same moment: the next call finds it.
  if (added !== kept.length)
    throw problem('conflict', 'This is being recorded by another device. Try again.');
  const undone = kept.flatMap(({ row }) => (row.unitId && row.undoes ? [row.undoes] : []));
  if (undone.length > 0) await cancelOrdersOf(db, undone);
  if (damaged.length > 0) await addWorkOrders(db, damaged);
  return { inferred, refused };
};

/** What the ledger takes of it, and what it cannot take. Balances are held from here on. */
const planStockOf = async (
  db: OrgDb,
  matched: readonly MatchedEvent[],
): Promise<{ lines: readonly LedgerLine[]; refused: Map<EventId, ReviewReason> }> => {
  const changes = matched.flatMap(({ row, stock }) =>
    stock ? [{ id: row.id, at: Date.parse(row.at), itemId: row.itemId, change: stock }] : [],
  );
  if (changes.length === 0) return { lines: [], refused: new Map() };
  const undone = changes.flatMap(({ change }) => (change.kind === 'undone' ? [change.undoes] : []));
  const changed = undone.length > 0 ? await locationsOfStockEvents(db, undone) : [];
  const locationsOf = Map.groupBy(changed, ({ eventId }) => eventId);
  const refused = new Map<EventId, ReviewReason>();
  for (const { id, change } of changes)
    if (change.kind === 'undone' && locationsOf.get(change.undoes)?.some(({ removed }) => removed))
      refused.set(id, 'not_undoable');
  const possible = changes.filter(({ id }) => !refused.has(id));
  const keys = possible.flatMap(({ itemId, change }) =>
    namedIn(change, locationsOf).map((locationId): StockKey => ({ itemId, locationId })),
  );
  const since = Math.min(
    ...possible.map(({ at, change }) => (change.kind === 'undone' ? Math.min(at, change.undoneAt) : at)),
  );
  if (keys.length === 0) return { lines: [], refused };
  const plan = planStock(await lockStock(db, keys, since), possible);
  for (const [id, reason] of plan.refused) refused.set(id, reason);
  // What undoes an event that cannot be recorded waits for it.
  for (const { id, change } of possible)
    if (change.kind === 'undone' && refused.has(change.undoes)) refused.set(id, 'nothing_to_undo');
  return { lines: plan.lines, refused };
};

type ChangedLocations = ReadonlyMap<EventId, readonly { readonly locationId: StorageLocationId }[]>;

const namedIn = (change: StockChange, locationsOf: ChangedLocations): StorageLocationId[] => {
  switch (change.kind) {
    case 'transferred':
      return [change.fromId, change.toId];
    case 'undone':
      return (locationsOf.get(change.undoes) ?? []).map(({ locationId }) => locationId);
    default:
      return [change.locationId];
  }
};

/** Where the pieces are by everything that was recorded of them and by this, and what of it was assumed. */
const foldWith = (matched: readonly MatchedEvent[], histories: Histories) => {
  const ofUnits = matched.filter(({ row }) => row.unitId !== null);
  const byUnit = Map.groupBy(ofUnits, ({ row }) => row.unitId as UnitId); // those with one
  const states: (UnitState & { id: UnitId })[] = [];
  const inferred = new Set<EventId>(matched.flatMap(({ row, isAssumed }) => (isAssumed ? [row.id] : [])));
  const damaged: Damage[] = [];
  for (const [id, fresh] of byUnit) {
    const events = [...(histories.get(id) ?? []), ...fresh.map(({ row }) => row as UnitEvent)]; // of a piece
    const { state, before } = foldSteps(events);
    for (const { row } of fresh) if (isInferred(row.kind, before.get(row.id))) inferred.add(row.id);
    states.push({ id, ...state });
    if (state.lifecycle === 'active')
      damaged.push(...standingDamages({ id, itemId: fresh[0]?.row.itemId as ItemId }, fresh, events)); // there is at least one
  }
  return { states, inferred, damaged };
};

type Damage = Parameters<typeof addWorkOrders>[1][number];

/** Damages that came now, or whose work order is canceled now, and that nobody repaired since. */
const standingDamages = (
  { id: unitId, itemId }: { readonly id: UnitId; readonly itemId: ItemId },
  fresh: readonly MatchedEvent[],
  events: readonly (UnitEvent & { readonly note?: string })[],
): Damage[] => {
  const undone = new Set(events.flatMap(({ undoes }) => undoes ?? []));
  const undoneNow = new Set(fresh.map(({ row }) => row.undoes));
  const isUndone = events.some(({ id, kind }) => kind === 'damaged' && undoneNow.has(id as EventId)); // compared only
  const counting = events.filter(({ id }) => !undone.has(id));
  const isRepaired = (damage: UnitEvent) =>
    counting.some(({ kind, at }) => kind === 'repaired' && Date.parse(at) >= Date.parse(damage.at));
  const isNew = (damage: UnitEvent) => fresh.some(({ row }) => row.id === damage.id);
  return counting
    .filter((event) => event.kind === 'damaged' && (isNew(event) || isUndone) && !isRepaired(event))
    .map(({ id, note = '', by }) => ({
      itemId,
      unitId,
      eventId: id as EventId, // of an event that was recorded
      kind: 'repair',
      note,
      by: by as Damage['by'], // as above
    }));
};
