import { addDays } from '@archway/contract/kernel/days';
import { nextRenewalOn } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';

/** What happens on a day of a job. */
export type DateKind = 'install' | 'end' | 'renewal' | 'notice';

/** A day of a job. Under its key it is the same one however often it moves. */
export type JobDate = { readonly key: string; readonly kind: DateKind; readonly on: string };

type Job = Parameters<typeof nextRenewalOn>[0];
type Today = { readonly today: string; readonly noticeDays: number };

/** The days of a job that belong into a calendar. Each renewal is a day of its own, and so is the last day to prevent it. */
export const datesOf = (job: Job, { today, noticeDays }: Today): JobDate[] => {
  const renewal = nextRenewalOn(job, today);
  const mayBeEnded = job.status === 'installing' || job.status === 'live';
  const notice = mayBeEnded ? addDays(renewal ?? job.endsOn, -noticeDays) : null;
  return [
    { key: 'install', kind: 'install', on: job.installOn },
    // What renews by itself ends when somebody gives notice.
    ...(renewal
      ? [{ key: `renewal-${renewal}`, kind: 'renewal' as const, on: renewal }]
      : [{ key: 'end', kind: 'end' as const, on: job.endsOn }]),
    ...(notice && notice > job.installOn
      ? [{ key: renewal ? `notice-${renewal}` : 'notice', kind: 'notice' as const, on: notice }]
      : []),
  ];
};

/** How sure a day is. */
export const certaintyOf = (status: StagingStatus): 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' => {
  if (status === 'canceled' || status === 'lost') return 'CANCELLED';
  return status === 'lead' || status === 'quoted' ? 'TENTATIVE' : 'CONFIRMED';
};
