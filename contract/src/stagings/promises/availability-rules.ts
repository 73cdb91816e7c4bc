import type { ReservationStatus } from '../states.ts';
import type { Demand } from './demand-rules.ts';
import type { Days } from './hold-rules.ts';

type Held = Demand & { readonly status: ReservationStatus };

/** So many are free, and so many more held softly, from this day until the next one that is named. */
type Step = { readonly from: string; readonly free: number; readonly soft: number };

/** What is free of an item day by day: only the days on which something changes are named. */
export const stepsOf = (cap: number, holders: readonly Held[], { from, to }: Days): Step[] => {
  const days = new Set([from, ...holders.flatMap((holder) => [holder.from, holder.to])]);
  const steps = [...days]
    .filter((day) => day >= from && day < to)
    .sort()
    .map((day): Step => {
      const here = holders.filter((holder) => holder.from <= day && day < holder.to);
      const soft = sumOf(here.filter(({ status }) => status === 'soft'));
      return { from: day, free: Math.max(0, cap - (sumOf(here) - soft)), soft };
    });
  return steps.filter(({ free, soft }, index) => {
    const before = steps[index - 1];
    return !before || before.free !== free || before.soft !== soft;
  });
};

const sumOf = (held: readonly Held[]) => held.reduce((sum, { quantity }) => sum + quantity, 0);
