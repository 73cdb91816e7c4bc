import { lastDayOf } from '@archway/contract/kernel/last-day';
import type { Clash, Holder, Outcome } from '@archway/contract/stagings/promises/promise';
import { jobsOf } from '../holding-jobs.ts';
import { blockersOf } from './blockers.ts';

/** Pieces that collide with the same jobs: those that would have to give way, or, where none could, whose ends free them. */
type Collision = {
  /** Of the jobs together. */
  readonly key: string;
  /** The first of them, and how many more there are. */
  readonly name: string;
  readonly others: number;
  /** When the last of them ends. */
  readonly until: string;
  count: number;
};

export type OutcomeParts = {
  readonly kept: number;
  readonly collisions: readonly Collision[];
  /** Pieces that nobody else holds, and that still cannot be had. */
  readonly inRepair: number;
  readonly missing: number;
  /** More than there are at all. */
  readonly tooMany: number;
};

/** What would happen, in numbers for a sentence: who collides until when, and what is not fit to go. */
export const partsOf = ({ kept, clashes }: Pick<Outcome, 'kept' | 'clashes'>): OutcomeParts => {
  const byJobs = new Map<string, Collision>();
  let [inRepair, missing, tooMany] = [0, 0, 0];
  for (const clash of clashes) {
    const lacking = lackOf(clash);
    if (clash.holders.length === 0) {
      const repaired = Math.min(lacking, clash.inRepair);
      const lost = Math.min(lacking - repaired, clash.missing);
      inRepair += repaired;
      missing += lost;
      tooMany += lacking - repaired - lost;
      continue;
    }
    const jobs = jobsOf(blockersOf(clash));
    const key = jobs
      .map(({ stagingId }) => stagingId)
      .sort()
      .join(' ');
    const known = byJobs.get(key);
    if (known) known.count += lacking;
    else byJobs.set(key, { key, ...namesOf(jobs), count: lacking });
  }
  return { kept, collisions: [...byJobs.values()], inRepair, missing, tooMany };
};

const lackOf = ({ wanted, free }: Clash) => Math.max(1, wanted - free);

const namesOf = (jobs: readonly Holder[]) => ({
  name: jobs[0]?.name ?? '',
  others: jobs.length - 1,
  until: jobs.map(lastDayOf).reduce((one, other) => (other > one ? other : one), ''),
});
