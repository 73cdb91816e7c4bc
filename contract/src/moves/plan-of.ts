import type { MovePlan } from './fold-move.ts';
import type { Move } from './move.ts';

/** Pieces that went on with another move, as the server told: devices hear of what is recorded on one move only. */
export const passedOf = ({ transfers }: { readonly transfers?: Move['transfers'] }): ReadonlySet<string> =>
  // A device may have kept the move from before it was told.
  new Set(transfers?.flatMap(({ direction, unitId }) => (direction === 'to' ? [unitId] : [])));

/** What was planned of a move, without what was added by what was recorded: from this and from all events everything follows. */
export const planOf = ({ kind, lines }: Pick<Move, 'kind' | 'lines'>): MovePlan => ({
  kind,
  lines: lines.filter(({ isExtra, substituteFor }) => !isExtra && substituteFor === null),
});
