import type { Condition, Custody, Lifecycle, Verdict } from './states.ts';

/** What can be said of a piece. Each is a fact that is never taken back, only undone by a later one. */
export const eventKinds = [
  'added',
  'moved',
  'relocated',
  'seen',
  'damaged',
  'repaired',
  'missing',
  'found',
  'retired',
  'reinstated',
  'sold',
  'lost',
  'disposed',
  'picked',
  'dropped',
  'returned',
  'left',
  'undone',
] as const;
export type EventKind = (typeof eventKinds)[number];

export type UnitEvent = {
  readonly id: string;
  /** When it happened. */
  readonly at: string;
  /** That a truck departed is said of a move: it concerns the pieces that were picked for it. */
  readonly kind: EventKind | 'departed';
  readonly by: string | null;
  readonly locationId: string | null;
  readonly condition: Condition | null;
  /** For `undone`: the event that no longer counts. */
  readonly undoes: string | null;
  /** Of what was recorded on a move: which, of which job, and what whoever checked it in said of it. */
  readonly moveId?: string | null;
  readonly stagingId?: string | null;
  readonly verdict?: Verdict | null;
};

export type UnitState = {
  readonly lifecycle: Lifecycle;
  readonly custody: Custody;
  readonly condition: Condition;
  readonly locationId: string | null;
  /** The job in whose home it is, and the move it was taken up for, or sold on, last. */
  readonly stagingId: string | null;
  readonly moveId: string | null;
  readonly lastSeenAt: string | null;
  readonly lastSeenBy: string | null;
};

const unknown: UnitState = {
  lifecycle: 'active',
  custody: 'in_storage',
  condition: 'good',
  locationId: null,
  stagingId: null,
  moveId: null,
  lastSeenAt: null,
  lastSeenBy: null,
};

/** Where a piece is, in whose hands and in what condition: the fold of everything said of it, whatever order it arrived in. */
export const foldUnit = (events: readonly UnitEvent[]): UnitState => foldOnto(unknown, events);

/** The same from where a piece is known to be, with what was said of it since. */
export const foldOnto = (state: UnitState, events: readonly UnitEvent[]): UnitState =>
  counting(events).reduce(step, state);

/** How a piece stood from each moment on at which something was said of it, in order. */
export const unitHistory = (
  events: readonly UnitEvent[],
): readonly { readonly at: number; readonly state: UnitState }[] => {
  let state = unknown;
  return counting(events).map((event) => {
    state = step(state, event);
    return { at: Date.parse(event.at), state };
  });
};

/** Where a piece is, with how it stood before each event that counts, by the id of the event. From where it is known to be, if all came later. */
export const foldSteps = (
  events: readonly UnitEvent[],
  from: UnitState = unknown,
): { readonly state: UnitState; readonly before: ReadonlyMap<string, UnitState> } => {
  const before = new Map<string, UnitState>();
  const state = counting(events).reduce((standing, event) => {
    before.set(event.id, standing);
    return step(standing, event);
  }, from);
  return { state, before };
};

/** What was not taken back, in the order it happened. */
const counting = (events: readonly UnitEvent[]) => {
  const undone = new Set(events.flatMap(({ kind, undoes }) => (kind === 'undone' && undoes ? [undoes] : [])));
  return events
    .filter(({ id, kind }) => kind !== 'undone' && !undone.has(id))
    .map((event) => ({ event, moment: Date.parse(event.at) }))
    .sort(inOrder)
    .map(({ event }) => event);
};

type Timed = { readonly event: UnitEvent; readonly moment: number };

/** By time, and by id where two have the same moment. */
const inOrder = (one: Timed, other: Timed) =>
  compare(one.moment, other.moment) || compare(one.event.id, other.event.id);

const compare = <Value extends number | string>(one: Value, other: Value) =>
  one < other ? -1 : one > other ? 1 : 0;

const step = (state: UnitState, event: UnitEvent): UnitState => ({
  ...state,
  ...effects[event.kind](state, event),
});

const seen = ({ at, by }: UnitEvent) => ({ lastSeenAt: at, lastSeenBy: by });

/** Whoever sees a piece has found it: it is neither missing nor lost. What was sold or retired at a desk stays so. */
const turnedUp = ({ custody, lifecycle }: UnitState) => ({
  custody: custody === 'missing' ? ('in_storage' as const) : custody,
  lifecycle: lifecycle === 'lost' ? ('active' as const) : lifecycle,
});

