import { lastDayOf } from '@archway/contract/kernel/last-day';
import type { Clash, Outcome } from '@archway/contract/stagings/promises/promise';

/** Pieces that collide with one job. */
type Collision = {
  readonly name: string;
  readonly stagingId: string;
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
  const byJob = new Map<string, Collision>();
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
    const holder = clash.holders.reduce((one, other) => (other.to > one.to ? other : one));
    const known = byJob.get(holder.stagingId);
    if (known) known.count += lacking;
    else
      byJob.set(holder.stagingId, {
        name: holder.name,
        stagingId: holder.stagingId,
        until: lastDayOf(holder),
        count: lacking,
      });
  }
  return { kept, collisions: [...byJob.values()], inRepair, missing, tooMany };
};

const lackOf = ({ wanted, free }: Clash) => Math.max(1, wanted - free);
