import type { ReservationId } from '@archway/contract/kernel/ids';
import type { Clash, Holder } from '@archway/contract/stagings/promises/promise';
import { type HoldingJob, jobsOf } from '../holding-jobs.ts';

type Sides = Pick<Clash, 'holders' | 'yielding' | 'freedBy'>;

const named = (holders: readonly Holder[], ids: readonly ReservationId[]): Holder[] =>
  ids.flatMap((id) => holders.find(({ reservationId }) => reservationId === id) ?? []);

/** Whose pieces would be taken if others were bumped, each with how many. */
export const yieldingHolders = ({ holders, yielding }: Pick<Clash, 'holders' | 'yielding'>): Holder[] =>
  yielding.flatMap(({ reservationId, quantity }) =>
    named(holders, [reservationId]).map((holder) => ({ ...holder, quantity })),
  );

/** Whose ends free what is missing; all that hold it, where there are too few even then. */
export const freeingHolders = ({ holders, freedBy }: Omit<Sides, 'yielding'>): readonly Holder[] => {
  const freeing = named(holders, freedBy);
  return freeing.length > 0 ? freeing : holders;
};

/** Who would have to give way; where nobody can, whose ends free it. */
export const blockersOf = (clash: Sides): readonly Holder[] =>
  clash.yielding.length > 0 ? yieldingHolders(clash) : freeingHolders(clash);

/** Jobs of one item: those in its way, and those that keep theirs whatever is chosen. */
export const sidesOf = (clash: Sides): { blocking: HoldingJob<Holder>[]; keeping: HoldingJob<Holder>[] } => {
  const ids = new Set(blockersOf(clash).map(({ stagingId }) => stagingId));
  const jobs = jobsOf(clash.holders);
  return {
    // In the order in which they are named, with all that they have.
    blocking: [...ids].flatMap((id) => jobs.filter(({ stagingId }) => stagingId === id)),
    keeping: jobs.filter(({ stagingId }) => !ids.has(stagingId)),
  };
};
