import type { LineId, StagingId } from '@archway/contract/kernel/ids';
import type { ClashAnswer } from '@archway/contract/stagings/line';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireStaging, stagingName } from '../get-staging.ts';
import { requireOpen } from '../require-open.ts';
import { linesOf } from './line-store.ts';
import { piecesTold } from './pieces-told.ts';
import { promiseFor } from './promise-lines.ts';
import { requireLines } from './require-lines.ts';

type Input = {
  readonly id: StagingId;
  readonly lineIds?: LineId[] | undefined;
  readonly onClash: ClashAnswer;
};

/** Holds what nothing is held for, as the job holds its pieces now: a lead softly. What it holds already is held anew. */
export const renewHolds = async (context: ChangeContext, { id, lineIds, onClash }: Input) => {
  const { db, record } = context;
  const staging = await requireStaging(db, id);
  requireOpen(staging);
  const lines = await requireLines(db, id, lineIds);
  await promiseFor(context, staging, lines, { onClash });
  await record({ id, name: stagingName(staging) }, { pieces: piecesTold(lines) });
  return { rows: await linesOf(db, id) };
};
