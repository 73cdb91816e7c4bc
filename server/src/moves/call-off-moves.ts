import { problem } from '@archway/contract/kernel/api/problem';
import { isMoveEnded, isMovePlanned } from '@archway/contract/moves/move-rules';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import type { CallOffMoves } from '../stagings/move-staging-on.ts';
import { moveName } from './get-move.ts';
import { endHelp } from './helpers/end-helpers.ts';
import { lockMovesOfJob, setMoveStatus } from './move-store.ts';

/** Calls off whatever is planned for a job. With a move on which something is on its way already the job goes on as it is. */
export const callOffMoves: CallOffMoves = async (context, staging) => {
  const moves = await lockMovesOfJob(context.db, staging.id);
  const begun = moves.find(({ status }) => !isMoveEnded(status) && !isMovePlanned(status));
  if (begun)
    throw problem('conflict', `Move #${begun.number} is under way. Complete it first.`, {
      begun: begun.number,
    });
  await callOffPlanned(context, staging);
};

/** The same, whatever else is on its way. */
export const callOffPlanned = async (context: ChangeContext, staging: Parameters<CallOffMoves>[1]) => {
  const { db, services } = context;
  const moves = await lockMovesOfJob(db, staging.id);
  for (const move of moves.filter(({ status }) => isMovePlanned(status))) {
    await setMoveStatus(db, move.id, 'canceled');
    await endHelp(db, services, move.id);
    await context
      .makingAlso('move.canceled')
      .record(
        { id: move.id, name: moveName(move, staging) },
        { status: { from: move.status, to: 'canceled' } },
      );
  }
};
