import { daysBetween } from '@archway/contract/kernel/days';
import type { StagingId } from '@archway/contract/kernel/ids';
import type { ClashAnswers } from '@archway/contract/stagings/line';
import type { Staging } from '@archway/contract/stagings/staging';
import { findToday } from '../organizations/find-today.ts';
import { differences } from '../platform/audit/difference-rules.ts';
import { requireVersion } from '../platform/db/changes/require-version.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { getStaging, stagingName } from './get-staging.ts';
import { linesOf } from './lines/line-store.ts';
import { promiseFor } from './lines/promise-lines.ts';
import { requireOpen } from './require-open.ts';
import { setStay } from './staging-store.ts';
import { heldUntil, requireInstalled, requireStayOf } from './stay-rules.ts';
import { lockJobs } from './swaps/lock-jobs.ts';
import { settleClashes } from './swaps/settle-clashes.ts';
import { lockTouched } from './swaps/swap-others.ts';

type Input = ClashAnswers & {
  readonly id: StagingId;
  readonly version: number;
  readonly installOn: string;
  readonly endsOn: string;
};

/** Moves, extends or shortens a job with all that is held for it, or leaves everything as it is. */
export const setDates = async (
  context: ChangeContext,
  { id, version, installOn, endsOn, fewer = [], ...answers }: Input,
): Promise<Staging> => {
  const { db, clock, record } = context;
  const jobs = await lockJobs(db, id, answers);
  const { staging: before } = jobs;
  requireVersion(before, version);
  requireOpen(before);
  const today = await findToday(db, clock.now());
  requireStayOf(before, { installOn, endsOn }, today);
  requireInstalled(before, installOn, today);
  const after = {
    ...before,
    installOn,
    endsOn,
    heldUntil: heldUntil(before.status, endsOn, today),
    // An end that moves is an extension; the term is what was agreed on at first.
    termDays: before.installedOn ? before.termDays : daysBetween(installOn, endsOn),
  };
  // Others take pieces away while they have the items: what is held is known once nobody else has them.
  await lockTouched(db, jobs, []);
  const held = (await linesOf(db, id)).filter(({ held: pieces }) => pieces > 0);
  const lines = await settleClashes(context, jobs, held, fewer);
  await promiseFor(
    context,
    after,
    lines.map((line) => ({ ...line, quantity: line.held })),
    { ...answers, bumped: 'following' },
  );
  await setStay(db, id, after);
  await record({ id, name: stagingName(before) }, differences(before, after, ['installOn', 'endsOn']));
  return getStaging(asReading(context), { id });
};
