import type { EventId, ItemId, StorageLocationId } from '@archway/contract/kernel/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HeldStock, type PlannedChange, planStock, type StockChange } from './stock-timeline-rules.ts';

const item = 'lamp' as ItemId; // compared only, as the others
const bins = ['here', 'there'] as StorageLocationId[];

const nothing = (): HeldStock => ({
  timelines: new Map([[item, new Map(bins.map((bin) => [bin, { onHand: 0, entries: [] }]))]]),
  totals: new Map(),
});

const aChange: fc.Arbitrary<StockChange> = fc.oneof(
  fc.record({
    kind: fc.constant('received' as const),
    locationId: fc.constantFrom(...bins),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    kind: fc.constant('counted' as const),
    locationId: fc.constantFrom(...bins),
    counted: fc.integer({ min: 100, max: 120 }),
  }),
);

/** In the order it happened: what is counted tells how much stands there. */
const replay = (changes: readonly PlannedChange[]) => {
  const onHand = new Map<string, number>();
  for (const { change } of changes.toSorted((one, other) => one.at - other.at)) {
    if (change.kind === 'received')
      onHand.set(change.locationId, (onHand.get(change.locationId) ?? 0) + change.quantity);
    if (change.kind === 'counted') onHand.set(change.locationId, change.counted);
  }
  return bins.map((bin) => onHand.get(bin) ?? 0);
};

test('balances are those of a replay, whatever the order of arrival', () => {
  fc.assert(
    fc.property(fc.array(aChange, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (changes, dice) => {
      const planned = changes.map((change, nth) => ({
        id: `e${nth}` as EventId,
        at: nth,
        itemId: item,
        change,
      }));
      const held = nothing();
      for (const one of planned.toSorted(() => (dice.next().value % 2 === 0 ? -1 : 1)))
        planStock(held, [one]);
      expect(bins.map((bin) => held.timelines.get(item)?.get(bin)?.onHand)).toEqual(replay(planned));
    }),
  );
});

test('what is undone is as if it had never been, also under a count', () => {
  const [receive, count, more] = (
    [
      { kind: 'received', locationId: bins[0]!, quantity: 5 },
      { kind: 'counted', locationId: bins[0]!, counted: 9 },
      { kind: 'received', locationId: bins[0]!, quantity: 2 },
    ] as const
  ).map((change, nth) => ({ id: `e${nth}` as EventId, at: nth, itemId: item, change }));
  const undo = (of: PlannedChange, nth: number): PlannedChange => ({
    id: `u${nth}` as EventId,
    at: 10 + nth,
    itemId: item,
    change: { kind: 'undone', undoes: of.id, undoneAt: of.at },
  });
  const held = nothing();
  const now = () => held.timelines.get(item)?.get(bins[0]!)?.onHand;
  planStock(held, [receive!, count!, more!]);
  expect(now()).toBe(11);
  planStock(held, [undo(count!, 1)]);
  expect(now()).toBe(7);
  planStock(held, [undo(receive!, 2)]);
  expect(now()).toBe(2);
});

test('a balance is never less than nothing, nor more than there may be', () => {
  const held = nothing();
  const plan = planStock(held, [
    {
      id: 'a' as EventId,
      at: 1,
      itemId: item,
      change: { kind: 'received', locationId: bins[0]!, quantity: 2 },
    },
    {
      id: 'b' as EventId,
      at: 2,
      itemId: item,
      change: { kind: 'transferred', fromId: bins[0]!, toId: bins[1]!, quantity: 3 },
    },
    {
      id: 'c' as EventId,
      at: 3,
      itemId: item,
      change: { kind: 'counted', locationId: bins[1]!, counted: 2_000_000_000 },
    },
  ]);
  expect([...plan.refused]).toEqual([
    ['b', 'not_enough'],
    ['c', 'too_many'],
  ]);
  expect(held.timelines.get(item)?.get(bins[0]!)?.onHand).toBe(2);
});

/** What a crew carries between a bin and a home, and what brings more into the bin. */
const aCarry: fc.Arbitrary<StockChange> = fc.oneof(
  fc.record({
    kind: fc.constant('received' as const),
    locationId: fc.constantFrom(...bins),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  fc
    .record({
      from: fc.constantFrom(...bins, null),
      to: fc.constantFrom(...bins, null),
      quantity: fc.integer({ min: 1, max: 5 }),
    })
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, quantity }) => ({ kind: 'carried' as const, fromId: from, toId: to, quantity })),
);

/** In the order it happened, without what was undone: a location gives what it has. */
const carried = (changes: readonly PlannedChange[], undone: ReadonlySet<string>) => {
  const stood = new Map<string | null, number>();
  const add = (bin: string | null, many: number) => stood.set(bin, Math.max(0, (stood.get(bin) ?? 0) + many));
  for (const { id, change } of changes) {
    if (undone.has(id)) continue;
    if (change.kind === 'received') add(change.locationId, change.quantity);
    if (change.kind === 'carried') {
      add(change.fromId, -change.quantity);
      add(change.toId, change.quantity);
    }
  }
  return bins.map((bin) => stood.get(bin) ?? 0);
};

test('what is carried and taken back, in whatever order it arrives, leaves what its replay leaves', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ change: aCarry, isUndone: fc.boolean(), turn: fc.nat(), late: fc.nat() }), {
        maxLength: 14,
      }),
      (drawn) => {
        const planned = drawn.map(({ change, turn }, nth) => ({
          turn,
          one: {
            id: `e${String(nth).padStart(2, '0')}` as EventId,
            at: nth,
            itemId: item,
            change,
          } as PlannedChange,
        }));
        const undos = drawn.flatMap(({ change, isUndone, turn, late }, nth) => {
          const of = planned[nth]!.one;
          const isBack = isUndone && change.kind === 'carried';
          const undo = { kind: 'undone' as const, undoes: of.id, undoneAt: of.at, ofCarried: true };
          return isBack
            ? [
                {
                  turn: turn + (late % 1_000_000_000),
                  one: {
                    id: `u${of.id}` as EventId,
                    at: 100 + nth,
                    itemId: item,
                    change: undo,
                  } as PlannedChange,
                },
              ]
            : [];
        });
        const held = nothing();
        // What undoes comes after what it undoes: at the same turn it stands behind it.
        for (const { one } of [...planned, ...undos].toSorted((a, b) => a.turn - b.turn))
          expect([...planStock(held, [one]).refused]).toEqual([]);
        const undone = new Set(
          undos.map(({ one }) => (one.change.kind === 'undone' ? one.change.undoes : '')),
        );
        const stands = bins.map((bin) => held.timelines.get(item)?.get(bin)?.onHand);
        expect(stands).toEqual(
          carried(
            planned.map(({ one }) => one),
            undone,
          ),
        );
        for (const timeline of held.timelines.get(item)?.values() ?? [])
          expect(timeline.entries.reduce((sum, { delta }) => sum + delta, 0)).toBe(timeline.onHand);
      },
    ),
    { numRuns: 2000 },
  );
});
