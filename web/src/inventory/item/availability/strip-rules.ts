/** How far the strip looks. */
export const daysAhead = 90;

/** Who has pieces of an item, and on which days; `to` is not among them. */
export type Held = {
  readonly reservationId: string;
  readonly stagingId: string;
  readonly number: number;
  readonly name: string;
  readonly status: 'soft' | 'firm' | 'out';
  readonly quantity: number;
  readonly unitId: string | null;
  readonly unitCode: string | null;
  readonly from: string;
  readonly to: string;
  /** When its home is empty again. */
  readonly endsOn: string;
};

/** Where on a strip of so many days something begins, and how long it is, as shares of the whole. */
export const sharesOf = (held: Pick<Held, 'from' | 'to'>, from: string, days: number) => {
  const at = (day: string) => Math.min(Math.max(daysFrom(from, day), 0), days);
  const [start, end] = [at(held.from), at(held.to)];
  return { start: start / days, length: (end - start) / days };
};

/** How many can be promised on each day, from `from` on. */
export type Strip = { readonly from: string; readonly owned: number; readonly free: readonly number[] };

type Level = 'none' | 'few' | 'some' | 'all';

export type StripDay = {
  readonly day: string;
  readonly free: number;
  readonly level: Level;
};

export const daysOf = ({ from, owned, free }: Strip): StripDay[] =>
  free.map((count, index) => ({
    day: dayAfter(from, index),
    free: count,
    level: levelOf(count, owned),
  }));

/** A quarter or less is few: somebody should hurry. */
const levelOf = (free: number, owned: number): Level => {
  if (free <= 0) return 'none';
  if (free >= owned) return 'all';
  return free <= owned / 4 ? 'few' : 'some';
};

/** The strip in one sentence: the same all along, or today and the day with the fewest, or the first with more. */
export const summaryOf = ({ from, owned, free }: Strip) => {
  const today = free[0] ?? 0;
  const least = free.reduce((fewest, count) => Math.min(fewest, count), today);
  const most = free.reduce((largest, count) => Math.max(largest, count), today);
  if (owned === 0) return { kind: 'nothing' } as const;
  if (least === most && least === owned) return { kind: 'all', today, owned } as const;
  if (least === most) return { kind: 'same', today, owned } as const;
  // Today has the fewest: what is of use is when there are more.
  const more = free.findIndex((count) => count > today);
  if (least === today)
    return { kind: 'frees', today, owned, next: free[more] ?? most, day: dayAfter(from, more) } as const;
  return { kind: 'varies', today, owned, least, day: dayAfter(from, free.indexOf(least)) } as const;
};

/** Months with how many days of the strip fall into each, to write under it. */
export const monthsOf = (days: readonly StripDay[]): { month: string; days: number }[] =>
  [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, inside]) => ({
    month: `${month}-01`,
    days: inside.length,
  }));

const oneDay = 86_400_000;

const daysFrom = (from: string, day: string) => (Date.parse(day) - Date.parse(from)) / oneDay;

export const dayAfter = (from: string, days: number) =>
  from && new Date(Date.parse(`${from}T00:00:00Z`) + days * oneDay).toISOString().slice(0, 10);
