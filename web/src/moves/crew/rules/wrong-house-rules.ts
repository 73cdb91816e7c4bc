import type { Move } from '@archway/contract/moves/move';
import type { Leg } from '@archway/contract/moves/states';

type Stay = Pick<Move, 'id' | 'kind' | 'stagingId' | 'scheduledOn' | 'staysUntil'>;
/** A leg of a move, where somebody has a piece in hand. */
export type Place = { readonly move: Stay; readonly leg: Leg };
/** An open move into a home, and whether the piece was picked for it. */
type Other = {
  readonly move: Stay & { readonly lines: readonly { readonly unitId: string | null }[] };
  readonly isPicked: boolean;
};

/**
 * Whether a piece belongs to another home than the one it is taken to: it was picked for that one, or is pinned to it on days on which
 * both need it. What comes home, or goes back, may be pinned to any later one.
 */
export const wantsElsewhere = (unitId: string, { move: other, isPicked }: Other, at?: Place): boolean => {
  const isPinned = other.lines.some((line) => line.unitId === unitId);
  if (!at) return isPicked || isPinned;
  const { move, leg } = at;
  if (move.kind === 'out' || leg === 'return' || other.stagingId === move.stagingId) return false;
  return (
    isPicked || (isPinned && other.scheduledOn <= move.staysUntil && move.scheduledOn <= other.staysUntil)
  );
};
