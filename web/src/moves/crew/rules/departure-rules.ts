import { countingEvents, type MoveEvent } from '@archway/contract/moves/move-event';

/**
 * The last truck that left and was not called back, and whether another may leave: the first one at any time, and one more as soon as
 * something was picked up since.
 */
export const departureOf = (
  events: Iterable<MoveEvent>,
): { readonly left: MoveEvent | undefined; readonly mayLeave: boolean } => {
  const counting = countingEvents([...events]);
  const nth = counting.findLastIndex(({ kind }) => kind === 'departed');
  const mayLeave = nth < 0 || counting.slice(nth + 1).some(({ kind }) => kind === 'picked');
  return { left: counting[nth], mayLeave };
};
