import { problem } from '@archway/contract/kernel/api/problem';
import { isMovePlanned } from '@archway/contract/moves/move-rules';
import { moveTransitions } from '@archway/contract/moves/states';
import type { LockedMove } from './move-store.ts';

/** A move on which something is on its way already goes on as it is. */
export const requirePlanned = ({ kind, status }: LockedMove) => {
  if (!isMovePlanned(status))
    throw problem('illegal_transition', `This move is ${status}.`, {
      from: status,
      allowed: [...moveTransitions[kind][status]],
    });
};