/** Who said on a move that it is sold has it in hand there after all: it was another one, or the buyer thought better of it. */
const inHand = (state: UnitState, { moveId }: UnitEvent) => {
  const wasSoldHere = state.custody === 'left' && moveId != null && state.moveId === moveId;
  const isBack = state.lifecycle === 'sold' && wasSoldHere;
  return isBack ? ('active' as const) : turnedUp(state).lifecycle;
};

/** Whoever holds a piece in hand has found it, wherever it was thought to be. */
const inStorage = (state: UnitState, event: UnitEvent) => ({
  ...seen(event),
  custody: 'in_storage' as const,
  locationId: event.locationId ?? state.locationId,
  stagingId: null,
  condition: event.condition ?? state.condition,
});

/** Whoever takes a piece along or brings it somewhere has it in hand. */
const carried = (state: UnitState, event: UnitEvent) => ({
  ...seen(event),
  lifecycle: inHand(state, event),
  locationId: null,
  moveId: event.moveId ?? null,
  condition: event.condition ?? state.condition,
});

/** On a move it turns up where the crew is: in their hands, or in the home. */
const foundOnMove = (state: UnitState, event: UnitEvent) => {
  const isInHand = state.moveId === event.moveId;
  if (event.locationId || !(isInHand || state.stagingId)) return inStorage(state, event);
  return {
    ...seen(event),
    custody: isInHand ? ('picked' as const) : ('on_site' as const),
    stagingId: isInHand ? null : state.stagingId,
    condition: event.condition ?? state.condition,
  };
};

const afterCheck: Readonly<Record<Verdict, Partial<UnitState>>> = {
  ok: {},
  clean: { custody: 'in_repair' },
  repair: { custody: 'in_repair' },
  retire: { lifecycle: 'retired' },
};

const effects: Record<UnitEvent['kind'], (state: UnitState, event: UnitEvent) => Partial<UnitState>> = {
  added: inStorage,
  moved: (state, event) => ({
    ...inStorage(state, event),
    // A piece in repair that is put elsewhere is still in repair: only `repaired` ends that.
    custody: state.custody === 'in_repair' ? 'in_repair' : 'in_storage',
    lifecycle: turnedUp(state).lifecycle,
  }),
  // Its location was removed and its pieces counted to another one: nobody has had it in hand.
  relocated: (state, event) => ({ locationId: event.locationId ?? state.locationId }),
  seen: (state, event) => ({
    ...seen(event),
    ...turnedUp(state),
    condition: event.condition ?? state.condition,
  }),
  damaged: (state, event) => ({
    ...seen(event),
    ...turnedUp(state),
    condition: event.condition ?? 'broken',
    custody: state.custody === 'in_storage' || state.custody === 'missing' ? 'in_repair' : state.custody,
  }),
  repaired: (state, event) => ({
    ...seen(event),
    condition: event.condition ?? 'good',
    custody: state.custody === 'in_repair' ? 'in_storage' : state.custody,
    locationId: event.locationId ?? state.locationId,
  }),
  // What left for good is looked for in vain.
  missing: ({ custody }) => ({ custody: custody === 'left' ? 'left' : 'missing' }),
  found: (state, event) => ({
    ...(event.moveId ? foundOnMove(state, event) : inStorage(state, event)),
    lifecycle: inHand(state, event),
  }),
  retired: () => ({ lifecycle: 'retired' }),
  reinstated: (state, event) => ({ ...inStorage(state, event), lifecycle: 'active' }),
  // A sale at a desk belongs to no move: the crew that brought the piece does not take it back.
  sold: ({ custody, moveId: takenFor }, { moveId }) => ({
    lifecycle: 'sold',
    custody: custody === 'on_site' || moveId ? 'left' : custody,
    moveId: moveId ?? (custody === 'on_site' ? null : takenFor),
  }),
  lost: () => ({ lifecycle: 'lost', custody: 'missing' }),
  disposed: () => ({ lifecycle: 'disposed' }),
  picked: (state, event) => ({ ...carried(state, event), custody: 'picked', stagingId: null }),
  departed: ({ custody, moveId }, event) =>
    custody === 'picked' && moveId === event.moveId ? { custody: 'in_transit' } : {},
  dropped: (state, event) => ({
    ...carried(state, event),
    custody: 'on_site',
    stagingId: event.stagingId ?? null,
  }),
  returned: (state, event) => ({
    ...inStorage(state, event),
    lifecycle: inHand(state, event),
    ...afterCheck[event.verdict ?? 'ok'],
  }),
  left: () => ({ custody: 'left' }),
  undone: () => ({}),
};
