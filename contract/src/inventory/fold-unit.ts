import type { Condition, Custody, Lifecycle } from './states.ts';

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
  'undone',
] as const;
export type EventKind = (typeof eventKinds)[number];

export type UnitEvent = {
  readonly id: string;
  /** When it happened. */
  readonly at: string;
  readonly kind: EventKind;
  readonly by: string | null;
  readonly locationId: string | null;
  readonly condition: Condition | null;
  /** For `undone`: the event that no longer counts. */
  readonly undoes: string | null;
};

export type UnitState = {
  readonly lifecycle: Lifecycle;
  readonly custody: Custody;
  readonly condition: Condition;
  readonly locationId: string | null;
  readonly lastSeenAt: string | null;
  readonly lastSeenBy: string | null;
};

const unknown: UnitState = {
  lifecycle: 'active',
  custody: 'in_storage',
  condition: 'good',
  locationId: null,
  lastSeenAt: null,
  lastSeenBy: null,
};

/** Where a piece is, in whose hands and in what condition: the fold of everything said of it, whatever order it arrived in. */
export const foldUnit = (events: readonly UnitEvent[]): UnitState => counting(events).reduce(step, unknown);

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

/** Where a piece is, with how it stood before each event that counts, by the id of the event. */
export const foldSteps = (
  events: readonly UnitEvent[],
): { readonly state: UnitState; readonly before: ReadonlyMap<string, UnitState> } => {
  const before = new Map<string, UnitState>();
  const state = counting(events).reduce((standing, event) => {
    before.set(event.id, standing);
    return step(standing, event);
  }, unknown);
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

/** Whoever sees a piece has found it: it is neither missing nor lost. What was sold or retired stays so. */
const turnedUp = ({ custody, lifecycle }: UnitState) => ({
  custody: custody === 'missing' ? ('in_storage' as const) : custody,
  lifecycle: lifecycle === 'lost' ? ('active' as const) : lifecycle,
});

/** Whoever holds a piece in hand has found it, wherever it was thought to be. */
const inStorage = (state: UnitState, event: UnitEvent) => ({
  ...seen(event),
  custody: 'in_storage' as const,
  locationId: event.locationId ?? state.locationId,
  condition: event.condition ?? state.condition,
});

const effects: Record<EventKind, (state: UnitState, event: UnitEvent) => Partial<UnitState>> = {
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
  found: (state, event) => ({ ...inStorage(state, event), lifecycle: turnedUp(state).lifecycle }),
  retired: () => ({ lifecycle: 'retired' }),
  reinstated: (state, event) => ({ ...inStorage(state, event), lifecycle: 'active' }),
  sold: ({ custody }) => ({ lifecycle: 'sold', custody: custody === 'on_site' ? 'left' : custody }),
  lost: () => ({ lifecycle: 'lost', custody: 'missing' }),
  disposed: () => ({ lifecycle: 'disposed' }),
  undone: () => ({}),
};
