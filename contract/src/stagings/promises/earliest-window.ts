import { addDays, daysBetween } from '../../kernel/days.ts';
import type { Demand } from './demand-rules.ts';
import { heldDays, type Margins } from './hold-rules.ts';

/** An item that is wanted, with all that others take of it. */
export type Wanted = Margins & {
  readonly quantity: number;
  /** How many there are to be had at all. */
  readonly cap: number;
  readonly demands: readonly Demand[];
};

type Search = {
  readonly items: readonly Wanted[];
  readonly earliest: string;
  readonly latest: string;
  /** How long the pieces stay. */
  readonly days: number;
};

/** The first day on which a stay could begin with everything that is wanted; none if there is none until `latest`. */
export const earliestStart = ({ items, earliest, latest, days }: Search): string | undefined => {
  if (items.some(({ quantity, cap }) => quantity > cap)) return undefined;
  const blocked = items
    .flatMap((item) => blockedStarts(item, days))
    .sort((one, other) => (one.from < other.from ? -1 : 1));
  let start = earliest;
  for (const { from, to } of blocked) {
    if (from > start) break;
    if (to > start) start = to;
  }
  return start > latest ? undefined : start;
};

type Staying = { readonly items: readonly Wanted[]; readonly from: string; readonly latest: string };

/** The last day, `latest` at most, on which a stay could end with everything that is wanted; none if it could not be at all. */
export const latestEnd = ({ items, from, latest }: Staying): string | undefined => {
  if (items.some(({ quantity, cap }) => quantity > cap)) return undefined;
  const ends = items.flatMap(({ quantity, cap, demands, ...margins }) => {
    const first = heldDays({ from, to: from }, margins).from;
    return fullDays(demands, cap - quantity)
      .filter(({ to }) => to > first)
      .map((full) => addDays(full.from, -margins.bufferDays));
  });
  const end = ends.reduce((last, day) => (day < last ? day : last), latest);
  return end > from ? end : undefined;
};

/** The days on which a stay could not begin because of one item: `to` is the first on which it could. */
const blockedStarts = ({ quantity, cap, demands, ...margins }: Wanted, days: number) =>
  fullDays(demands, cap - quantity).map(({ from, to }) => {
    // A stay that begins on this day takes the piece from `hold.from` to `hold.to`.
    const hold = heldDays({ from, to: addDays(from, days) }, margins);
    return {
      from: addDays(from, 1 - daysBetween(from, hold.to)),
      to: addDays(to, daysBetween(hold.from, from)),
    };
  });

/** The ranges of days on which more than so many are taken. */
const fullDays = (demands: readonly Demand[], most: number) => {
  const changes = new Map<string, number>();
  for (const { from, to, quantity } of demands) {
    changes.set(from, (changes.get(from) ?? 0) + quantity);
    changes.set(to, (changes.get(to) ?? 0) - quantity);
  }
  const full: { from: string; to: string }[] = [];
  let [taken, since] = [0, undefined as string | undefined];
  for (const [day, change] of [...changes].sort(([one], [other]) => (one < other ? -1 : 1))) {
    taken += change;
    if (taken > most) since ??= day;
    else if (since !== undefined) {
      full.push({ from: since, to: day });
      since = undefined;
    }
  }
  return full;
};
