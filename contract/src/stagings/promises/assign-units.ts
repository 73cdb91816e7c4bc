import type { Days } from './hold-rules.ts';

/** One promise of pieces of an item: any of them, or the one it is pinned to. */
export type Promised = Days & {
  readonly id: string;
  readonly quantity: number;
  readonly unitId: string | null;
};

/** Which pieces each promise gets, by its id. */
export type Assignment = ReadonlyMap<string, readonly string[]>;

/** How many pieces may still be looked at. One who asks several times spends the same budget. */
export type Budget = { left: number };

/** A few tenths of a second: everybody on the server waits for it. */
export const newBudget = (): Budget => ({ left: 4_000_000 });

/**
 * Finds pieces for all promises such that none is in two homes at once, or tells that there are none: enough pieces on every
 * day are not enough once some are pinned, because a piece that is free on each day of a stay need not be the same one.
 * Once the budget is spent it gives up, which counts as none.
 */
export const assignUnits = (
  units: readonly string[],
  promises: readonly Promised[],
  budget: Budget = newBudget(),
): Assignment | undefined => {
  const pins = pinsByUnit(units, promises);
  if (!pins) return undefined;
  const open = promises
    .filter(({ unitId }) => unitId === null)
    .flatMap((promise) => Array.from({ length: promise.quantity }, () => promise))
    .sort((one, other) => compare(one.from, other.from) || compare(other.to, one.to));
  const chosen = chooseAll(open, new PinnedPieces(pins, units.length - pins.size), budget);
  if (!chosen) return undefined;
  const given = Map.groupBy(
    named(
      open,
      chosen,
      units.filter((unit) => !pins.has(unit)),
    ),
    (_, index) => open[index],
  );
  return new Map(
    promises.map((promise) => [
      promise.id,
      promise.unitId === null ? (given.get(promise) ?? []) : [promise.unitId],
    ]),
  );
};

/** Any of the pieces that nobody pinned: they are all the same until they are given a name. */
const loose = Symbol('loose');
type Piece = string | typeof loose;

/** A piece for each, one after the other; where none is left for one, another is tried for those before it. */
const chooseAll = (open: readonly Promised[], pieces: PinnedPieces, budget: Budget): Piece[] | undefined => {
  const steps: { readonly choices: readonly Piece[]; next: number; undo: () => void }[] = [];
  for (let index = 0; index < open.length; ) {
    const promise = open[index] as Promised; // within its length
    steps[index] ??= { choices: pieces.fitting(promise, budget), next: 0, undo: () => undefined };
    if (budget.left < 0) return undefined;
    const step = steps[index] as (typeof steps)[number]; // just made
    const piece = step.choices[step.next];
    if (piece !== undefined) {
      step.next += 1;
      step.undo = pieces.give(piece, promise);
      index += 1;
    } else {
      steps.length = index;
      index -= 1;
      if (index < 0) return undefined;
      steps[index]?.undo();
    }
  }
  return steps.map(({ choices, next }) => choices[next - 1] as Piece); // each step stands at its choice
};

/** The pieces that are pinned to something, how many there are beside them, and until when each is given away. */
class PinnedPieces {
  private readonly pinned: { readonly unit: string; readonly pins: readonly Promised[]; busyUntil: string }[];
  private readonly places: ReadonlyMap<string, number>;
  private readonly looseCount: number;
  /** When those of the loose ones that are given away come back, in order. */
  private readonly looseBack: string[] = [];

  constructor(pins: ReadonlyMap<string, readonly Promised[]>, looseCount: number) {
    this.pinned = [...pins].map(([unit, pinned]) => ({ unit, pins: pinned, busyUntil: '' }));
    this.places = new Map(this.pinned.map(({ unit }, index) => [unit, index]));
    this.looseCount = looseCount;
  }

  /**
   * Pieces that are free for a promise, those first that would be free for the shortest time anyway. Of those that are free
   * until the same day one is enough: whatever comes later finds the others just as they are.
   */
  fitting(promise: Promised, budget: Budget): Piece[] {
    budget.left -= this.pinned.length + 1;
    const byEnd = new Map<string, Piece>();
    for (const { unit, pins, busyUntil } of this.pinned) {
      if (busyUntil > promise.from) continue;
      const end = pins.find(({ to }) => to > promise.from)?.from ?? never;
      if (end >= promise.to && !byEnd.has(end)) byEnd.set(end, unit);
    }
    const busy = this.looseBack.length - placeOf(this.looseBack, promise.from);
    if (busy < this.looseCount) byEnd.set(never, loose);
    return [...byEnd].sort(([one], [other]) => compare(one, other)).map(([, piece]) => piece);
  }

  /** Gives a piece away, and tells how to take that back. */
  give(piece: Piece, { to }: Promised): () => void {
    if (piece === loose) {
      this.looseBack.splice(placeOf(this.looseBack, to), 0, to);
      return () => this.looseBack.splice(placeOf(this.looseBack, to) - 1, 1);
    }
    const one = this.pinned[this.places.get(piece) ?? -1];
    const before = one?.busyUntil ?? '';
    if (one) one.busyUntil = to;
    return () => {
      if (one) one.busyUntil = before;
    };
  }
}

/** Later than every day. */
const never = '~';

/** How many days of an ordered list are not after a day. */
const placeOf = (ordered: readonly string[], day: string): number => {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] ?? never) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Those that got any of the loose pieces get one by its name: on each day there are enough of them. */
const named = (open: readonly Promised[], chosen: readonly Piece[], names: readonly string[]): string[] => {
  const free = [...names];
  const out: { readonly unit: string; readonly to: string }[] = [];
  return chosen.map((piece, index) => {
    if (piece !== loose) return piece;
    const { from, to } = open[index] as Promised; // one choice for each
    while ((out[0]?.to ?? never) <= from) free.push(out.shift()?.unit ?? '');
    const unit = free.pop() ?? '';
    out.splice(
      placeOf(
        out.map((one) => one.to),
        to,
      ),
      0,
      { unit, to },
    );
    return unit;
  });
};

/** The pins of each piece in their order; none if two of them meet, or if the piece is none of these. */
const pinsByUnit = (units: readonly string[], promises: readonly Promised[]) => {
  const known = new Set(units);
  const pins = Map.groupBy(
    promises.filter(({ unitId }) => unitId !== null),
    ({ unitId }) => unitId as string, // just asked
  );
  for (const [unit, pinned] of pins) {
    pinned.sort((one, other) => compare(one.from, other.from));
    if (!known.has(unit)) return undefined;
    if (pinned.some(({ to }, index) => (pinned[index + 1]?.from ?? never) < to)) return undefined;
  }
  return pins;
};

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
