import type { EventId, ItemId, StorageLocationId } from '@archway/contract/kernel/ids';
import { mostOfAnItem } from '@archway/contract/kernel/limits';

/** An event that changed a balance. What is counted tells how much stood there; everything before it is part of that. */
type TimelineEntry = { readonly id: EventId; readonly at: number; delta: number; counts: boolean };

/** How much stands somewhere now, and what of it happened since the first moment that is looked at, in order. */
export type StockTimeline = { onHand: number; readonly entries: TimelineEntry[] };

export type StockChange =
  | { readonly kind: 'received'; readonly locationId: StorageLocationId; readonly quantity: number }
  | {
      readonly kind: 'transferred';
      readonly fromId: StorageLocationId;
      readonly toId: StorageLocationId;
      readonly quantity: number;
    }
  | { readonly kind: 'counted'; readonly locationId: StorageLocationId; readonly counted: number }
  | { readonly kind: 'undone'; readonly undoes: EventId; readonly undoneAt: number };

export type PlannedChange = {
  readonly id: EventId;
  readonly at: number;
  readonly itemId: ItemId;
  readonly change: StockChange;
};

export type LedgerLine = {
  readonly itemId: ItemId;
  readonly locationId: StorageLocationId;
  readonly eventId: EventId;
  readonly delta: number;
};

export type StockRefusal = 'not_enough' | 'too_many';

export type HeldStock = {
  /** By item, then by location: those that the changes name. */
  readonly timelines: ReadonlyMap<ItemId, ReadonlyMap<StorageLocationId, StockTimeline>>;
  /** Of each item, in all locations. */
  readonly totals: Map<ItemId, number>;
};

/**
 * The lines of the ledger for changes that may come late. After every count the lines up to it add up to what was counted:
 * whatever comes late before a count is taken up by it, and only what no later count knew of changes the balance. So the
 * balance does not depend on the order of arrival. Refused is what would leave less than nothing, or more than there may be.
 */
export const planStock = (held: HeldStock, changes: readonly PlannedChange[]) => {
  const lines: LedgerLine[] = [];
  const refused = new Map<EventId, StockRefusal>();
  for (const planned of changes.toSorted(inOrder)) {
    const shifts = shiftsOf(held, planned);
    const refusal = refusalOf(held, planned.itemId, shifts);
    if (refusal) refused.set(planned.id, refusal);
    else for (const shift of shifts) lines.push(...carryOut(held, planned.itemId, shift));
  }
  return { lines: lines.filter(({ delta }) => delta !== 0), refused };
};

/** What is undone is looked at last: it may undo what came with it. */
const inOrder = (one: PlannedChange, other: PlannedChange) =>
  Number(one.change.kind === 'undone') - Number(other.change.kind === 'undone') || before(one, other);

type Position = { readonly id: EventId; readonly at: number };

const before = (one: Position, other: Position) => one.at - other.at || (one.id < other.id ? -1 : 1);

/** How much more or less an event changes the balance of one location. */
type Shift = {
  readonly locationId: StorageLocationId;
  readonly timeline: StockTimeline;
  readonly position: Position;
  readonly delta: number;
  readonly counts: boolean;
};

const shiftsOf = (held: HeldStock, { id, at, itemId, change }: PlannedChange): Shift[] => {
  const shiftAt = (locationId: StorageLocationId, delta: number): Shift[] => {
    const timeline = held.timelines.get(itemId)?.get(locationId);
    return timeline ? [{ locationId, timeline, position: { id, at }, delta, counts: false }] : [];
  };
  switch (change.kind) {
    case 'received':
      return shiftAt(change.locationId, change.quantity);
    case 'transferred':
      return [...shiftAt(change.fromId, -change.quantity), ...shiftAt(change.toId, change.quantity)];
    case 'counted':
      return shiftAt(change.locationId, 0).map((shift) => ({
        ...shift,
        delta: change.counted - stoodBefore(shift.timeline, shift.position),
        counts: true,
      }));
    case 'undone':
      return [...(held.timelines.get(itemId) ?? [])].flatMap(([locationId, timeline]) => {
        const entry = timeline.entries.find((one) => one.id === change.undoes);
        const position = { id: change.undoes, at: change.undoneAt };
        return entry ? [{ locationId, timeline, position, delta: -entry.delta, counts: false }] : [];
      });
  }
};

const stoodBefore = ({ onHand, entries }: StockTimeline, position: Position) =>
  entries.reduce((sum, entry) => (before(entry, position) < 0 ? sum : sum - entry.delta), onHand);

/** The count that knew of it already. */
const nextCount = ({ entries }: StockTimeline, position: Position) =>
  entries.find((entry) => entry.counts && entry.id !== position.id && before(entry, position) > 0);

const effectOf = ({ timeline, position, delta }: Shift) => (nextCount(timeline, position) ? 0 : delta);

const refusalOf = (
  { totals }: HeldStock,
  itemId: ItemId,
  shifts: readonly Shift[],
): StockRefusal | undefined => {
  if (shifts.some((shift) => shift.timeline.onHand + effectOf(shift) < 0)) return 'not_enough';
  const more = shifts.reduce((sum, shift) => sum + effectOf(shift), 0);
  return more > 0 && (totals.get(itemId) ?? 0) + more > mostOfAnItem ? 'too_many' : undefined;
};

const carryOut = ({ totals }: HeldStock, itemId: ItemId, shift: Shift): LedgerLine[] => {
  const { locationId, timeline, position, delta, counts } = shift;
  const next = nextCount(timeline, position);
  const own = timeline.entries.find(({ id }) => id === position.id);
  if (own) {
    own.delta += delta;
    own.counts = counts;
  } else {
    timeline.entries.push({ ...position, delta, counts });
    timeline.entries.sort(before);
  }
  const line = { itemId, locationId };
  if (next) {
    next.delta -= delta;
    return [
      { ...line, eventId: position.id, delta },
      { ...line, eventId: next.id, delta: -delta },
    ];
  }
  timeline.onHand += delta;
  totals.set(itemId, (totals.get(itemId) ?? 0) + delta);
  return [{ ...line, eventId: position.id, delta }];
};
