import { addDays } from '@archway/contract/kernel/days';
import type { StagingStay } from '@archway/contract/stagings/staging';
import { inLanes, rankAmong, spanIn } from '../stay-rules.ts';

/** So many stays stand under each other; the days tell how many more there are. Where more happens a week grows, so far. */
const [usualLanes, mostLanes] = [4, 8];

type Week = { readonly first: string; readonly today: string };

/** The stays of a week as bars, what happens in it before what only stands there, and how many lines of them are drawn. */
export const barsOfWeek = (stays: readonly StagingStay[], { first, today }: Week) => {
  const days = { from: first, to: addDays(first, 6), today };
  const bars = inLanes(
    stays.flatMap((stay) => {
      const span = spanIn(stay, { first, days: 7, today });
      return span ? [{ ...span, stay, rank: rankAmong(stay, days) }] : [];
    }),
  );
  const happening = bars.filter(({ rank }) => rank < 2).map(({ lane }) => lane + 1);
  return { bars, lanes: Math.min(mostLanes, Math.max(usualLanes, ...happening)) };
};

export type WeekBar = ReturnType<typeof barsOfWeek>['bars'][number];

/** The stays of one day: what happens on it first. */
export const staysOfDay = (stays: readonly StagingStay[], day: string, today: string) =>
  stays
    .filter((stay) => spanIn(stay, { first: day, days: 1, today }))
    .map((stay) => ({ stay, rank: rankAmong(stay, { from: day, to: day, today }) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ stay }) => stay);
