import type { LineCounts } from '@archway/contract/moves/line-status';
import { isMoveEnded, isMovePlanned } from '@archway/contract/moves/move-rules';
import { type Leg, legsOf, type MoveKind, type MoveStatus } from '@archway/contract/moves/states';
import { currentLeg, leftOn } from './leg-counts.ts';

/**
 * What whoever opens a move does next: the first part, from the one that is under way on, in which something is left; its
 * end where nothing is. A move that is over has nothing next.
 */
export const nextStepOf = (
  kind: MoveKind,
  status: MoveStatus,
  lines: readonly LineCounts[],
): Leg | 'finish' | null => {
  if (isMoveEnded(status)) return null;
  const current = currentLeg(kind, status);
  if (isMovePlanned(status)) return current;
  const legs: readonly Leg[] = legsOf[kind];
  const open = legs
    .slice(legs.indexOf(current))
    .find((leg) => lines.some((line) => leftOn(kind, leg, line) > 0));
  return open ?? 'finish';
};
