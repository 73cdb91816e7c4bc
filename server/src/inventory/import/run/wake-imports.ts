import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { enqueueJob } from '../../../platform/db/requests/job-store.ts';
import { takeLeftLying } from './running-store.ts';

/** Longer than any step of an import takes without a word. */
const patienceMs = 90_000;

/** Takes up imports again whose server went away in the middle. What they had begun was never seen, and begins anew. */
export const wakeImports = async (side: Db, clock: Clock) => {
  const now = clock.now();
  await side.transaction(async (all) => {
    for (const { job, orgId, importId } of await takeLeftLying(
      all,
      new Date(now.getTime() - patienceMs),
      now,
    ))
      await enqueueJob(all, job, { orgId, importId });
  });
};
