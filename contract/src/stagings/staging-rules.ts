import { addDays, addMonths, daysBetween } from '../kernel/days.ts';
import {
  endedStatuses,
  outStatuses,
  type ReservationStatus,
  type StagingStatus,
  unconfirmedStatuses,
} from './states.ts';

const isOneOf = (statuses: readonly StagingStatus[], status: StagingStatus) => statuses.includes(status);

export const isOut = (status: StagingStatus) => isOneOf(outStatuses, status);
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

type Stay = { readonly status: StagingStatus; readonly installOn: string; readonly endsOn: string };

/** How many days ago a home should have been empty; nought if it need not be yet. */
export const daysLate = ({ status, endsOn }: Stay, today: string): number =>
  isOut(status) ? Math.max(0, daysBetween(endsOn, today)) : 0;

/** How many days a home has been staged. */
export const daysLive = ({ status, installOn }: Stay, today: string): number | null =>
  isOut(status) ? Math.max(0, daysBetween(installOn, today)) : null;

type Term = Stay & { readonly termDays: number; readonly autoRenew: boolean };

/** When the next month begins by itself: the first time when the term is over. */
export const nextRenewal = (
  { status, installOn, termDays, autoRenew }: Term,
  today: string,
): string | null => {
  if (!autoRenew || (status !== 'live' && status !== 'installing')) return null;
  const first = addDays(installOn, termDays);
  let months = 0;
  while (addMonths(first, months) < today) months += 1;
  return addMonths(first, months);
};

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
