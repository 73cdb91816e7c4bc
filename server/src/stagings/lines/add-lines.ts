import type { LineId, StagingId } from '@archway/contract/kernel/ids';
import type { AddedLine, ClashAnswers } from '@archway/contract/stagings/line';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { newId } from '../../platform/ids.ts';
import { stagingName } from '../get-staging.ts';
import { requireOpen } from '../require-open.ts';
import { lockJobs, requireOthers } from '../swaps/lock-jobs.ts';
import { swapOthers } from '../swaps/swap-others.ts';
import { addLines as addRows, linesOf, placeBefore } from './line-store.ts';
import { piecesTold } from './pieces-told.ts';
import { promiseFor, requireFreeFor } from './promise-lines.ts';
import { requirePromisable, requireRoomFor } from './require-lines.ts';

type Input = ClashAnswers & { readonly id: StagingId; readonly lines: AddedLine[] };

/** Promises pieces to rooms, all of them or none. */
export const addLines = async (context: ChangeContext, { id, lines, ...answers }: Input) => {
  const { db, actor, record } = context;
  const jobs = await lockJobs(db, id, answers);
  const { staging } = jobs;
  requireOpen(staging);
  requireOthers(jobs);
  await requirePromisable(db, id, lines, (index, name) => `lines.${index}.${name}`);
  await requireRoomFor(db, id, lines.length, 'lines');
  await swapOthers(
    context,
    jobs,
    lines.map(({ itemId }) => itemId),
  );
  const added = lines.map((line) => ({ ...line, id: newId<LineId>() }));
  const held = added
    .filter((line) => line.heldAs !== 'none')
    .map((line) => ({ ...line, status: line.heldAs === 'firm' ? ('firm' as const) : null }));
  if (held.length > 0) await requireFreeFor(context, staging, held, answers);
  await addRows(db, id, added, actor.userId);
  for (const { id: lineId, before } of added) if (before) await placeBefore(db, lineId, before);
  if (held.length > 0) await promiseFor(context, staging, held, answers);
  const rows = await linesOf(db, id);
  const ids = new Set(added.map((line) => line.id));
  await record(
    { id, name: stagingName(staging) },
    { pieces: piecesTold(rows.filter((line) => ids.has(line.id))) },
  );
  return { rows };
};
