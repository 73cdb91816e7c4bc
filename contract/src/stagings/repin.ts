import { assignUnits, type Promised } from './assign-units.ts';

/** A promise whose pin may be moved to another piece, or one that stays as it is. */
export type Pinned = Promised & { readonly isFixed: boolean };

/** More pins than this are not tried together: then all that may move do. */
const mostTogether = 2;

/**
 * Which pins go to which other pieces so that there is a piece for everybody: as few as possible. None if that cannot be; an
 * empty map if no pin has to move.
 */
export const repin = (
  units: readonly string[],
  promises: readonly Pinned[],
): ReadonlyMap<string, string> | undefined => {
  const movable = promises.filter(({ isFixed, unitId }) => !isFixed && unitId !== null);
  for (const freed of freedSets(movable)) {
    const assignment = assignUnits(
      units,
      promises.map((promise) => (freed.has(promise.id) ? { ...promise, unitId: null } : promise)),
    );
    if (assignment)
      return new Map(
        movable.flatMap(({ id, unitId }) => {
          const [unit] = assignment.get(id) ?? [];
          return unit && unit !== unitId ? [[id, unit] as const] : [];
        }),
      );
  }
  return undefined;
};

/** None, each one, each two, all. */
const freedSets = function* (movable: readonly Pinned[]): Generator<ReadonlySet<string>> {
  yield new Set();
  for (let together = 1; together <= Math.min(mostTogether, movable.length); together += 1)
    for (const ids of chosen(movable, together)) yield new Set(ids);
  if (movable.length > mostTogether) yield new Set(movable.map(({ id }) => id));
};

const chosen = function* (from: readonly Pinned[], count: number, start = 0): Generator<string[]> {
  if (count === 0) yield [];
  else
    for (const [index, { id }] of from.entries())
      if (index >= start) for (const rest of chosen(from, count - 1, index + 1)) yield [id, ...rest];
};
