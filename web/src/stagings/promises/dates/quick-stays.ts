import { addDays, addMonths } from '@archway/contract/kernel/days';
import type { Stay } from '../conflict/free-stays.ts';

/** Other dates that are one press away, by what they do to a stay. */
type QuickStays = {
  /** The whole of it, of a home that is not staged yet. */
  readonly move: readonly QuickStay[];
  readonly extend: readonly QuickStay[];
  readonly shorten: readonly QuickStay[];
};
type QuickStay = {
  readonly key: 'earlier2' | 'later1' | 'week' | 'month' | 'weekLess' | 'today';
  readonly stay: Stay;
};

type Known = { readonly stay: Stay; readonly begun: boolean; readonly today: string };

export const quickStays = ({ stay, begun, today }: Known): QuickStays => {
  const ending = (key: QuickStay['key'], endsOn: string): QuickStay => ({ key, stay: { ...stay, endsOn } });
  // A home that should have been empty is extended from today on, not into the past.
  const last = begun && stay.endsOn < today ? today : stay.endsOn;
  const [weekLess, isLaterThanToday] = [addDays(stay.endsOn, -7), stay.endsOn > today];
  return {
    move: begun
      ? []
      : [
          { key: 'earlier2', stay: shifted(stay, -14) },
          { key: 'later1', stay: shifted(stay, 7) },
        ],
    extend: [ending('week', addDays(last, 7)), ending('month', addMonths(last, 1))],
    shorten: [
      ...(weekLess > stay.installOn && weekLess >= today ? [ending('weekLess', weekLess)] : []),
      ...(begun && isLaterThanToday && stay.installOn < today ? [ending('today', today)] : []),
    ],
  };
};

const shifted = ({ installOn, endsOn }: Stay, days: number): Stay => ({
  installOn: addDays(installOn, days),
  endsOn: addDays(endsOn, days),
});
