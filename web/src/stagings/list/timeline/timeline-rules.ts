import { addDays, daysBetween } from '@archway/contract/kernel/days';
import { heldDays, type Margins } from '@archway/contract/stagings/promises/hold-rules';
import type { StagingStay } from '@archway/contract/stagings/staging';
import { daysLate, isEnded } from '@archway/contract/stagings/staging-rules';
import type { TimelineRows, Zoom } from '../stagings-kind.ts';
import { inLanes, lastDayOf } from '../stay-rules.ts';

/** How many weeks are drawn, how many of them lie before the day that is looked at, and how wide a day is, in rem. */
export const zoomLevels = {
  weeks: { weeks: 16, before: 2, day: 1 },
  months: { weeks: 52, before: 6, day: 0.375 },
} as const satisfies Record<Zoom, { weeks: number; before: number; day: number }>;

/** Days from one to before another, counted from the first that is drawn. */
type Span = { readonly from: number; readonly to: number };

export type TimelineBar = Span & {
  readonly stay: StagingStay;
  readonly lane: number;
  /** What is seen of the stay itself, of its days before and after it, and of those on which it is late. */
  readonly main: Span;
  readonly before: Span;
  readonly after: Span;
  readonly late: Span;
};

export type TimelineLine = {
  readonly key: string;
  /** The one job of the line, or whoever designs all of it; nobody's jobs stand last. */
  readonly stay: StagingStay;
  readonly bars: readonly TimelineBar[];
  readonly lanes: number;
};

type Drawn = {
  readonly first: string;
  readonly days: number;
  readonly today: string;
  /** Not known yet, nothing is drawn of them. */
  readonly margins: Margins | undefined;
};

/** The lines of a timeline with their bars. */
export const linesOf = (
  stays: readonly StagingStay[],
  rows: TimelineRows,
  drawn: Drawn,
): readonly TimelineLine[] => {
  const groups = Map.groupBy(stays, ({ id, designerId }) => (rows === 'stagings' ? id : (designerId ?? '')));
  const lines = [...groups].flatMap(([key, [stay, ...others]]): TimelineLine[] => {
    if (!stay) return [];
    const bars = inLanes([stay, ...others].map((each) => barOf(each, drawn)));
    return [{ key, stay, bars, lanes: Math.max(...bars.map(({ lane }) => lane)) + 1 }];
  });
  return rows === 'stagings' ? lines : lines.toSorted(byDesigner);
};

const byDesigner = ({ stay: one }: TimelineLine, { stay: other }: TimelineLine) =>
  Number(one.designerId === null) - Number(other.designerId === null) ||
  (one.designerName ?? '').localeCompare(other.designerName ?? '');

const barOf = (stay: StagingStay, drawn: Drawn): Omit<TimelineBar, 'lane'> => {
  const { first, days, today, margins } = drawn;
  const at = (day: string) => Math.min(days, Math.max(0, daysBetween(first, day)));
  const last = lastDayOf(stay, today);
  const isLate = daysLate(stay, today) > 0;
  const end = isLate ? stay.endsOn : last;
  const stayed = { from: stay.installOn, to: addDays(last, 1) };
  // What is over holds nothing any more.
  const hold = margins && !isEnded(stay.status) ? heldDays(stayed, margins) : stayed;
  const main = { from: at(stay.installOn), to: at(addDays(end, 1)) };
  const late = { from: main.to, to: isLate ? at(addDays(today, 1)) : main.to };
  const before = { from: at(hold.from), to: main.from };
  const after = { from: late.to, to: at(hold.to) };
  return { stay, main, late, before, after, from: before.from, to: Math.max(before.from, after.to - 1) };
};

/** What stands above the days: each week by its first day, or each month. */
export const headingsOf = ({ first, days }: Pick<Drawn, 'first' | 'days'>, zoom: Zoom) => {
  if (zoom === 'weeks')
    return Array.from({ length: days / 7 }, (_, week) => ({ day: addDays(first, week * 7), days: 7 }));
  const all = Array.from({ length: days }, (_, index) => addDays(first, index));
  return [...Map.groupBy(all, (day) => day.slice(0, 7)).values()].map((month) => ({
    day: month[0] ?? first,
    days: month.length,
  }));
};
