import { problem } from '@archway/contract/kernel/api/problem';
import type { StagingId } from '@archway/contract/kernel/ids';
import type { Move, NewMove } from '@archway/contract/moves/move';
import { isPlannable, plannedDuring } from '@archway/contract/moves/move-rules';
import type { MoveKind } from '@archway/contract/moves/states';
import type { StagingStatus } from '@archway/contract/stagings/states';
import type * as z from 'zod';
import { addLabels } from '../inventory/labels/add-labels.ts';
import type { OrgDb } from '../platform/db/db.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { requireStaging } from '../stagings/get-staging.ts';
import { getMove, moveName } from './get-move.ts';
import { addMove, findOpenMove, setCrew } from './move-store.ts';
import { requireAssigned, requireWindow } from './require-assigned.ts';
import { linesToMove, takeOverLines } from './take-over-lines.ts';

/** Plans a move of a job, with what is promised to its home, or out of it with what is there. */
export const planMove = async (
  context: ChangeContext,
  { stagingId, kind, status, crewIds, ...given }: z.output<typeof NewMove>,
): Promise<Move> => {
  const { db, actor, record } = context;
  const staging = await requireStaging(db, stagingId);
  await requirePlannable(db, staging, kind);
  requireWindow(given);
  await requireAssigned(db, { ...given, crewIds });
  const open = await findOpenMove(db, stagingId, kind);
  if (open)
    throw problem('conflict', `Move #${open.number} is planned for this already.`, { number: open.number });
  const { id, number } = await addMove(db, { ...given, stagingId, kind, status, createdBy: actor.userId });
  await setCrew(db, id, crewIds);
  // What is printed of it leads back to it.
  await addLabels(db, actor, [{ kind: 'move', targetId: id }]);
  const pieces = await takeOverLines(db, { id, kind, stagingId });
  await record({ id, name: moveName({ number }, staging) }, { kind, status, pieces });
  return getMove(asReading(context), { id });
};

/** What is left in a home is fetched, whatever became of its job. */
const requirePlannable = async (
  db: OrgDb,
  { id, status }: { id: StagingId; status: StagingStatus },
  kind: MoveKind,
) => {
  if (isPlannable(kind, status, 0)) return;
  const here = kind === 'out' ? await linesToMove(db, id, kind) : [];
  if (isPlannable(kind, status, here.length)) return;
  throw problem(
    'conflict',
    kind === 'in'
      ? `This staging is ${status}: a move-in is planned once it is confirmed.`
      : `This staging is ${status}: a move-out is planned once pieces are there.`,
    { is: status, during: [...plannedDuring[kind]] },
  );
};
