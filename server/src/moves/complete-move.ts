import { problem } from '@archway/contract/kernel/api/problem';
import type { ItemId, MoveId, StagingId } from '@archway/contract/kernel/ids';
import { requireTransition } from '@archway/contract/kernel/states/transitions';
import { settledOf } from '@archway/contract/moves/line-status';
import type { Move, MoveLine } from '@archway/contract/moves/move';
import { moveTransitions } from '@archway/contract/moves/states';
import { lockMoveAlone } from '../inventory/device-events/lock-move-alone.ts';
import { requireVersion } from '../platform/db/changes/require-version.ts';
import type { OrgDb } from '../platform/db/db.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { requireStaging } from '../stagings/get-staging.ts';
import { tellMoved } from '../stagings/moved/tell-moved.ts';
import { lockItemsOfJobs } from '../stagings/promises/lock-items-of-jobs.ts';
import { endJob } from './end-job.ts';
import { getMove, moveName, requireKnownMove, requireMove } from './get-move.ts';
import { endHelp } from './helpers/end-helpers.ts';
import { hereOf } from './in-home-store.ts';
import { closeLines } from './move-line-store.ts';
import { findMove, findOpenMove, lockJobs, setMoveStatus } from './move-store.ts';
import { promiseWhatIsHere } from './settle-holds.ts';
import { transfersOf } from './transfer-store.ts';

/** Ends a move on which everything is settled. Its job moves on, and holds what is in the home from now on. */
export const completeMove = async (
  context: ChangeContext,
  { id, version }: { id: MoveId; version: number },
): Promise<Move> => {
  const { db, record } = context;
  await requireKnownMove(db, id);
  await lockMoveAlone(db, id);
  const known = await findMove(db, id);
  if (known)
    await lockHomes(db, [known.stagingId, ...(await givenTo(db, id)).map(({ stagingId }) => stagingId)]);
  const staging = known && (await requireStaging(db, known.stagingId));
  const move = await requireMove(db, id);
  requireVersion(move, version);
  requireTransition(moveTransitions[move.kind], move.status, 'completed');
  if (move.kind === 'out' && staging?.status === 'installing') throw await stillInstalling(db, staging.id);
  const { lines } = await getMove(asReading(context), { id });
  requireSettled(lines);
  await setMoveStatus(db, id, 'completed');
  await closeLines(db, id);
  await endHelp(db, context.services, id);
  await endJob(context, move);
  await promiseWhatWasGiven(context, id);
  const completed = await getMove(asReading(context), { id });
  await record(
    { id, name: moveName(move, staging ?? { name: '' }) },
    { status: { from: move.status, to: 'completed' } },
  );
  await tellMoved(context, { id: move.stagingId, kind: move.kind, progress: completed.progress });
  return completed;
};

/**
 * Jobs before their items, items before moves, and all of a kind at once and in order: what is let go, moved on and held
 * afterwards takes them one after the other.
 */
const lockHomes = async (db: OrgDb, ids: readonly StagingId[]) => {
  await lockJobs(db, ids);
  const itemIds: ItemId[] = [];
  for (const id of ids) itemIds.push(...(await hereOf(db, id)).map(({ itemId }) => itemId));
  await lockItemsOfJobs(db, ids, itemIds);
};

/** A job that is still being brought its pieces is not over because some of them went away again. */
const stillInstalling = async (db: OrgDb, stagingId: StagingId) => {
  const open = await findOpenMove(db, stagingId, 'in');
  const named = open ? `move-in #${open.number}` : 'its move-in';
  return problem('conflict', `Complete ${named} first: this staging is still being installed.`);
};

const givenTo = async (db: OrgDb, id: MoveId) =>
  (await transfersOf(db, id)).filter(({ direction }) => direction === 'to');

/**
 * Pieces went straight into other homes. One whose move was over first could not hold what this job held until now; the others
 * will when theirs is over.
 */
const promiseWhatWasGiven = async (context: ChangeContext, id: MoveId) => {
  const over = (await givenTo(context.db, id)).filter(({ status }) => status === 'completed');
  for (const stagingId of new Set(over.map((transfer) => transfer.stagingId)))
    await promiseWhatIsHere(context, { stagingId });
};

/** What was taken up has come to its end: nobody looks for it in the truck later. */
const requireSettled = (lines: readonly MoveLine[]) => {
  const open = lines.flatMap((line) => {
    const count = line.picked - settledOf(line);
    return count > 0 ? [{ lineId: line.id, itemName: line.itemName, count }] : [];
  });
  if (open.length === 0) return;
  const named = open.slice(0, 5).map(({ itemName, count }) => `${count} × ${itemName}`);
  throw problem(
    'conflict',
    `Still on the truck: ${named.join(', ')}${open.length > named.length ? ' …' : ''}.`,
    { unsettled: open },
  );
};
