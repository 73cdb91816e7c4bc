import type { LineId, StagingId } from '@archway/contract/kernel/ids';
import type { ClashAnswers } from '@archway/contract/stagings/line';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { stagingName } from '../get-staging.ts';
import { requireOpen } from '../require-open.ts';
import { lockJobs } from '../swaps/lock-jobs.ts';
import { settleClashes } from '../swaps/settle-clashes.ts';
import { linesOf } from './line-store.ts';
import { piecesTold } from './pieces-told.ts';
import { promiseFor } from './promise-lines.ts';
import { requireLines } from './require-lines.ts';

type Input = ClashAnswers & {
  readonly id: StagingId;
  readonly lineIds?: LineId[] | undefined;
};

/** Holds pieces firmly, also those that were taken away or let go: all of them, or none. */
export const reserveLines = async (
  context: ChangeContext,
  { id, lineIds, fewer = [], ...answers }: Input,
) => {
  const { db, record } = context;
  const jobs = await lockJobs(db, id, answers);
  const { staging } = jobs;
  requireOpen(staging);
  const wanted = await requireLines(db, id, lineIds);
  const lines = await settleClashes(context, jobs, wanted, fewer);
  await promiseFor(context, staging, lines, { ...answers, firmly: true });
  const rows = await linesOf(db, id);
  const ids = new Set(lines.map((line) => line.id));
  await record(
    { id, name: stagingName(staging) },
    { pieces: piecesTold(rows.filter((line) => ids.has(line.id))) },
  );
  return { rows };
};
