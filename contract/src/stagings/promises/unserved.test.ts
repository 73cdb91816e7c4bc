import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../kernel/days.ts';
import type { Promised } from './assign-units.ts';
import { overlap } from './hold-rules.ts';
import type { Pinned } from './repin.ts';
import { unservedOf } from './unserved.ts';

const units = ['a', 'b', 'c'];
const dayOf = (number: number) => addDays('2026-01-01', number);

const aPlan = fc
  .array(
    fc.record({
      start: fc.nat(8),
      length: fc.integer({ min: 1, max: 6 }),
      quantity: fc.integer({ min: 1, max: 2 }),
      unit: fc.constantFrom(null, ...units),
      isFixed: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((some): Pinned[] =>
    some.map(({ start, length, quantity, unit, isFixed }, index) => ({
      id: String(index),
      from: dayOf(start),
      to: dayOf(start + length),
      quantity: unit ? 1 : quantity,
      unitId: unit,
      isFixed,
    })),
  );

/** Tries every piece for every promise. */
const canBeServed = (promises: readonly Promised[]): boolean => {
  const single = promises.flatMap((promise) => Array.from({ length: promise.quantity }, () => promise));
  const given: { unit: string; promise: Promised }[] = [];
  const serve = (index: number): boolean => {
    const promise = single[index];
    if (!promise) return true;
    for (const unit of promise.unitId ? [promise.unitId] : units) {
      if (given.some((other) => other.unit === unit && overlap(other.promise, promise))) continue;
      given.push({ unit, promise });
      if (serve(index + 1)) return true;
      given.pop();
    }
    return false;
  };
  return serve(0);
};

const without = (promises: readonly Pinned[], gone: ReadonlyMap<string, number>) =>
  promises
    .map((promise) => ({ ...promise, quantity: promise.quantity - (gone.get(promise.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);

test('after it there is a piece for everybody, nobody gave up what could have stayed, and what is fixed stayed', () => {
  fc.assert(
    fc.property(aPlan, (promises) => {
      const gone = unservedOf(units, promises);
      const isHopeless = !canBeServed(promises.filter(({ isFixed }) => isFixed));
      if (isHopeless) expect(gone.size).toBe(0);
      else expect(canBeServed(without(promises, gone))).toBe(true);
      for (const [id, quantity] of gone) {
        expect(promises.find((promise) => promise.id === id)?.isFixed).toBe(false);
        expect(canBeServed(without(promises, new Map(gone).set(id, quantity - 1)))).toBe(false);
      }
    }),
    { numRuns: 5000 },
  );
});

test('whoever begins last gives way', () => {
  const job = (id: string, start: number, end: number, unitId: string | null): Pinned => ({
    id,
    from: dayOf(start),
    to: dayOf(end),
    quantity: 1,
    unitId,
    isFixed: false,
  });
  const jobs = [job('early', 0, 5, 'a'), job('late', 5, 10, 'b'), job('across', 3, 8, null)];
  expect(unservedOf(['a', 'b'], jobs)).toEqual(new Map([['late', 1]]));
  expect(unservedOf(['a', 'b', 'c'], jobs)).toEqual(new Map());
});
