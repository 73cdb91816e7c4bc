import type { Dashboard } from '@archway/contract/dashboard/dashboard';
import { daysAhead, upcomingOf } from '@archway/contract/dashboard/upcoming';
import { wholeRights } from '@archway/contract/kernel/access/build-ability';
import { problem } from '@archway/contract/kernel/api/problem';
import { addDays } from '@archway/contract/kernel/days';
import { findToday } from '../organizations/find-today.ts';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { countStagings } from '../stagings/count-stagings.ts';
import { comingJobs, readDashboard } from './dashboard-store.ts';

/** How this organization does, and what this member can do next in it. */
export const getDashboard = async (context: ReadContext): Promise<Dashboard> => {
  const { db, actor, clock } = context;
  const { userId, ability } = await actor;
  const dashboard = await readDashboard(db, userId, clock.now());
  if (!dashboard) throw problem('not_found', 'That organization does not exist.');
  return {
    ...dashboard,
    stagings: wholeRights(ability).can('read', 'Staging') ? await stagingsNow(context) : null,
  };
};

const stagingsNow = async ({ db, clock }: ReadContext) => {
  const today = await findToday(db, clock.now());
  const [counts, jobs] = await Promise.all([
    countStagings(db, today),
    comingJobs(db, { from: today, to: addDays(today, daysAhead) }),
  ]);
  return { ...counts, next: upcomingOf(jobs, today), today };
};
