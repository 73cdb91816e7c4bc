import { daysBetween } from '../kernel/days.ts';
import { isOut, type PaidJob, stagingMoney } from './staging-rules.ts';

type Days = { readonly installOn: string; readonly endsOn: string };

/** What other dates make of a stay. */
export type StayChange = {
  /** Whether only its end moves to an earlier day: then pieces come free. */
  readonly isShorter: boolean;
  /** How many days ago it would have ended; null if it ends later than today. */
  readonly endedAgo: number | null;
  /** Whether its pieces would stay in the home all the same, held from day to day until they are back. */
  readonly staysHeld: boolean;
};

export const stayChangeOf = (job: Pick<PaidJob, 'status'> & Days, stay: Days, today: string): StayChange => {
  const ended = stay.endsOn <= today;
  return {
    isShorter: stay.installOn === job.installOn && stay.endsOn < job.endsOn,
    endedAgo: ended ? daysBetween(stay.endsOn, today) : null,
    staysHeld: ended && isOut(job.status),
  };
};

/** What a job brings until its end, as it is and on other dates. What is paid each month stays the same. */
export const forecastsOf = (job: PaidJob, stay: Days, today: string) => ({
  before: stagingMoney(job, today).forecast,
  after: stagingMoney({ ...job, ...stay }, today).forecast,
});
