import type { MoveId } from '@archway/contract/kernel/ids';
import type { Move } from '@archway/contract/moves/move';
import { requireVersion } from '../platform/db/changes/require-version.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { requireStaging } from '../stagings/get-staging.ts';
import { getMove, moveName, requireMove } from './get-move.ts';
import { findMove, setMoveStatus } from './move-store.ts';
import { requirePlanned } from './require-planned.ts';
import { takeOverLines } from './take-over-lines.ts';

/** Takes over what is promised now: the list of the job changed since the move was planned. */
export const replanMove = async (
  context: ChangeContext,
  { id, version }: { id: MoveId; version: number },
): Promise<Move> => {
  const { db, record } = context;
  const known = await findMove(db, id);
  // Jobs before their moves, as whoever plans one has them.
  const staging = known && (await requireStaging(db, known.stagingId));
  const move = await requireMove(db, id);
  requireVersion(move, version);
  requirePlanned(move);
  const pieces = await takeOverLines(db, move);
  // Whoever has seen it before sees that it changed.
  await setMoveStatus(db, id, move.status);
  await record({ id, name: moveName(move, staging ?? { name: '' }) }, { pieces });
  return getMove(asReading(context), { id });
};
