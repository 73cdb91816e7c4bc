import type { MoveId, UnitId } from '@archway/contract/kernel/ids';
import { type FoldedLine, foldMove } from '@archway/contract/moves/fold-move';
import { isMovePlanned } from '@archway/contract/moves/move-rules';
import { moveStatusOf } from '@archway/contract/moves/move-status';
import { elsewhereOf } from '@archway/contract/moves/plan-of';
import type { MoveStatus } from '@archway/contract/moves/states';
import { lockJobsOfMoves } from '../inventory/device-events/lock-jobs-of-moves.ts';
import type { OrgDb } from '../platform/db/db.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { movesOutOfStep, piecesElsewhere } from './elsewhere-store.ts';
import { changesOf } from './folded-rules.ts';
import { eventsOnMove, type FoldedChanges, foldedLines, piecesOfMove, writeFolded } from './folded-store.ts';
import { type LockedMove, lockMoves, setMoveStatus } from './move-store.ts';
import { settleLate, takenBackBy } from './settle-late.ts';
import { startJob } from './start-job.ts';

/**
 * Brings moves in step with everything that was recorded on them. All of it is folded anew: what came late, twice or was taken
 * back needs no rule of its own. Jobs are held before their moves, as whoever plans one has them.
 */
export const followMoves = async (context: ChangeContext, ids: readonly MoveId[]) => {
  const folded = await foldMoves(context.db, ids);
  for (const { move } of folded) if (isMovePlanned(move.status)) await startJob(context, move);
  for (const { move, status, change, gone } of folded)
    if (status === 'completed') await settleLate(context, move, change, gone);
};

/** The same of those that have these pieces, after something was said of the pieces on no move. */
export const followPieces = async (context: ChangeContext, unitIds: readonly UnitId[]) => {
  const ids = unitIds.length > 0 ? await movesOutOfStep(context.db, unitIds) : [];
  if (ids.length > 0) await followMoves(context, ids);
};

type FoldedMove = {
  /** As it was before. */
  readonly move: LockedMove;
  readonly status: MoveStatus;
  readonly change: FoldedChanges;
  readonly gone: Awaited<ReturnType<typeof takenBackBy>>;
};

/** The same without their jobs. */
export const foldMoves = async (db: OrgDb, ids: readonly MoveId[]): Promise<FoldedMove[]> => {
  await lockJobsOfMoves(db, ids);
  const moves = await lockMoves(db, ids);
  const folded: FoldedMove[] = [];
  for (const move of moves) {
    const stored = { lines: await foldedLines(db, move.id), pieces: await piecesOfMove(db, move.id) };
    const { lines, status } = await foldStored(db, move, stored.lines);
    const change = changesOf(move, stored, asClosed(lines, status));
    folded.push({ move, status, change, gone: await takenBackBy(db, change) });
    if (status !== move.status) await setMoveStatus(db, move.id, status);
  }
  await writeFolded(
    db,
    folded.map(({ change }) => change),
  );
  return folded;
};

/** What has become of a move by everything that was recorded on it. */
const foldStored = async (
  db: OrgDb,
  { id, kind, status }: LockedMove,
  stored: Awaited<ReturnType<typeof foldedLines>>,
): Promise<{ lines: FoldedLine[]; status: MoveStatus }> => {
  const events = await eventsOnMove(db, id);
  const planned = stored.filter(({ isExtra, substituteFor }) => !isExtra && substituteFor === null);
  const lines = foldMove(
    { kind, lines: planned },
    events,
    elsewhereOf({ elsewhere: await piecesElsewhere(db, id) }),
  );
  return { lines, status: moveStatusOf(kind, status, events) };
};

/** Of a move that is over every line is closed, whatever comes late. */
const asClosed = (lines: readonly FoldedLine[], status: MoveStatus): readonly FoldedLine[] =>
  status === 'completed' ? lines.map((line) => ({ ...line, status: 'closed' as const })) : lines;
