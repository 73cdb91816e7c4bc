import { addDays, daysBetween } from '@archway/contract/kernel/days';
import type { StagingStay } from '@archway/contract/stagings/staging';
import { daysLate, nextRenewalOn } from '@archway/contract/stagings/staging-rules';

type Dated = Pick<StagingStay, 'status' | 'installOn' | 'endsOn' | 'destagedOn'>;

/** The last day that is drawn of a stay: when the home was empty, or is to be; today while it should have been. */
export const lastDayOf = (stay: Dated, today: string): string => {
  if (stay.destagedOn) return later(stay.destagedOn, stay.installOn);
  return daysLate(stay, today) > 0 ? today : stay.endsOn;
};

type Span = { readonly from: number; readonly to: number; readonly rank?: number };

/**
 * Bars that overlap stand under each other: each takes the first line that is free on all of its days. Those of a lower rank
 * come first, and then those that begin first.
 */
export const inLanes = <Bar extends Span>(bars: readonly Bar[]): (Bar & { readonly lane: number })[] => {
  const lanes: Span[][] = [];
  return [...bars]
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.from - other.from || other.to - one.to)
    .map((bar) => {
      const free = lanes.findIndex((lane) => lane.every(({ from, to }) => to < bar.from || bar.to < from));
      const lane = free < 0 ? lanes.length : free;
      lanes[lane] = [...(lanes[lane] ?? []), bar];
      return { ...bar, lane };
    });
};

/** Where a stay is drawn among days that begin with `first`, the last among them; nothing if it is outside. */
export const spanIn = (
  stay: Dated,
  { first, days, today }: { readonly first: string; readonly days: number; readonly today: string },
) => {
  const from = daysBetween(first, stay.installOn);
  const to = daysBetween(first, lastDayOf(stay, today));
  if (to < 0 || from >= days) return undefined;
  return {
    from: Math.max(0, from),
    to: Math.min(days - 1, to),
    /** Whether its first and its last day are among them. */
    begins: from >= 0,
    ends: to < days,
  };
};

/** What a stay is to some days: first what happens today, then installs, ends and late homes, last what only stands there. */
export const rankAmong = (
  stay: Dated,
  { from, to, today }: { readonly from: string; readonly to: string; readonly today: string },
): number => {
  const isAmong = (day: string) => from <= day && day <= to;
  const events = [stay.installOn, lastDayOf(stay, today)].filter(isAmong);
  if (events.includes(today)) return 0;
  const isLate = daysLate(stay, today) > 0 && stay.endsOn <= to;
  return events.length > 0 || isLate ? 1 : 2;
};

const eventKinds = ['install', 'end', 'renewal'] as const;
export type StayEvent = {
  readonly day: string;
  readonly kind: (typeof eventKinds)[number];
  readonly stay: StagingStay;
};

/** What happens on the days from one to another, the last among them, in their order. */
export const eventsBetween = (
  stays: readonly StagingStay[],
  { from, to, today }: { readonly from: string; readonly to: string; readonly today: string },
): StayEvent[] =>
  stays
    .flatMap((stay): StayEvent[] => {
      const renewal = nextRenewalOn(stay, today);
      return [
        { day: stay.installOn, kind: 'install', stay },
        renewal
          ? { day: renewal, kind: 'renewal', stay }
          : { day: stay.destagedOn ?? stay.endsOn, kind: 'end', stay },
      ];
    })
    .filter(({ day }) => day >= from && day <= to)
    .sort(
      (one, other) =>
        one.day.localeCompare(other.day) ||
        eventKinds.indexOf(one.kind) - eventKinds.indexOf(other.kind) ||
        one.stay.number - other.stay.number,
    );

/** The first day of the week that a day is in; weeks begin on Monday (1) … Sunday (7). */
export const weekStart = (day: string, firstWeekday: number): string => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return addDays(day, -((weekday - firstWeekday + 7) % 7));
};

/** The weeks that a month touches, each by its first day. */
export const weeksOf = (month: string, firstWeekday: number): string[] => {
  const first = `${month}-01`;
  const begin = weekStart(first, firstWeekday);
  const weeks: string[] = [];
  for (let week = begin; week < first || week.startsWith(month); week = addDays(week, 7)) weeks.push(week);
  return weeks;
};

const later = (one: string, other: string) => (one > other ? one : other);
