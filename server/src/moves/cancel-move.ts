import type { MoveId } from '@archway/contract/kernel/ids';
import type { Move } from '@archway/contract/moves/move';
import { requireVersion } from '../platform/db/changes/require-version.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { getMove, moveName, requireMove } from './get-move.ts';
import { endHelp } from './helpers/end-helpers.ts';
import { setMoveStatus } from './move-store.ts';
import { requirePlanned } from './require-planned.ts';

/** Calls a move off. What was planned for it stays to be seen. */
export const cancelMove = async (
  context: ChangeContext,
  { id, version }: { id: MoveId; version: number },
): Promise<Move> => {
  const { db, record } = context;
  const move = await requireMove(db, id);
  requireVersion(move, version);
  requirePlanned(move);
  await setMoveStatus(db, id, 'canceled');
  await endHelp(db, context.services, id);
  const canceled = await getMove(asReading(context), { id });
  await record(
    { id, name: moveName(move, { name: canceled.stagingName }) },
    { status: { from: move.status, to: 'canceled' } },
  );
  return canceled;
};
