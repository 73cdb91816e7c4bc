import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { StagingId } from '@archway/contract/kernel/ids';
import type { ClashAnswers, Swap } from '@archway/contract/stagings/line';
import type { OrgDb } from '../../platform/db/db.ts';
import { noSuchStaging } from '../get-staging.ts';
import { findPromisable } from '../lines/line-store.ts';
import { type LockedStaging, lockStagings } from '../staging-store.ts';
import { jobsOfLines } from './swap-store.ts';

export type OtherJob = { readonly job: LockedStaging; readonly swaps: readonly Swap[] };

/** A job that is about to change, and the others that give way to it. */
export type LockedJobs = {
  readonly staging: LockedStaging;
  /** Of its own lines. */
  readonly own: readonly Swap[];
  readonly others: readonly OtherJob[];
};

/** All are locked at once, so that two jobs which swap lines of each other never wait for each other. */
export const lockJobs = async (
  db: OrgDb,
  id: StagingId,
  { swaps, bumpItems = [] }: Pick<ClashAnswers, 'swaps' | 'bumpItems'>,
): Promise<LockedJobs> => {
  const bumped = [...new Set(bumpItems)];
  if (bumped.length > 0 && (await findPromisable(db, bumped)).size < bumped.length)
    throw fieldProblem('bumpItems', 'errors.notFound');
  const jobOf = await jobsOfLines(
    db,
    swaps.map(({ lineId }) => lineId),
  );
  const jobs = await lockStagings(db, [...new Set([id, ...jobOf.values()])]);
  const staging = jobs.find((job) => job.id === id);
  if (!staging) throw noSuchStaging();
  const unknown = swaps.findIndex(({ lineId }) => !jobOf.has(lineId));
  if (unknown >= 0) throw fieldProblem(`swaps.${unknown}.lineId`, 'errors.notFound');
  const twice = swaps.findIndex(
    ({ lineId }, index) => swaps.findIndex((one) => one.lineId === lineId) < index,
  );
  if (twice >= 0) throw fieldProblem(`swaps.${twice}.lineId`, 'errors.invalid');
  const swapsOf = (job: StagingId) => swaps.filter(({ lineId }) => jobOf.get(lineId) === job);
  return {
    staging,
    own: swapsOf(id),
    others: jobs.filter((job) => job.id !== id).map((job) => ({ job, swaps: swapsOf(job.id) })),
  };
};

/** Where a job's own lines are given in the call, no other is to be swapped. */
export const requireOthers = ({ own }: LockedJobs) => {
  if (own.length > 0) throw fieldProblem('swaps', 'errors.invalid');
};
