import type { MoveId, UserId } from '@archway/contract/kernel/ids';
import { type MoveEventRow, type MoveEvents, mostMoveEvents } from '@archway/contract/moves/move-event-row';
import type { OrgDb } from '../platform/db/db.ts';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { requireKnownMove } from './get-move.ts';
import { helpersOfMove, itemsToldToHelpers } from './helpers/shown-to-helper-store.ts';
import { eventToldToHelper } from './helpers/told-to-helper-rules.ts';
import { readCursor, writeCursor } from './move-event-cursor.ts';
import { findHorizon, moveEventRows } from './move-event-store.ts';

/**
 * What was recorded on a move, also long ago and out of order, in the order it became known. What is just being written is told
 * again by the next call, so that nothing is told too late.
 */
export const listMoveEvents = async (
  { db, actor }: ReadContext,
  { id, after }: { id: MoveId; after?: string | undefined },
): Promise<MoveEvents> => {
  await requireKnownMove(db, id);
  const horizon = await findHorizon(db);
  const cursor = readCursor(after, horizon);
  const found = await moveEventRows(db, id, cursor.readTo, mostMoveEvents);
  const { helping, userId } = await actor;
  const rows = found.map(({ recordedIn: _, ...row }) => row);
  const last = found.length === mostMoveEvents ? found.at(-1) : undefined;
  return {
    rows: helping ? await toldTo(db, { id, userId }, rows) : rows,
    after: writeCursor(horizon.database, cursor.open, last && { transaction: last.recordedIn, id: last.id }),
    isMore: last !== undefined,
  };
};

const toldTo = async (db: OrgDb, { id, userId }: { id: MoveId; userId: UserId }, rows: MoveEventRow[]) => {
  const told = new Set(await itemsToldToHelpers(db, id));
  const helpers = new Set(await helpersOfMove(db, id));
  return rows.map((row) => eventToldToHelper(row, { userId, told, helpers }));
};
