import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../kernel/days.ts';
import { type Demand, peakDemand } from './demand-rules.ts';
import { earliestStart, latestEnd, type Wanted } from './earliest-window.ts';
import { type Days, heldDays, overlap } from './hold-rules.ts';

const days = Array.from({ length: 100 }, (_, number) => addDays('2025-12-01', number));
const dayOf = (number: number) => days[number + 31] as string;
const aRange = fc
  .tuple(fc.nat(20), fc.integer({ min: 1, max: 10 }))
  .map(([start, length]): Days => ({ from: dayOf(start), to: dayOf(start + length) }));
const aDemand = fc
  .tuple(aRange, fc.integer({ min: 1, max: 4 }))
  .map(([range, quantity]): Demand => ({ ...range, quantity }));

/** Looks at every day by itself. */
const peakByDay = (demands: readonly Demand[], { from, to }: Days) => {
  let peak = 0;
  for (const day of days.slice(days.indexOf(from), days.indexOf(to))) {
    const taken = demands.filter((demand) => demand.from <= day && day < demand.to);
    peak = Math.max(
      peak,
      taken.reduce((sum, { quantity }) => sum + quantity, 0),
    );
  }
  return peak;
};

test('the peak is the most that is taken on any one day', () => {
  fc.assert(
    fc.property(fc.array(aDemand, { maxLength: 10 }), aRange, (demands, range) => {
      expect(peakDemand(demands, range)).toBe(peakByDay(demands, range));
    }),
    { numRuns: 10_000 },
  );
});

const aWanted = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  cap: fc.integer({ min: 1, max: 4 }),
  pickLeadDays: fc.nat(2),
  bufferDays: fc.nat(3),
  demands: fc.array(aDemand, { maxLength: 5 }),
}) satisfies fc.Arbitrary<Wanted>;

test('the earliest window is the first day from which everything is free', () => {
  fc.assert(
    fc.property(
      fc.array(aWanted, { minLength: 1, maxLength: 4 }),
      fc.nat(15),
      fc.integer({ min: 1, max: 10 }),
      (items, first, length) => {
        const fits = (start: string) =>
          items.every(({ quantity, cap, demands, ...margins }) => {
            const hold = heldDays({ from: start, to: addDays(start, length) }, margins);
            return peakByDay(demands, hold) + quantity <= cap;
          });
        const starts = Array.from({ length: 40 }, (_, index) => dayOf(first + index));
        expect(
          earliestStart({ items, earliest: dayOf(first), latest: dayOf(first + 39), days: length }),
        ).toBe(starts.find(fits));
      },
    ),
    { numRuns: 10_000 },
  );
});

test('the latest end is the last day until which everything is free, with the days it is pulled and rests', () => {
  fc.assert(
    fc.property(
      fc.array(aWanted, { minLength: 1, maxLength: 4 }),
      fc.nat(15),
      fc.integer({ min: 1, max: 20 }),
      (items, first, length) => {
        const from = dayOf(first);
        const fits = (end: string) =>
          items.every(({ quantity, cap, demands, ...margins }) => {
            const hold = heldDays({ from, to: end }, margins);
            return peakByDay(demands, hold) + quantity <= cap;
          });
        const ends = Array.from({ length }, (_, index) => dayOf(first + 1 + index));
        expect(latestEnd({ items, from, latest: dayOf(first + length) })).toBe(ends.findLast(fits));
      },
    ),
    { numRuns: 10_000 },
  );
});

test('a hold begins when pieces are pulled and ends when they have rested', () => {
  const stay = { from: '2026-03-01', to: '2026-04-30' };
  expect(heldDays(stay, { pickLeadDays: 1, bufferDays: 2 })).toEqual({
    from: '2026-02-28',
    to: '2026-05-02',
  });
});

test('stays that follow each other on the same day do not overlap', () => {
  const [one, next] = [
    { from: '2026-03-01', to: '2026-03-05' },
    { from: '2026-03-05', to: '2026-03-06' },
  ];
  expect([overlap(one, next), overlap(one, { ...next, from: '2026-03-04' })]).toEqual([false, true]);
});
