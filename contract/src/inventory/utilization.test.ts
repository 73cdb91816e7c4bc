import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventKinds, foldUnit, type UnitEvent } from './fold-unit.ts';
import { isOut, utilization } from './utilization.ts';

const hour = 3_600_000;
const start = Date.UTC(2026, 0, 1);
const vehicles = new Set(['van']);

const anEvent = fc.record({
  id: fc.uuid(),
  at: fc.integer({ min: 0, max: 60 }).map((hours) => new Date(start + hours * hour).toISOString()),
  kind: fc.constantFrom(...eventKinds.filter((kind) => kind !== 'undone'), 'moved', 'moved'),
  by: fc.constant(null),
  locationId: fc.constantFrom('bin', 'van', null),
  condition: fc.constant(null),
  undoes: fc.constant(null),
}) as fc.Arbitrary<UnitEvent>; // the kinds are the contract's

/** Some of what was said is taken back later. */
const aPiece = fc
  .tuple(fc.uniqueArray(anEvent, { selector: ({ id }) => id, maxLength: 8 }), fc.nat(3))
  .map(([events, taken]): UnitEvent[] => [
    ...events,
    ...events.slice(0, taken).map((event, index) => ({
      ...event,
      id: `undo-${index}-${event.id}`,
      at: new Date(start + 70 * hour).toISOString(),
      kind: 'undone' as const,
      undoes: event.id,
    })),
  ]);

/** Looks at every hour by itself: what had been said by then, as far as it still counts? */
const hourByHour = (pieces: readonly UnitEvent[][], from: number, to: number) => {
  let [owned, out] = [0, 0];
  for (const events of pieces) {
    const taken = new Set(events.flatMap(({ undoes }) => undoes ?? []));
    const counting = events.filter(({ id, kind }) => kind !== 'undone' && !taken.has(id));
    for (let at = from; at < to; at += hour) {
      const past = counting.filter((event) => Date.parse(event.at) <= at);
      const state = foldUnit(past);
      if (past.length === 0 || state.lifecycle !== 'active') continue;
      owned += 1;
      if (isOut(state, vehicles)) out += 1;
    }
  }
  return owned === 0 ? null : out / owned;
};

test('is what looking at every hour by itself finds', () => {
  fc.assert(
    fc.property(
      fc.array(aPiece, { maxLength: 3 }),
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      (pieces, first, hours) => {
        const [from, to] = [start + first * hour, start + (first + hours) * hour];
        const [quick, slow] = [utilization(pieces, { from, to }, vehicles), hourByHour(pieces, from, to)];
        if (slow === null) expect(quick).toBeNull();
        else expect(quick).toBeCloseTo(slow, 10);
      },
    ),
  );
});

test('nothing is said of pieces that nobody owned', () => {
  expect(utilization([], { from: 0, to: hour }, vehicles)).toBeNull();
});
