import { addDays, daysBetween } from '@archway/contract/kernel/days';
import type { Outcome } from '@archway/contract/stagings/promises/promise';
import { isOut } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';

export type Stay = { readonly installOn: string; readonly endsOn: string };
export type Windows = Pick<Outcome, 'earliest' | 'latestEnd'>;

type Clashing = {
  readonly staging: Stay & { readonly status: StagingStatus };
  readonly stay: Stay;
  readonly windows: Windows;
};

/** A stay that is cut to less than this is another job. */
const leastShare = 0.5;

/**
 * Other dates on which everything is free: the same days until an earlier end, if that is later than it is now, or leaves most
 * of a stay that has not begun; and the earliest days for the whole of it. What is in a home is not moved.
 */
export const staysFree = ({ staging, stay, windows: { earliest, latestEnd } }: Clashing): Stay[] => {
  const begun = isOut(staging.status) || staging.status === 'installing';
  const shorter =
    latestEnd &&
    latestEnd < stay.endsOn &&
    (latestEnd > staging.endsOn || (!begun && shareUntil(latestEnd, stay) >= leastShare))
      ? [{ installOn: stay.installOn, endsOn: latestEnd }]
      : [];
  const moved =
    !begun && earliest && earliest !== stay.installOn
      ? [{ installOn: earliest, endsOn: addDays(earliest, daysBetween(stay.installOn, stay.endsOn)) }]
      : [];
  return [...shorter, ...moved];
};

const shareUntil = (end: string, { installOn, endsOn }: Stay) =>
  daysBetween(installOn, end) / daysBetween(installOn, endsOn);
