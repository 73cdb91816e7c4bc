import type { EventId, ItemId, StorageLocationId } from '@archway/contract/kernel/ids';
import { mostOfAnItem } from '@archway/contract/kernel/limits';

/** An event that changed a balance. What is counted tells how much stood there; everything before it is part of that. */
export type TimelineEntry = {
  readonly id: EventId;
  readonly at: number;
  delta: number;
  counts: boolean;
  /** So many were carried away from here, whether or not so many were known to be here. */
  wanted?: number;
  /** As many as it took from here came to this location. */
  passesTo?: StorageLocationId | undefined;
};

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
  /**
   * Somebody carried so many along, which nobody refuses: what they were taken from gives what it has. Said again of the same
   * event, it takes the place of what was said before.
   */
  | {
      readonly kind: 'carried';
      readonly fromId: StorageLocationId | null;
      readonly toId: StorageLocationId | null;
      readonly quantity: number;
      /** Only what it was taken from arrives; else so many arrive, whatever was known to be there. */
      readonly isBounded?: boolean;
    }
  | {
      readonly kind: 'undone';
      readonly undoes: EventId;
      readonly undoneAt: number;
      /** It takes back what is still there. */
      readonly ofCarried?: boolean;
    };

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
  const inferred = new Set<EventId>();
  for (const ofItem of held.timelines.values())
    for (const { entries } of ofItem.values()) entries.sort(before);
  for (const planned of changes.toSorted(inOrder)) {
    const shifts = shiftsOf(held, planned);
    const refusal = refusalOf(held, planned.itemId, shifts);
    if (refusal) {
      refused.set(planned.id, refusal);
      continue;
    }
    for (const shift of shifts) {
      lines.push(...carryOut(held, planned.itemId, shift));
      if (shift.wanted && isShort(shift)) inferred.add(planned.id);
    }
    if (planned.change.kind === 'carried' && !planned.change.fromId) inferred.add(planned.id);
  }
  return { lines: lines.filter(({ delta }) => delta !== 0), refused, inferred };
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
  readonly wanted?: number;
  readonly passesTo?: StorageLocationId | undefined;
  /** Nobody refuses it: what was carried along later takes less. */
  readonly isCarried?: boolean;
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
    case 'carried': {
      const { fromId, toId, quantity, isBounded = false } = change;
      const known = ({ timeline, position }: Shift) => entryAt(timeline, position)?.delta ?? 0;
      const from = (fromId ? shiftAt(fromId, 0) : []).map((shift) => ({
        ...shift,
        delta: -Math.min(quantity, stillThere(shift.timeline, shift.position)) - known(shift),
        wanted: quantity,
        passesTo: (isBounded && toId) || undefined,
        isCarried: true,
      }));
      const to = toId && !isBounded ? shiftAt(toId, quantity) : [];
      return [...from, ...to.map((shift) => ({ ...shift, delta: quantity - known(shift), isCarried: true }))];
    }
    case 'undone': {
      const position = { id: change.undoes, at: change.undoneAt };
      const parts = [...(held.timelines.get(itemId) ?? [])].flatMap(([locationId, timeline]) => {
        const entry = entryAt(timeline, position);
        return entry ? [{ locationId, timeline, entry }] : [];
      });
      // What was passed on follows what it was taken from.
      const passed = new Set(parts.flatMap(({ entry }) => entry.passesTo ?? []));
      return parts.flatMap(({ locationId, timeline, entry }) => {
        if (passed.has(locationId)) return [];
        const most = change.ofCarried ? stillThere(timeline, after(position)) : entry.delta;
        const delta = entry.delta > 0 ? -Math.min(entry.delta, most) : -entry.delta;
        const isCarried = change.ofCarried === true;
        return [{ locationId, timeline, position, delta, counts: false, wanted: 0, isCarried }];
      });
    }
  }
};

const stoodBefore = (timeline: StockTimeline, position: Position) => {
  let stood = timeline.onHand;
  for (
    let index = timeline.entries.length - 1, first = indexFor(timeline, position);
    index >= first;
    index -= 1
  )
    stood -= timeline.entries[index]?.delta ?? 0;
  return stood;
};

/** How many can be taken away there, so that what happened since, but for what was carried along, leaves no less than nothing. A count that came later knew of it. */
const stillThere = (timeline: StockTimeline, position: Position) => {
  if (nextCount(timeline, position)) return Number.POSITIVE_INFINITY;
  let stood = stoodBefore(timeline, position);
  let least = stood;
  for (let index = indexFor(timeline, position); index < timeline.entries.length; index += 1) {
    const entry = timeline.entries[index];
    stood += entry && !entry.wanted ? entry.delta : 0;
    least = Math.min(least, stood);
  }
  return Math.max(0, least);
};

