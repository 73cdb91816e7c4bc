import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { enqueueJob } from '../../platform/db/requests/job-store.ts';
import { endedDays } from './night-store.ts';

/** Finds the organizations where a day has ended, by their own clocks, and queues what the night does there. */
export const wakeNights = async (side: Db, clock: Clock) => {
  await side.transaction(async (all) => {
    for (const orgId of await endedDays(all, clock.now()))
      await enqueueJob(all, 'end-day', { orgId }, `end-day:${orgId}`);
  });
};
