import { assignUnits, newBudget, type Promised } from './assign-units.ts';
import type { Pinned } from './repin.ts';

/**
 * Of whom so many pieces have to be taken so that there is one for everybody else, by the ids of their promises: nobody where
 * there is one for each. Those keep theirs that begin first; whoever begins later has more time to find something else. Of two
 * that begin on the same day a pin comes first. Nobody gives anything up that could have stayed. What is fixed stays; where
 * that alone is too much, or no answer was found within the budget, nothing is taken.
 */
export const unservedOf = (
  units: readonly string[],
  promises: readonly Pinned[],
): ReadonlyMap<string, number> => {
  const fixed = promises.filter(({ isFixed }) => isFixed);
  const open = promises.filter(({ isFixed }) => !isFixed);
  const budget = newBudget();
  const serves = (some: readonly Promised[]) => assignUnits(units, [...fixed, ...some], budget) !== undefined;
  if (serves(open) || !serves([])) return new Map();
  const kept: Promised[] = [];
  const gone = new Map<string, number>();
  for (const one of [...open].sort(firstToBegin)) {
    const quantity = mostOf(one.quantity, (some) => serves([...kept, { ...one, quantity: some }]));
    if (quantity > 0) kept.push({ ...one, quantity });
    if (quantity < one.quantity) gone.set(one.id, one.quantity - quantity);
  }
  return budget.left < 0 ? new Map() : gone;
};

const firstToBegin = (one: Promised, other: Promised) =>
  one.from === other.from
    ? Number(one.unitId === null) - Number(other.unitId === null)
    : one.from < other.from
      ? -1
      : 1;

/** The largest number up to the whole that fits; what does not fit does not as more either. */
const mostOf = (whole: number, fits: (number: number) => boolean): number => {
  if (fits(whole)) return whole;
  let [low, high] = [0, whole];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
};
