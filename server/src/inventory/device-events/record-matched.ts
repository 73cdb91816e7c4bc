import type { ReviewReason } from '@archway/contract/inventory/device-events/review';
import { foldSteps, type UnitEvent, type UnitState } from '@archway/contract/inventory/fold-unit';
import { problem } from '@archway/contract/kernel/api/problem';
import type { EventId, ItemId, StagingId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { addLedgerLines } from '../stock/stock-store.ts';
import { addEvents } from '../units/event-store.ts';
import { type Pasts, readPasts } from '../units/read-pasts.ts';
import { writeStates } from '../units/unit-store.ts';
import { cancelOrdersOf } from '../work-orders/open-work-orders.ts';
import { addWorkOrders } from '../work-orders/work-order-store.ts';
import { isInferred } from './inferred-rules.ts';
import { lateOfCounted, lateOfPieces } from './late-undos.ts';
import { lockItems } from './lock-store.ts';
import type { MatchedEvent } from './match-things.ts';
import { planStockOf } from './plan-stock-of.ts';

export type RecordedEvents = {
  readonly inferred: ReadonlySet<EventId>;
  readonly refused: ReadonlyMap<EventId, ReviewReason>;
  /** What this call takes no more of: it comes with a later one. */
  readonly left: ReadonlySet<EventId>;
  /** Where the pieces are by now. */
  readonly states: readonly (UnitState & { readonly id: UnitId })[];
};

/** Writes events of pieces that are held, all at once: their rows, balances, where the pieces are by then, work orders. */
export const recordMatched = async (
  db: OrgDb,
  all: readonly MatchedEvent[],
  units: ReadonlyMap<string, UnitState>,
  { pickedFor, jobIds }: OfMoves,
): Promise<RecordedEvents> => {
  const late = new Set(await lateOfCounted(db, all));
  const matched = all.filter(({ row }) => !late.has(row.id));
  const { lines, refused, shortened } = await planStockOf(db, matched);
  for (const id of late) refused.set(id, 'undone_too_late');
  const ofUnits = matched.filter(({ row }) => row.unitId !== null);
  const pasts = await readPasts(db, eventsOf(matched, pickedFor));
  const left = new Set<EventId>();
  for (const { row } of ofUnits) {
    if (pasts.full.has(row.unitId as UnitId)) refused.set(row.id, 'too_many');
    else if (pasts.unread.has(row.unitId as UnitId)) left.add(row.id);
  }
  const possible = matched.filter(({ row: { id } }) => !refused.has(id) && !left.has(id));
  const folded = foldWith(possible, units, pasts, pickedFor);
  const tooLate = await lateOfPieces(db, possible, { units, states: folded.states });
  for (const id of tooLate) refused.set(id, 'undone_too_late');
  const kept = possible.filter(({ row: { id } }) => !refused.has(id));
  if (kept.length === 0) return { inferred: new Set(), refused, left, states: [] };
  const { states, inferred, damaged } = tooLate.length > 0 ? foldWith(kept, units, pasts, pickedFor) : folded;
  for (const id of shortened) inferred.add(id);
  // Jobs that begin by it change what they hold of other items: all of them at once, in one order.
  if (jobIds.length > 0 || (lines.length > 0 && states.length > 0))
    await lockItems(db, [...new Set(kept.flatMap(({ row }) => row.itemId ?? []))], jobIds);
  // One after the other on one connection.
  const [added] = await Promise.all([
    addEvents(
      db,
      kept.map(({ row }) => ({ ...row, inferred: inferred.has(row.id) })),
    ),
    addLedgerLines(db, lines),
    states.length > 0 ? writeStates(db, states) : undefined,
  ]);
  // Another call used an id at the same moment: whoever tries this looks what became of it.
  if (added !== kept.length) throw problem('conflict', 'This is being recorded by another device.');
  const undone = kept.flatMap(({ row }) => (row.itemId && row.undoes ? [row.undoes] : []));
  if (undone.length > 0) await cancelOrdersOf(db, undone);
  const orders = [...damaged, ...worksOnCounted(kept)];
  if (orders.length > 0) await addWorkOrders(db, orders);
  return { inferred, refused, left, states };
};

type OfMoves = { readonly pickedFor: PickedFor; readonly jobIds: readonly StagingId[] };

/** By move: the pieces that were picked for it before. */
type PickedFor = ReadonlyMap<string, readonly UnitId[]>;

/** What is recorded of each piece, with the departures of trucks it was picked for. */
const eventsOf = (matched: readonly MatchedEvent[], pickedFor: PickedFor): Map<UnitId, UnitEvent[]> => {
  const events = new Map<UnitId, UnitEvent[]>();
  const add = (id: UnitId, event: MatchedEvent['row']) => {
    const known = events.get(id) ?? [];
    events.set(id, [...known, event as UnitEvent]); // of a piece, or of its move
  };
  for (const { row } of matched) if (row.unitId) add(row.unitId, row);
  const departures = matched.flatMap(({ row }) => (isOfTruck(row) ? [row] : []));
  for (const departure of departures) {
    const pickedNow = matched.flatMap(({ row }) =>
      isInHand(row) && row.unitId && row.moveId === departure.moveId ? [row.unitId] : [],
    );
    for (const id of new Set([...(pickedFor.get(departure.moveId ?? '') ?? []), ...pickedNow]))
      add(id, departure);
  }
  return events;
};

/** What brings a piece into the hands of a crew, as `unitsPickedFor` reads it. */
const isInHand = ({ kind }: MatchedEvent['row']) => kind === 'picked' || kind === 'found';

/** That a truck left, or did not after all. Nothing else that is about a whole move concerns its pieces. */
const isOfTruck = ({ itemId, kind }: MatchedEvent['row']) =>
  itemId === null && (kind === 'departed' || kind === 'undone');

/** Where the pieces are by everything that was recorded of them and by this, and what of it was assumed. */
const foldWith = (
  matched: readonly MatchedEvent[],
  units: ReadonlyMap<string, UnitState>,
  { histories, unread }: Pasts,
  pickedFor: PickedFor,
) => {
  const ofUnits = matched.filter(({ row }) => row.unitId !== null);
  const freshOf = Map.groupBy(ofUnits, ({ row }) => row.unitId as UnitId); // those with one
  const states: (UnitState & { id: UnitId })[] = [];
  const inferred = new Set<EventId>(matched.flatMap(({ row, isAssumed }) => (isAssumed ? [row.id] : [])));
  const damaged: Damage[] = [];
  for (const [id, now] of eventsOf(matched, pickedFor)) {
    if (unread.has(id)) continue;
    const history = histories.get(id);
    const fresh = freshOf.get(id) ?? [];
    const events = [...(history ?? []), ...now];
    const { state, before } = foldSteps(events, history ? undefined : stateOf(units.get(id)));
    for (const { row } of fresh) if (isInferred(row.kind, before.get(row.id))) inferred.add(row.id);
    states.push({ id, ...state });
    if (state.lifecycle === 'active' && fresh[0]?.row.itemId)
      damaged.push(...standingDamages({ id, itemId: fresh[0].row.itemId }, fresh, events));
  }
  return { states, inferred, damaged };
};

const stateOf = (unit: UnitState | undefined): UnitState | undefined =>
  unit && {
    lifecycle: unit.lifecycle,
    custody: unit.custody,
    condition: unit.condition,
    locationId: unit.locationId,
    stagingId: unit.stagingId,
    moveId: unit.moveId,
    lastSeenAt: unit.lastSeenAt,
    lastSeenBy: unit.lastSeenBy,
  };

type Damage = Parameters<typeof addWorkOrders>[1][number];

/** Of what is only counted, so many as were checked in to be worked on, unless that was taken back in the same call. */
const worksOnCounted = (kept: readonly MatchedEvent[]): Damage[] => {
  const undone = new Set(kept.flatMap(({ row }) => row.undoes ?? []));
  return kept.flatMap(({ row: { id, itemId, unitId, quantity, note, by }, needs }) =>
    itemId && !unitId && needs && !undone.has(id)
      ? [{ itemId, unitId: null, quantity, eventId: id, kind: needs, note, by }]
      : [],
  );
};

/** Damages that came now, or whose work order is canceled now, and that nobody repaired since. */
const standingDamages = (
  { id: unitId, itemId }: { readonly id: UnitId; readonly itemId: ItemId },
  fresh: readonly MatchedEvent[],
  events: readonly (UnitEvent & { readonly note?: string })[],
): Damage[] => {
  const undone = new Set(events.flatMap(({ undoes }) => undoes ?? []));
  const undoneNow = new Set(fresh.map(({ row }) => row.undoes));
  const isUndone = events.some((event) => neededBy(event) && undoneNow.has(event.id as EventId)); // compared only
  const counting = events.filter(({ id }) => !undone.has(id));
  // Counted once: a piece may have a long history.
  const lastRepair = counting.reduce(
    (latest, { kind, at }) => (kind === 'repaired' ? Math.max(latest, Date.parse(at)) : latest),
    Number.NEGATIVE_INFINITY,
  );
  const isRepaired = (damage: UnitEvent) => lastRepair >= Date.parse(damage.at);
  const needs = new Map<string, MatchedEvent['needs']>(fresh.map((event) => [event.row.id, event.needs]));
  const isNew = (damage: UnitEvent) => needs.has(damage.id);
  const standing = counting.find(
    (event) => neededBy(event) && (isNew(event) || isUndone) && !isRepaired(event),
  );
  // A piece has one open order, whatever is broken about it.
  return (standing ? [standing] : []).map((event) => ({
    itemId,
    unitId,
    eventId: event.id as EventId, // of an event that was recorded
    kind: needs.get(event.id) ?? neededBy(event) ?? 'repair',
    note: event.note ?? '',
    by: event.by as Damage['by'], // as above
  }));
};

/** The work that a piece needs after this: what is damaged is repaired, and what is checked in as whoever did it says. */
const neededBy = ({ kind, verdict }: UnitEvent): Damage['kind'] | undefined => {
  if (kind === 'damaged') return 'repair';
  return verdict === 'clean' || verdict === 'repair' ? verdict : undefined;
};
