import type { MoveId } from '@archway/contract/kernel/ids';
import { type MoveEvents, mostMoveEvents } from '@archway/contract/moves/move-event-row';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { requireKnownMove } from './get-move.ts';
import { readCursor, writeCursor } from './move-event-cursor.ts';
import { findHorizon, moveEventRows } from './move-event-store.ts';

/**
 * What was recorded on a move, also long ago and out of order, in the order it became known. What is just being written is told
 * again by the next call, so that nothing is told too late.
 */
export const listMoveEvents = async (
  { db }: ReadContext,
  { id, after }: { id: MoveId; after?: string | undefined },
): Promise<MoveEvents> => {
  await requireKnownMove(db, id);
  const horizon = await findHorizon(db);
  const cursor = readCursor(after, horizon);
  const found = await moveEventRows(db, id, cursor.readTo, mostMoveEvents);
  const last = found.length === mostMoveEvents ? found.at(-1) : undefined;
  return {
    rows: found.map(({ recordedIn: _, ...row }) => row),
    after: writeCursor(horizon.database, cursor.open, last && { transaction: last.recordedIn, id: last.id }),
    isMore: last !== undefined,
  };
};
