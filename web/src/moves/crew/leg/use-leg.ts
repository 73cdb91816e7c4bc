import type { Leg } from '@archway/contract/moves/states';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { giveToTarget } from '../../../inventory/scan/scan-target.ts';
import { stayOpen } from '../../../platform/outbox/stay-open.ts';
import { useUser } from '../../../platform/session/session.ts';
import { ownerOf } from '../../../platform/session/stored-session.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import type { MoveState } from '../known/move-session.ts';
import { moveSession } from '../known/move-sessions.ts';
import { makeLegActions } from './leg-actions.ts';
import { type Chosen, chooseFor, chosenFor, useChosen } from './leg-choices.ts';
import { keyOfLeg } from './leg-store.ts';
import { type LegView, showOn, useView, viewOf } from './leg-views.ts';

/** One leg of a move in somebody's hands: what was chosen, what is asked, and what is done with a scan. */
export const useLeg = (leg: Leg, state: MoveState) => {
  const owner = ownerOf(useUser());
  const { id } = state.move;
  const key = keyOfLeg(id, leg);
  const chosen = useChosen(key);
  const view = useView(key);
  const choose = useCallback((more: Partial<Chosen>) => chooseFor(key, more), [key]);
  const show = useCallback((next: LegView) => showOn(key, next), [key]);
  // What was in the hands is put down when somebody looks elsewhere; what is asked waits for them.
  useEffect(
    () => () =>
      showOn(key, {
        ...viewOf(key),
        last: undefined,
        isDamaged: false,
        extra: undefined,
        unnamed: undefined,
      }),
    [key],
  );
  const now = useRef({ state });
  now.current = { state };
  const actions = useMemo(
    () =>
      makeLegActions({
        owner,
        leg,
        choose,
        show,
        // What was recorded a moment ago counts, drawn or not.
        state: () => moveSession(owner, id).get() ?? now.current.state,
        chosen: () => chosenFor(key),
      }),
    [owner, leg, id, key, choose, show],
  );
  const { homeless } = view;
  useEffect(() => {
    // What has no bin yet is on no disk.
    stayOpen(now, homeless !== undefined);
    return () => stayOpen(now, false);
  }, [homeless]);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const scan = useMemo(
    () => (text: string) => {
      // One after the other: the next piece may go into the bin that was scanned before it.
      turn.current = turn.current.then(() => actions.scan(text, viewOf(key).homeless)).catch(toastProblem);
    },
    [actions, key],
  );
  const take = (typed: string) => {
    const text = typed.trim();
    if (text !== '' && !giveToTarget(text)) scan(text);
  };
  return { actions, chosen, choose, view, show, scan, take };
};

export type LegInHand = ReturnType<typeof useLeg>;
