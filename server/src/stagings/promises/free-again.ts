import type { ItemId } from '@archway/contract/kernel/ids';
import { heldDays, type Margins } from '@archway/contract/stagings/promises/hold-rules';
import type { Outcome } from '@archway/contract/stagings/promises/promise';

type Held = { readonly itemId: ItemId; readonly quantity: number };
type Stay = { readonly installOn: string; readonly endsOn: string };

/** From which day on how many pieces of a stay are free for others again: each item rests as long as it has to. */
export const freeAgain = (
  { installOn, endsOn }: Stay,
  lines: readonly Held[],
  stock: ReadonlyMap<ItemId, Margins>,
): Outcome['freeAgain'] => {
  const pieces = new Map<string, number>();
  for (const { itemId, quantity } of lines) {
    const margins = stock.get(itemId);
    if (!margins) continue;
    const { to } = heldDays({ from: installOn, to: endsOn }, margins);
    pieces.set(to, (pieces.get(to) ?? 0) + quantity);
  }
  return [...pieces]
    .map(([from, count]) => ({ from, pieces: count }))
    .sort((one, other) => one.from.localeCompare(other.from));
};
