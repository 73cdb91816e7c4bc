import type { StagingStay } from '@archway/contract/stagings/staging';
import { daysLate, isEnded } from '@archway/contract/stagings/staging-rules';

/** From the installation to the first day on which the home is empty again. */
type Days = { readonly installOn: string; readonly endsOn: string };

type Wanted = {
  /** The days for which the home is wanted; null while nobody named them. */
  readonly days: Days | null;
  readonly today: string;
  /** The job that is looked at. */
  readonly exceptId?: string | undefined;
};

/** What else is staged in a home: what is there on those days or, before they are known, from today on; and what was there before. */
export const homeStays = (stays: readonly StagingStay[], { days, today, exceptId }: Wanted) => {
  const from = days?.installOn ?? today;
  const others = stays.filter(({ id }) => id !== exceptId);
  const isThere = (stay: StagingStay) =>
    !isEnded(stay.status) &&
    (stay.endsOn > from || daysLate(stay, today) > 0) &&
    (!days || stay.installOn < days.endsOn);
  return {
    taken: others.filter(isThere),
    earlier: others
      .filter((stay) => !isThere(stay) && stay.installOn < from)
      .sort((one, other) => other.installOn.localeCompare(one.installOn)),
  };
};
