import type { MoveLoad } from './move-load.ts';
import { isMoveEnded } from './move-rules.ts';
import type { MoveStatus } from './states.ts';

/** The window of a move, by the clock of the organization. A side that nobody has named is open. */
type Window = { readonly startsAt: string; readonly endsAt: string };

/** As much of a move as tells who and what is needed when. */
export type DayMove = Window & {
  readonly id: string;
  readonly scheduledOn: string;
  readonly status: MoveStatus;
  readonly leadId: string | null;
  readonly vehicleId: string | null;
  readonly crew: readonly { readonly id: string }[];
};

/** What two moves at the same time both need. */
export type MoveConflict = {
  readonly withId: string;
  /** Members who lead or go along with both. */
  readonly people: readonly string[];
  readonly vehicle: boolean;
};

const minutesOfDay = 1440;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const startOf = ({ startsAt }: Window) => (startsAt ? minutesOf(startsAt) : 0);
const endOf = ({ endsAt }: Window) => (endsAt ? minutesOf(endsAt) : minutesOfDay);

/** A window that ends when another begins leaves room for it. */
export const doWindowsOverlap = (one: Window, other: Window): boolean =>
  startOf(one) < endOf(other) && startOf(other) < endOf(one);

export const peopleOf = ({ leadId, crew }: Pick<DayMove, 'leadId' | 'crew'>): ReadonlySet<string> =>
  new Set([...(leadId ? [leadId] : []), ...crew.map(({ id }) => id)]);

/** By the id of a move: which others need the same people or the same vehicle at the same time. What is over needs nobody. */
export const conflictsOf = (moves: readonly DayMove[]): ReadonlyMap<string, readonly MoveConflict[]> => {
  const found = new Map<string, MoveConflict[]>();
  const open = moves.filter(({ status }) => !isMoveEnded(status));
  for (const sameDay of Map.groupBy(open, ({ scheduledOn }) => scheduledOn).values())
    for (const one of sameDay)
      for (const other of sameDay) {
        const conflict = one !== other && conflictBetween(one, other);
        if (conflict) found.set(one.id, [...(found.get(one.id) ?? []), conflict]);
      }
  return found;
};

const conflictBetween = (one: DayMove, other: DayMove): MoveConflict | undefined => {
  if (!doWindowsOverlap(one, other)) return undefined;
  const others = peopleOf(other);
  const people = [...peopleOf(one)].filter((id) => others.has(id));
  const vehicle = one.vehicleId !== null && one.vehicleId === other.vehicleId;
  return people.length > 0 || vehicle ? { withId: other.id, people, vehicle } : undefined;
};

export const noLoad: MoveLoad = { volume: 0, weight: 0, twoPerson: 0, assemblyMinutes: 0, unmeasured: 0 };

const added = (one: MoveLoad, other: MoveLoad): MoveLoad => ({
  volume: one.volume + other.volume,
  weight: one.weight + other.weight,
  twoPerson: one.twoPerson + other.twoPerson,
  assemblyMinutes: one.assemblyMinutes + other.assemblyMinutes,
  unmeasured: one.unmeasured + other.unmeasured,
});

type LoadedMove = Window & { readonly load: MoveLoad };

/** What moves take together, whenever they are. */
export const totalLoad = (moves: readonly { readonly load: MoveLoad }[]): MoveLoad =>
  moves.reduce((sum, { load }) => added(sum, load), noLoad);

/** The most that one vehicle has in it at any time of a day: moves after each other are trips after each other. */
export const peakLoad = (moves: readonly LoadedMove[]): Pick<MoveLoad, 'volume' | 'weight'> => {
  // It only grows when a window begins.
  const atStarts = moves.map((begins) =>
    totalLoad(moves.filter((each) => startOf(each) <= startOf(begins) && startOf(begins) < endOf(each))),
  );
  return {
    volume: Math.max(0, ...atStarts.map(({ volume }) => volume)),
    weight: Math.max(0, ...atStarts.map(({ weight }) => weight)),
  };
};

/** What a vehicle carries, in grams and in liters, as far as somebody has set it. */
export type Carrier = { readonly payload: number | null; readonly loadVolume: number | null };

export type Fullness = {
  /** Shares of what fits: 1 is full. Null where nobody knows what fits. */
  readonly volume: number | null;
  readonly weight: number | null;
  /** The larger of the two. */
  readonly share: number | null;
  /** How often the vehicle drives to carry all of it. */
  readonly trips: number | null;
};

export const fullnessOf = (
  { volume, weight }: Pick<MoveLoad, 'volume' | 'weight'>,
  { payload, loadVolume }: Carrier,
): Fullness => {
  const shares = {
    volume: loadVolume === null ? null : volume / loadVolume,
    weight: payload === null ? null : weight / payload,
  };
  const known = [shares.volume, shares.weight].filter((share) => share !== null);
  const share = known.length > 0 ? Math.max(...known) : null;
  return { ...shares, share, trips: share === null ? null : Math.max(1, Math.ceil(share)) };
};
