import { addDays, addMonths, daysBetween } from '../kernel/days.ts';
import {
  type DesignStatus,
  endedStatuses,
  outStatuses,
  type ReservationStatus,
  type StagingStatus,
  stagingTransitions,
  unconfirmedStatuses,
} from './states.ts';

const isOneOf = (statuses: readonly StagingStatus[], status: StagingStatus) => statuses.includes(status);

export const isOut = (status: StagingStatus) => isOneOf(outStatuses, status);
export type Progressing = { readonly status: StagingStatus; readonly designStatus: DesignStatus };

/** Where a job can go from where it is. It is ready without designing only once its design is approved; a live one may stay so. */
export const nextStatuses = ({ status, designStatus }: Progressing): StagingStatus[] =>
  stagingTransitions[status].filter(
    (to) => !(status === 'confirmed' && to === 'ready' && designStatus !== 'approved'),
  );

/** Whether a change of status changes how pieces are held: then it is told before it is done. */
export const movesPieces = (from: StagingStatus, to: StagingStatus): boolean =>
  promiseStatusOf(from) !== promiseStatusOf(to);

/** Only who is sure of a job takes pieces from others. */
export const mayBump = (status: StagingStatus) => !isOneOf(unconfirmedStatuses, status);
export const isEnded = (status: StagingStatus) => isOneOf(endedStatuses, status);

/** How the pieces of a job are held: softly until it is confirmed, then firmly, then they are in the home; none once it is over. */
export const promiseStatusOf = (
  status: StagingStatus,
): Extract<ReservationStatus, 'soft' | 'firm' | 'out'> | null => {
  if (isEnded(status)) return null;
  if (isOut(status)) return 'out';
  return isOneOf(unconfirmedStatuses, status) ? 'soft' : 'firm';
};

/** The statuses of each phase, in which the calendar and the board are divided. */
export const phaseStatuses = {
  pipeline: ['lead', 'quoted'],
  planned: ['confirmed', 'designing', 'ready'],
  out: ['installing', 'live', 'notice', 'destaging'],
  ended: ['closed', 'lost', 'canceled'],
} as const satisfies Record<string, readonly StagingStatus[]>;

/** Jobs by how far they are. */
export type Phase = keyof typeof phaseStatuses;
export const phases = Object.keys(phaseStatuses) as [Phase, ...Phase[]]; // keys of a const object

/** What somebody has to look at: homes that should be empty, that lost pieces, or that end within the days of notice. */
export const attentions = ['late', 'bumped', 'ending'] as const;
export type Attention = (typeof attentions)[number];

type Stay = { readonly status: StagingStatus; readonly installOn: string; readonly endsOn: string };

/** How many days ago a home should have been empty; nought if it need not be yet. */
export const daysLate = ({ status, endsOn }: Stay, today: string): number =>
  isOut(status) ? Math.max(0, daysBetween(endsOn, today)) : 0;

/** How many days a home has been staged: since it really was, if that is known, whatever was planned. */
export const daysLive = (
  { status, installOn, installedOn }: Stay & { readonly installedOn?: string | null },
  today: string,
): number | null => (isOut(status) ? Math.max(0, daysBetween(installedOn ?? installOn, today)) : null);

type Term = Stay & { readonly termDays: number; readonly autoRenew: boolean };

/** A home that is staged goes on by itself; one that somebody gave notice for does not. */
export const renews = (status: StagingStatus) => status === 'live';

/** When the next month begins by itself: at the end of the stay as it is known. */
export const nextRenewalOn = (staging: Term, today: string): string | null => {
  const { status, autoRenew, endsOn } = staging;
  if (!autoRenew || !renews(status)) return null;
  return endsOn >= today ? endsOn : renewedEnd(staging, addDays(today, -1));
};

/**
 * The end of a stay that renews itself month by month, the first after a day. Months are counted from the end of the term, so
 * that an end on the 31st stays one; from an end that somebody chose, if it is none of these.
 */
export const renewedEnd = (
  { installOn, termDays, endsOn }: Pick<Term, 'installOn' | 'termDays' | 'endsOn'>,
  after: string,
): string => {
  const ofTerm = addDays(installOn, termDays);
  const isOfTerm = firstMonth(ofTerm, (end) => end >= endsOn) === endsOn;
  return firstMonth(isOfTerm ? ofTerm : endsOn, (end) => end > after && end > endsOn);
};

const firstMonth = (from: string, fits: (day: string) => boolean): string => {
  let months = 0;
  while (!fits(addMonths(from, months))) months += 1;
  return addMonths(from, months);
};

/** Days after which pieces are no longer held for a job that nobody confirmed. */
export const softHoldDays = 14;

/** What a job brings, in minor units. */
export type StagingMoney = {
  readonly monthly: number;
  readonly fees: number;
  readonly deposit: number;
  /** Rent for the days so far, and what it will have been at the end as it is expected now; both with the fees. */
  readonly soFar: number;
  readonly forecast: number;
};

/** As much of a job as its money follows from. */
export type PaidJob = Stay & {
  readonly monthly: number;
  readonly fees: number | null;
  readonly deposit: number | null;
  readonly destagedOn: string | null;
};

/** A month of rent is for so many days. */
export const daysOfRent = 30;

/** Rent is counted by the day. A job that never was confirmed brings nothing so far. */
export const stagingMoney = (job: PaidJob, today: string): StagingMoney => {
  const end = job.destagedOn ?? (isOut(job.status) && job.endsOn < today ? today : job.endsOn);
  const rent = (days: number) => Math.round((job.monthly * Math.max(0, days)) / daysOfRent);
  const hasBegun = isOut(job.status) || job.status === 'closed';
  const fees = job.fees ?? 0;
  const until = end < today ? end : today;
  return {
    monthly: job.monthly,
    fees,
    deposit: job.deposit ?? 0,
    soFar: hasBegun ? fees + rent(daysBetween(job.installOn, until)) : 0,
    forecast:
      job.status === 'lost' || job.status === 'canceled' ? 0 : fees + rent(daysBetween(job.installOn, end)),
  };
};
