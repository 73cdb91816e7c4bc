import { nextStatuses, type Progressing } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';

export type Offered = {
  /** The likeliest. */
  readonly first: StagingStatus | undefined;
  readonly others: readonly StagingStatus[];
};

/** Where a job goes usually, if that is not the first of what may follow. */
const likeliest: Partial<Record<StagingStatus, StagingStatus>> = { destaging: 'closed' };

/** What may follow, the likeliest first; not what it is already. */
export const offeredStatuses = (staging: Progressing): Offered => {
  const next = nextStatuses(staging).filter((to) => to !== staging.status);
  const first = likeliest[staging.status] ?? next.find((to) => to !== 'canceled' && to !== 'lost');
  return { first, others: next.filter((to) => to !== first) };
};
