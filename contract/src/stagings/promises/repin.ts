import { type Assignment, assignUnits, type Budget, newBudget, type Promised } from './assign-units.ts';

/** A promise whose pin may be moved to another piece, or one that stays as it is. */
export type Pinned = Promised & { readonly isFixed: boolean };

/** More pins than this are not tried two by two: then one after the other is left where it is, if that can be. */
const mostInPairs = 30;

/**
 * Which pins go to which other pieces so that there is a piece for everybody: as few as possible. None if that cannot be, or
 * was not found within the budget; an empty map if no pin has to move.
 */
export const repin = (
  units: readonly string[],
  promises: readonly Pinned[],
  budget: Budget = newBudget(),
): ReadonlyMap<string, string> | undefined => {
  const whole = budget.left;
  const movable = promises.filter(({ isFixed, unitId }) => !isFixed && unitId !== null);
  // All tries of a kind together take as long as a single one, however many pins there are.
  const without = (freed: ReadonlySet<string>, tries: number) => {
    const part = { left: whole / (2 * tries) };
    const assignment = assignUnits(
      units,
      promises.map((promise) => (freed.has(promise.id) ? { ...promise, unitId: null } : promise)),
      part,
    );
    budget.left -= whole / (2 * tries) - part.left;
    return assignment;
  };
  const first = (sets: readonly ReadonlySet<string>[]) => {
    for (const freed of sets) {
      const assignment = without(freed, sets.length);
      if (assignment) return assignment;
    }
    return undefined;
  };
  const few = first([new Set()]) ?? first(movable.map(({ id }) => new Set([id])));
  if (few) return movesIn(few, movable);
  // Whether it can be at all is known before it is tried with two, which takes long where there are many.
  const freed = new Set(movable.map(({ id }) => id));
  let all = without(freed, 1);
  if (!all) return undefined;
  if (movable.length <= mostInPairs) {
    const two = first(pairsOf(movable));
    if (two) return movesIn(two, movable);
  }
  for (const { id } of movable) {
    freed.delete(id);
    const fewer = without(freed, movable.length);
    if (fewer) all = fewer;
    else freed.add(id);
  }
  return movesIn(all, movable);
};

const movesIn = (assignment: Assignment, movable: readonly Pinned[]) =>
  new Map(
    movable.flatMap(({ id, unitId }) => {
      const [unit] = assignment.get(id) ?? [];
      return unit && unit !== unitId ? [[id, unit] as const] : [];
    }),
  );

const pairsOf = (movable: readonly Pinned[]): ReadonlySet<string>[] =>
  movable.flatMap(({ id }, index) => movable.slice(index + 1).map((other) => new Set([id, other.id])));
