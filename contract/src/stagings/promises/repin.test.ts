import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../kernel/days.ts';
import { assignUnits } from './assign-units.ts';
import { type Pinned, repin } from './repin.ts';

const units = ['a', 'b', 'c'];
const days = Array.from({ length: 20 }, (_, index) => addDays('2026-01-01', index));
const dayOf = (number: number) => days[number] as string;

const aPinned = fc
  .record({
    start: fc.nat(8),
    length: fc.integer({ min: 1, max: 6 }),
    unit: fc.constantFrom(null, ...units),
    isFixed: fc.boolean(),
  })
  .map(({ start, length, unit, isFixed }) => ({
    from: dayOf(start),
    to: dayOf(start + length),
    quantity: 1,
    unitId: unit,
    isFixed,
  }));
const aPlan = fc
  .array(aPinned, { maxLength: 6 })
  .map((some): Pinned[] => some.map((promise, index) => ({ ...promise, id: String(index) })));

/** Every choice of pieces for the pins that may move, with how many of them moved. */
const fewestMoves = (promises: readonly Pinned[]): number | undefined => {
  const movable = promises.filter(({ isFixed, unitId }) => !isFixed && unitId !== null);
  let fewest: number | undefined;
  const choose = (index: number, moved: ReadonlyMap<string, string>) => {
    const one = movable[index];
    if (fewest !== undefined && moved.size >= fewest) return;
    if (one) {
      choose(index + 1, moved);
      for (const unit of units.filter((other) => other !== one.unitId))
        choose(index + 1, new Map(moved).set(one.id, unit));
    } else if (
      assignUnits(
        units,
        promises.map((promise) => ({ ...promise, unitId: moved.get(promise.id) ?? promise.unitId })),
      )
    )
      fewest = moved.size;
  };
  choose(0, new Map());
  return fewest;
};

test('pins are moved exactly when that helps, as few as possible up to two, and then there is a piece for everybody', () => {
  fc.assert(
    fc.property(aPlan, (promises) => {
      const moves = repin(units, promises);
      const fewest = fewestMoves(promises);
      expect(moves === undefined).toBe(fewest === undefined);
      if (!moves || fewest === undefined) return;
      if (fewest <= 2) expect(moves.size).toBe(fewest);
      const after = promises.map((promise) => ({
        ...promise,
        unitId: moves.get(promise.id) ?? promise.unitId,
      }));
      expect(assignUnits(units, after)).toBeDefined();
      for (const { id, isFixed } of promises) if (isFixed) expect(moves.has(id)).toBe(false);
    }),
    { numRuns: 10_000 },
  );
});

test('many pins of which none helps are not tried forever', () => {
  const pieces = Array.from({ length: 20 }, (_, index) => `p${index}`);
  const pinned = Array.from({ length: 8 }, (_, slot) =>
    pieces.slice(0, 15).map((_, index) => ({
      id: `${slot} ${index}`,
      from: addDays('2026-02-01', slot * 10),
      to: addDays('2026-02-05', slot * 10),
      quantity: 1,
      unitId: pieces[(index + slot * 3) % 20] as string,
      isFixed: false,
    })),
  ).flat();
  const open = [
    { id: 'ten', from: '2026-01-10', to: '2026-01-26', quantity: 10, unitId: null, isFixed: true },
    { id: 'long', from: '2026-01-20', to: '2026-04-20', quantity: 1, unitId: null, isFixed: true },
  ];
  const moves = repin(pieces, [...pinned, ...open]);
  const after = [...pinned, ...open].map((promise) => ({
    ...promise,
    unitId: moves?.get(promise.id) ?? promise.unitId,
  }));
  expect(assignUnits(pieces, after)).toBeDefined();
});
