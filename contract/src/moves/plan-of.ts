import type { MovePlan } from './fold-move.ts';
import type { Elsewhere } from './fold-pieces.ts';
import type { Move } from './move.ts';

/** What the server told of pieces of a move that was recorded elsewhere: devices hear of what is recorded on one move only. */
export const elsewhereOf = ({ elsewhere }: { readonly elsewhere?: Move['elsewhere'] }): Elsewhere =>
  // A device may have kept the move from before it was told.
  new Map(elsewhere?.map(({ unitId, state, at }) => [unitId, { state, at }]));

/** What was planned of a move, without what was added by what was recorded: from this and from all events everything follows. */
export const planOf = ({ kind, lines }: Pick<Move, 'kind' | 'lines'>): MovePlan => ({
  kind,
  lines: lines.filter(({ isExtra, substituteFor }) => !isExtra && substituteFor === null),
});
