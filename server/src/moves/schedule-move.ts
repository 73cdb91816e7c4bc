import type { MoveId } from '@archway/contract/kernel/ids';
import { requireTransition } from '@archway/contract/kernel/states/transitions';
import type { Move } from '@archway/contract/moves/move';
import { moveTransitions } from '@archway/contract/moves/states';
import { requireVersion } from '../platform/db/changes/require-version.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { getMove, moveName, requireMove } from './get-move.ts';
import { setMoveStatus } from './move-store.ts';

/** Schedules a draft. What was planned for it stays as it is. */
export const scheduleMove = async (
  context: ChangeContext,
  { id, version }: { id: MoveId; version: number },
): Promise<Move> => {
  const { db, record } = context;
  const move = await requireMove(db, id);
  requireVersion(move, version);
  requireTransition(moveTransitions[move.kind], move.status, 'scheduled');
  await setMoveStatus(db, id, 'scheduled');
  const scheduled = await getMove(asReading(context), { id });
  await record(
    { id, name: moveName(move, { name: scheduled.stagingName }) },
    { status: { from: move.status, to: 'scheduled' } },
  );
  return scheduled;
};
