import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../kernel/days.ts';
import { stepsOf } from './availability-rules.ts';

const days = Array.from({ length: 60 }, (_, number) => addDays('2026-01-01', number));
const dayOf = (number: number) => days[number] as string;
const aHolder = fc
  .record({
    start: fc.nat(30),
    length: fc.integer({ min: 1, max: 15 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    status: fc.constantFrom('soft' as const, 'firm' as const, 'out' as const),
  })
  .map(({ start, length, ...held }) => ({ ...held, from: dayOf(start), to: dayOf(start + length) }));

test('what is free on a day is what the last step before it says, and no step says the same as the one before', () => {
  fc.assert(
    fc.property(
      fc.array(aHolder, { maxLength: 8 }),
      fc.nat(6),
      fc.nat(25),
      fc.integer({ min: 1, max: 30 }),
      (holders, cap, first, length) => {
        const stay = { from: dayOf(first), to: dayOf(first + length) };
        const steps = stepsOf(cap, holders, stay);
        expect(steps[0]?.from).toBe(stay.from);
        for (const day of days.slice(first, first + length)) {
          const taken = (isSoft: boolean) =>
            holders
              .filter(({ from, to, status }) => from <= day && day < to && (status === 'soft') === isSoft)
              .reduce((sum, { quantity }) => sum + quantity, 0);
          const step = steps.findLast(({ from }) => from <= day);
          expect([step?.free, step?.soft]).toEqual([Math.max(0, cap - taken(false)), taken(true)]);
        }
        for (const [index, { free, soft }] of steps.slice(1).entries())
          expect([free, soft]).not.toEqual([steps[index]?.free, steps[index]?.soft]);
      },
    ),
    { numRuns: 10_000 },
  );
});
