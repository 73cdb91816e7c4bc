import { addDays } from '../kernel/days.ts';
import { isOut, nextRenewalOn } from '../stagings/staging-rules.ts';
import type { StagingStatus } from '../stagings/states.ts';

export const upcomingKinds = ['install', 'end', 'renewal'] as const;
export type UpcomingKind = (typeof upcomingKinds)[number];

/** Two weeks: as far as a warehouse plans its trucks. */
export const daysAhead = 14;
export const mostUpcoming = 10;

type Job = {
  readonly id: string;
  readonly name: string;
  readonly status: StagingStatus;
  readonly installOn: string;
  readonly endsOn: string;
  readonly termDays: number;
  readonly autoRenew: boolean;
};

const toInstall: readonly StagingStatus[] = ['confirmed', 'designing', 'ready', 'installing'];

/** What happens in the next days, the soonest first: what is confirmed is installed, what is out ends or renews. */
export const upcomingOf = <Each extends Job>(jobs: readonly Each[], today: string) => {
  const last = addDays(today, daysAhead);
  return jobs
    .flatMap((job) => {
      const renewal = nextRenewalOn(job, today);
      const { id: stagingId, name, status } = job;
      const on = (kind: UpcomingKind, day: string) => ({
        stagingId: stagingId as Each['id'],
        name,
        kind,
        on: day,
      });
      return [
        ...(toInstall.includes(status) ? [on('install', job.installOn)] : []),
        // What renews by itself does not end.
        ...(renewal ? [on('renewal', renewal)] : isOut(status) ? [on('end', job.endsOn)] : []),
      ];
    })
    .filter(({ on }) => on >= today && on <= last)
    .sort((one, other) => one.on.localeCompare(other.on) || one.name.localeCompare(other.name))
    .slice(0, mostUpcoming);
};
