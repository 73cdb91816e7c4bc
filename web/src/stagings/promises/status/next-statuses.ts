import { type StagingStatus, stagingTransitions } from '@archway/contract/stagings/states';

export type NextStatuses = {
  /** The likeliest. */
  readonly first: StagingStatus | undefined;
  readonly others: readonly StagingStatus[];
};

/** Where a job goes usually, if that is not the first of what may follow. */
const likeliest: Partial<Record<StagingStatus, StagingStatus>> = { destaging: 'closed' };

/** What may follow, the likeliest first. A job is ready without designing only when its design is approved. */
export const nextStatuses = (status: StagingStatus): NextStatuses => {
  const allowed: readonly StagingStatus[] = stagingTransitions[status];
  const next = allowed.filter((to) => to !== status && !(status === 'confirmed' && to === 'ready'));
  const first = likeliest[status] ?? next.find((to) => to !== 'canceled' && to !== 'lost');
  return { first, others: next.filter((to) => to !== first) };
};

/** Extending is what a live home asks for most. */
export const extendsFirst = (status: StagingStatus) => status === 'live';
