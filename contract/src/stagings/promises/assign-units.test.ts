import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../kernel/days.ts';
import { type Assignment, assignUnits, newBudget, type Promised } from './assign-units.ts';
import { peakDemand } from './demand-rules.ts';
import { overlap } from './hold-rules.ts';

const dayOf = (number: number) => addDays('2026-01-01', number);
const units = (count: number) => Array.from({ length: count }, (_, index) => `unit-${index}`);

const aPromise = (count: number, pinned: boolean) =>
  fc
    .record({
      start: fc.nat(10),
      length: fc.integer({ min: 1, max: 6 }),
      quantity: fc.integer({ min: 1, max: 2 }),
      unit: pinned ? fc.option(fc.constantFrom(...units(count)), { nil: null }) : fc.constant(null),
    })
    .map(({ start, length, quantity, unit }) => ({
      from: dayOf(start),
      to: dayOf(start + length),
      quantity: unit ? 1 : quantity,
      unitId: unit,
    }));
const aPlan = (pinned: boolean) =>
  fc.integer({ min: 1, max: 4 }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      promises: fc
        .array(aPromise(count, pinned), { maxLength: 6 })
        .map((some): Promised[] => some.map((promise, index) => ({ ...promise, id: String(index) }))),
    }),
  );

/** Tries every piece for every promise. */
const canBeServed = (pieces: readonly string[], promises: readonly Promised[]): boolean => {
  const single = promises.flatMap((promise) => Array.from({ length: promise.quantity }, () => promise));
  const given: { unit: string; promise: Promised }[] = [];
  const serve = (index: number): boolean => {
    const promise = single[index];
    if (!promise) return true;
    for (const unit of promise.unitId ? [promise.unitId] : pieces) {
      if (given.some((other) => other.unit === unit && overlap(other.promise, promise))) continue;
      given.push({ unit, promise });
      if (serve(index + 1)) return true;
      given.pop();
    }
    return false;
  };
  return serve(0);
};

const expectServed = (assignment: Assignment, promises: readonly Promised[]) => {
  const given = promises.flatMap((promise) =>
    (assignment.get(promise.id) ?? []).map((unit) => ({ unit, promise })),
  );
  for (const promise of promises) {
    expect(assignment.get(promise.id)).toHaveLength(promise.quantity);
    if (promise.unitId) expect(assignment.get(promise.id)).toEqual([promise.unitId]);
  }
  for (const [index, one] of given.entries())
    for (const other of given.slice(index + 1))
      expect(one.unit === other.unit && overlap(one.promise, other.promise)).toBe(false);
};

test('promises can be served exactly when trying every piece finds a plan, and then each gets its own', () => {
  fc.assert(
    fc.property(aPlan(true), ({ count, promises }) => {
      const found = assignUnits(units(count), promises);
      expect(found !== undefined).toBe(canBeServed(units(count), promises));
      if (found) expectServed(found, promises);
    }),
    { numRuns: 10_000 },
  );
});

test('without pins, enough pieces on every day are enough', () => {
  fc.assert(
    fc.property(aPlan(false), ({ count, promises }) => {
      const enough = peakDemand(promises, { from: dayOf(0), to: dayOf(30) }) <= count;
      expect(assignUnits(units(count), promises) !== undefined).toBe(enough);
    }),
    { numRuns: 10_000 },
  );
});

test('with pins they are not: the piece that is free first is not the one that is free last', () => {
  const pinned: Promised[] = [
    { id: 'early', from: dayOf(0), to: dayOf(5), quantity: 1, unitId: 'unit-0' },
    { id: 'late', from: dayOf(5), to: dayOf(10), quantity: 1, unitId: 'unit-1' },
    { id: 'across', from: dayOf(3), to: dayOf(8), quantity: 1, unitId: null },
  ];
  expect(peakDemand(pinned, { from: dayOf(0), to: dayOf(10) })).toBe(2);
  expect(assignUnits(units(2), pinned)).toBeUndefined();
});

test('a piece that is none of these serves nobody', () => {
  const elsewhere: Promised = { id: 'one', from: dayOf(0), to: dayOf(1), quantity: 1, unitId: 'gone' };
  expect(assignUnits(units(3), [elsewhere])).toBeUndefined();
});

test('sixty pieces in two hundred promises, a third of them pinned, take few steps', () => {
  const pieces = units(60);
  const busyUntil = new Map(pieces.map((unit) => [unit, 0]));
  const promises: Promised[] = [];
  for (let index = 0; index < 200; index += 1) {
    const unit = pieces[(index * 7) % 60] as string;
    const start = (busyUntil.get(unit) ?? 0) + (index % 3);
    busyUntil.set(unit, start + 20 + (index % 11));
    const to = dayOf(start + 20 + (index % 11));
    promises.push({
      id: String(index),
      from: dayOf(start),
      to,
      quantity: 1,
      unitId: index % 3 ? null : unit,
    });
  }
  expectServed(assignUnits(pieces, promises) as Assignment, promises);
});

test('thousands of pieces of which one is pinned are given at once', () => {
  const pieces = units(3000);
  const stay = { from: dayOf(0), to: dayOf(9) };
  const promises = [
    { id: 'pin', ...stay, quantity: 1, unitId: pieces[7] as string },
    { id: 'many', ...stay, quantity: 2500, unitId: null },
    { id: 'later', from: dayOf(9), to: dayOf(12), quantity: 2900, unitId: null },
  ];
  const budget = newBudget();
  const before = budget.left;
  const found = assignUnits(pieces, promises, budget);
  const first = [...(found?.get('pin') ?? []), ...(found?.get('many') ?? [])];
  expect(new Set(first).size).toBe(2501);
  expect(new Set(found?.get('later')).size).toBe(2900);
  expect(before - budget.left).toBeLessThan(20_000);
});

test('a search that cannot be finished ends with its budget', () => {
  const budget = { left: 1000 };
  const promises = Array.from({ length: 40 }, (_, index) => ({
    id: String(index),
    from: dayOf(index % 5),
    to: dayOf(8),
    quantity: 1,
    unitId: index < 20 ? `u${index}` : null,
  }));
  expect(assignUnits(units(40), promises, budget)).toBeUndefined();
  expect(budget.left).toBeGreaterThan(-100);
});
