import type { Days } from './hold-rules.ts';

/** One promise of pieces of an item: any of them, or the one it is pinned to. */
export type Promised = Days & {
  readonly id: string;
  readonly quantity: number;
  readonly unitId: string | null;
};

/** Which pieces each promise gets, by its id. */
export type Assignment = ReadonlyMap<string, readonly string[]>;

/**
 * Finds pieces for all promises such that none is in two homes at once, or tells that there are none: enough pieces on every
 * day are not enough once some are pinned, because a piece that is free on each day of a stay need not be the same one.
 * After `mostSteps` tries it gives up, which counts as none.
 */
export const assignUnits = (
  units: readonly string[],
  promises: readonly Promised[],
  mostSteps = 20_000,
): Assignment | undefined => {
  const pins = pinsByUnit(units, promises);
  if (!pins) return undefined;
  const open = promises
    .filter(({ unitId }) => unitId === null)
    .flatMap((promise) => Array.from({ length: promise.quantity }, () => promise))
    .sort((one, other) => compare(one.from, other.from) || compare(other.to, one.to));
  const busyUntil = new Map(units.map((unit) => [unit, '']));
  const chosen: string[] = [];
  let steps = 0;
  const place = (index: number): boolean => {
    const promise = open[index];
    if (!promise) return true;
    const tried = new Set<string>();
    for (const { unit, until, next } of fitting(units, pins, busyUntil, promise)) {
      // Two pieces that are free until the same pin are one choice.
      const likeness = `${next?.from ?? ''} ${next?.unitId ?? ''}`;
      if (tried.has(likeness)) continue;
      tried.add(likeness);
      steps += 1;
      if (steps > mostSteps) return false;
      busyUntil.set(unit, promise.to);
      chosen.push(unit);
      if (place(index + 1)) return true;
      chosen.pop();
      busyUntil.set(unit, until);
    }
    return false;
  };
  if (!place(0)) return undefined;
  return new Map(
    promises.map((promise) => [
      promise.id,
      promise.unitId === null ? chosen.filter((_, index) => open[index] === promise) : [promise.unitId],
    ]),
  );
};

/** The pieces that are free for a promise, those first that would be free for the shortest time anyway. */
const fitting = (
  units: readonly string[],
  pins: ReadonlyMap<string, readonly Promised[]>,
  busyUntil: ReadonlyMap<string, string>,
  promise: Promised,
) =>
  units
    .map((unit) => ({
      unit,
      until: busyUntil.get(unit) ?? '',
      next: pins.get(unit)?.find(({ to }) => to > promise.from),
    }))
    .filter(({ until, next }) => until <= promise.from && (!next || promise.to <= next.from))
    .sort((one, other) => compare(one.next?.from ?? '~', other.next?.from ?? '~'));

/** The pins of each piece in their order; none if two of them meet, or if the piece is none of these. */
const pinsByUnit = (units: readonly string[], promises: readonly Promised[]) => {
  const pins = Map.groupBy(
    promises.filter(({ unitId }) => unitId !== null),
    ({ unitId }) => unitId as string, // just asked
  );
  for (const [unit, pinned] of pins) {
    pinned.sort((one, other) => compare(one.from, other.from));
    if (!units.includes(unit)) return undefined;
    if (pinned.some(({ to }, index) => (pinned[index + 1]?.from ?? '~') < to)) return undefined;
  }
  return pins;
};

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
