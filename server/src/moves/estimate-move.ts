import type { StagingId } from '@archway/contract/kernel/ids';
import { isPlanOld } from '@archway/contract/moves/is-plan-old';
import type { MoveEstimate } from '@archway/contract/moves/move-load';
import { isMovePlanned } from '@archway/contract/moves/move-rules';
import type { MoveKind } from '@archway/contract/moves/states';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { getStaging } from '../stagings/get-staging.ts';
import { loadOfLines } from './load-store.ts';
import { plannedLines } from './move-line-store.ts';
import { findOpenMove } from './move-store.ts';
import { linesToMove } from './take-over-lines.ts';

/** What a move of a job would take along if it were planned now, and whether one that is planned already takes something else. */
export const estimateMove = async (
  context: ReadContext,
  { stagingId, kind }: { stagingId: StagingId; kind: MoveKind },
): Promise<MoveEstimate> => {
  await getStaging(context, { id: stagingId });
  const { db } = context;
  const lines = await linesToMove(db, stagingId, kind);
  const open = await findOpenMove(db, stagingId, kind);
  const isPlanned = open !== undefined && isMovePlanned(open.status);
  return {
    isPlanOld:
      isPlanned &&
      isPlanOld(
        await plannedLines(db, open.id),
        lines.map(({ id: lineId, ...line }) => ({ ...line, lineId })),
      ),
    planned: lines.reduce((pieces, { planned }) => pieces + planned, 0),
    load: await loadOfLines(db, lines),
  };
};