/** Less was known to be there than was carried away. */
const isShort = ({ timeline, position, wanted = 0 }: Shift) =>
  wanted + (entryAt(timeline, position)?.delta ?? 0) > 0;

const entryAt = (timeline: StockTimeline, position: Position) => {
  const entry = timeline.entries[indexFor(timeline, position)];
  return entry?.id === position.id ? entry : undefined;
};

/** Where it belongs among entries that are in order. */
const indexFor = ({ entries }: StockTimeline, position: Position) => {
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const entry = entries[middle];
    if (entry && before(entry, position) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** The count that knew of it already. */
const nextCount = (timeline: StockTimeline, position: Position) => {
  const { entries } = timeline;
  for (let index = indexFor(timeline, position); index < entries.length; index += 1) {
    const entry = entries[index];
    if (entry?.counts && entry.id !== position.id) return entry;
  }
  return undefined;
};

const effectOf = ({ timeline, position, delta }: Shift) => (nextCount(timeline, position) ? 0 : delta);

const refusalOf = (
  { totals }: HeldStock,
  itemId: ItemId,
  shifts: readonly Shift[],
): StockRefusal | undefined => {
  const isLess = (shift: Shift) => shift.timeline.onHand + effectOf(shift) < 0;
  if (shifts.some((shift) => !shift.isCarried && isLess(shift))) return 'not_enough';
  const more = shifts.reduce((sum, shift) => sum + effectOf(shift), 0);
  return more > 0 && (totals.get(itemId) ?? 0) + more > mostOfAnItem ? 'too_many' : undefined;
};

const carryOut = (held: HeldStock, itemId: ItemId, shift: Shift): LedgerLine[] => {
  const { totals } = held;
  const { locationId, timeline, position, counts, wanted = 0 } = shift;
  const next = nextCount(timeline, position);
  // What is carried along takes what is there once it stands among the others.
  const delta = wanted > 0 && !next ? 0 : shift.delta;
  const own = entryAt(timeline, position) ?? { ...position, delta: 0, counts, wanted };
  if (entryAt(timeline, position) !== own) timeline.entries.splice(indexFor(timeline, position), 0, own);
  own.delta += delta;
  own.counts = counts;
  own.wanted = wanted;
  own.passesTo ??= shift.passesTo;
  const changed: Changed[] = [{ entry: own, delta }];
  if (next) {
    next.delta -= delta;
    changed.push({ entry: next, delta: -delta });
  } else {
    timeline.onHand += delta;
    const again = carryAgain(timeline, position);
    const rest = again.reduce((all, each) => all + each.delta, 0);
    timeline.onHand += rest;
    totals.set(itemId, (totals.get(itemId) ?? 0) + delta + rest);
    changed.push(...again);
  }
  return [
    ...changed.map((each) => ({ itemId, locationId, eventId: each.entry.id, delta: each.delta })),
    ...changed.flatMap((each) => passOn(held, itemId, each)),
  ];
};

type Changed = { readonly entry: TimelineEntry; readonly delta: number };

/** What was taken from one location arrives in the other. */
const passOn = (held: HeldStock, itemId: ItemId, { entry, delta }: Changed): LedgerLine[] => {
  const { id, at, passesTo } = entry;
  if (!passesTo || delta === 0) return [];
  const timeline = held.timelines.get(itemId)?.get(passesTo);
  if (!timeline) throw new Error('A balance that follows another one is held with it.');
  const position = { id, at };
  return carryOut(held, itemId, { locationId: passesTo, timeline, position, delta: -delta, counts: false });
};

/**
 * Whatever was carried along from here on takes what stood here, one after the other, as far as what else happened leaves it:
 * more where something was here after all, less where it was not. Answers by how much each of them changes.
 */
const carryAgain = (timeline: StockTimeline, position: Position): Changed[] => {
  const { entries } = timeline;
  const first = indexFor(timeline, position);
  /** By how much the rest falls below what stands after each, at its lowest. */
  const falls: number[] = [];
  let fall = 0;
  for (let index = entries.length - 1; index >= first; index -= 1) {
    falls[index - first] = fall;
    const { wanted, delta } = entries[index] ?? nothing;
    fall = Math.min(0, fall + (wanted ? 0 : delta));
  }
  const changed: Changed[] = [];
  let stood = stoodBefore(timeline, position);
  for (const [nth, entry] of entries.slice(first).entries()) {
    if (entry.wanted) {
      const taken = Math.min(entry.wanted, Math.max(0, stood + (falls[nth] ?? 0)));
      if (taken + entry.delta !== 0) changed.push({ entry, delta: -taken - entry.delta });
      entry.delta = -taken;
    }
    stood += entry.delta;
  }
  return changed;
};

const nothing = { wanted: 0, delta: 0 };

/** The moment just after an entry. */
const after = ({ id, at }: Position): Position => ({ id: `${id}~` as EventId, at }); // sorts behind it
