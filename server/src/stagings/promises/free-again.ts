import type { Outcome } from '@archway/contract/stagings/promises/promise';

type Held = { readonly to: string; readonly quantity: number };

/** From which day on how many pieces of a stay are free for others again: each rests as long as it has to. */
export const freeAgain = (promises: readonly Held[]): Outcome['freeAgain'] => {
  const pieces = new Map<string, number>();
  for (const { to, quantity } of promises) pieces.set(to, (pieces.get(to) ?? 0) + quantity);
  return [...pieces]
    .map(([from, count]) => ({ from, pieces: count }))
    .sort((one, other) => one.from.localeCompare(other.from));
};
