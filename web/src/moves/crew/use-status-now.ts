import type { Move } from '@archway/contract/moves/move';
import type { MoveStatus } from '@archway/contract/moves/states';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../platform/session/session.ts';
import { ownerOf } from '../../platform/session/stored-session.ts';
import { moveSession } from './known/move-sessions.ts';
import { statusNowOf } from './rules/status-now.ts';

/** How far a move is, by what is recorded on this device too: it has begun as soon as somebody here has. */
export const useStatusNow = (move: Move): MoveStatus => {
  const session = moveSession(ownerOf(useUser()), move.id);
  useEffect(() => session.setPlan(move), [session, move]);
  const state = useSyncExternalStore(session.subscribe, session.get);
  return useMemo(() => (state ? statusNowOf(state) : move.status), [state, move.status]);
};
