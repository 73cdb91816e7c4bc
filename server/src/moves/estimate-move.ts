import type { StagingId } from '@archway/contract/kernel/ids';
import type { MoveEstimate } from '@archway/contract/moves/move-load';
import type { MoveKind } from '@archway/contract/moves/states';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { getStaging } from '../stagings/get-staging.ts';
import { loadOfLines } from './load-store.ts';
import { linesToMove } from './take-over-lines.ts';

/** What a move of a job would take along if it were planned now. */
export const estimateMove = async (
  context: ReadContext,
  { stagingId, kind }: { stagingId: StagingId; kind: MoveKind },
): Promise<MoveEstimate> => {
  await getStaging(context, { id: stagingId });
  const lines = await linesToMove(context.db, stagingId, kind);
  return {
    planned: lines.reduce((pieces, { planned }) => pieces + planned, 0),
    load: await loadOfLines(context.db, lines),
  };
};
