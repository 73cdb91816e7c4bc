import type { Days } from './hold-rules.ts';

/** What is taken of an item over some days. */
export type Demand = Days & { readonly quantity: number };

/** The most that is taken on any one day of a range. */
export const peakDemand = (demands: readonly Demand[], range: Days): number => {
  const steps = demands
    .filter(({ from, to }) => from < range.to && range.from < to)
    .flatMap(({ from, to, quantity }) => [
      { day: from < range.from ? range.from : from, change: quantity },
      { day: to, change: -quantity },
    ])
    // What comes back on a day can be taken on it.
    .sort((one, other) => (one.day === other.day ? one.change - other.change : one.day < other.day ? -1 : 1));
  let [taken, peak] = [0, 0];
  for (const { change } of steps) {
    taken += change;
    peak = Math.max(peak, taken);
  }
  return peak;
};
