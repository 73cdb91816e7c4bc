import type { CountedOnMove } from '@archway/contract/inventory/counted-on-move';
import type { EventId, ItemId, MoveId, StorageLocationId } from '@archway/contract/kernel/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carriedOtherwise } from './carried-rules.ts';
import { type HeldStock, planStock } from './stock-timeline-rules.ts';

const [item, move] = ['towel' as ItemId, 'move' as MoveId]; // compared only, as the others
const [bin, other, home] = ['bin', 'other', 'home'] as [
  StorageLocationId,
  StorageLocationId,
  StorageLocationId,
];

/** Ten towels in one bin. */
const tenTowels = (): HeldStock => {
  const held: HeldStock = {
    timelines: new Map([[item, new Map([bin, other, home].map((id) => [id, { onHand: 0, entries: [] }]))]]),
    totals: new Map(),
  };
  const change = { kind: 'received', locationId: bin, quantity: 10 } as const;
  planStock(held, [{ id: 'a' as EventId, at: 0, itemId: item, change }]);
  return held;
};

type Told = {
  readonly kind: 'picked' | 'dropped' | 'returned' | 'missing' | 'found' | 'sold';
  readonly quantity: number;
  readonly isUndone: boolean;
  /** When it and its undo arrive, whenever they happened. */
  readonly turn: number;
  readonly undoTurn: number;
};

const toldOf = (...kinds: Told['kind'][]): fc.Arbitrary<Told> =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    quantity: fc.integer({ min: 1, max: 6 }),
    isUndone: fc.boolean(),
    turn: fc.nat(999),
    undoTurn: fc.nat(999),
  });

const eventOf = ({ kind, quantity }: Told, nth: number): CountedOnMove => ({
  id: `e${String(nth).padStart(2, '0')}` as EventId,
  at: new Date(1000 + nth).toISOString(),
  itemId: item,
  moveId: move,
  moveKind: 'in',
  siteId: home,
  kind,
  quantity,
  locationId: kind === 'returned' ? other : kind === 'missing' || kind === 'found' ? null : bin,
  verdict: null,
});

/** What stands where once all of it arrived, one after the other. */
const afterArrival = (story: readonly Told[]) => {
  const held = tenTowels();
  let known: CountedOnMove[] = [];
  const arrivals = story.flatMap((told, nth) => {
    const event = eventOf(told, nth);
    const arrives = { turn: told.turn, event, isUndo: false };
    return told.isUndone
      ? [arrives, { turn: told.turn + 1 + told.undoTurn, event, isUndo: true }]
      : [arrives];
  });
  for (const { event, isUndo } of arrivals.toSorted((one, another) => one.turn - another.turn)) {
    const after = isUndo ? known.filter(({ id }) => id !== event.id) : [...known, event];
    const undoneAt = Date.parse(event.at);
    const undo = { kind: 'undone', undoes: event.id, undoneAt, ofCarried: true } as const;
    const undos = isUndo ? [{ id: `u${event.id}` as EventId, at: 9000, itemId: item, change: undo }] : [];
    const plan = planStock(held, [...carriedOtherwise(known, after), ...undos]);
    expect([...plan.refused]).toEqual([]);
    known = after;
  }
  const onHand = (id: StorageLocationId) => held.timelines.get(item)?.get(id)?.onHand ?? 0;
  for (const { entries, onHand: stands } of held.timelines.get(item)?.values() ?? [])
    expect(entries.reduce((sum, { delta }) => sum + delta, 0)).toBe(stands);
  return { bin: onHand(bin), other: onHand(other), home: onHand(home) };
};

/** Piece by piece, as somebody would who stands beside it. */
const byHand = (story: readonly Told[]) => {
  const stands = { bin: 10, other: 0, hand: 0, placed: 0 };
  const takeFromBin = () => {
    stands.bin = Math.max(0, stands.bin - 1);
  };
  const takeFromCrew = () => {
    const from = stands.hand > 0 ? 'hand' : stands.placed > 0 ? 'placed' : undefined;
    if (from) stands[from] -= 1;
    return from !== undefined;
  };
  const steps: Readonly<Record<Told['kind'], () => void>> = {
    picked: () => {
      takeFromBin();
      stands.hand += 1;
    },
    dropped: () => {
      if (stands.hand > 0) stands.hand -= 1;
      else takeFromBin();
      stands.placed += 1;
    },
    returned: () => {
      if (takeFromCrew()) stands.other += 1;
    },
    missing: () => {
      takeFromCrew();
    },
    sold: () => {
      if (!takeFromCrew()) takeFromBin();
    },
    found: () => {
      throw new Error('Not in these stories.');
    },
  };
  for (const { kind, quantity, isUndone } of story)
    for (let each = 0; each < quantity && !isUndone; each += 1) steps[kind]();
  return { bin: stands.bin, other: stands.other, home: stands.hand + stands.placed };
};

test('balances are those of whoever stands beside it, in whatever order it arrives and is taken back', () => {
  const picks = fc.array(toldOf('picked'), { maxLength: 4 });
  const others = fc.array(toldOf('dropped', 'returned', 'missing', 'sold'), { maxLength: 8 });
  fc.assert(
    fc.property(picks, others, (first, then) => {
      const story = [...first, ...then];
      expect(afterArrival(story)).toEqual(byHand(story));
    }),
    { numRuns: 1000 },
  );
});

test('the order of arrival makes no difference, and nothing comes out of nothing', () => {
  const all = toldOf('picked', 'dropped', 'returned', 'missing', 'found', 'sold');
  fc.assert(
    fc.property(fc.array(all, { maxLength: 10 }), (story) => {
      const stands = afterArrival(story);
      const inTime = story.map((told, nth) => ({ ...told, turn: nth, undoTurn: 0 }));
      expect(stands).toEqual(afterArrival(inTime));
      const carried = story.reduce(
        (sum, { kind, quantity, isUndone }) =>
          sum + (!isUndone && (kind === 'picked' || kind === 'dropped') ? quantity : 0),
        0,
      );
      // Of what a crew has in hand there were so many, whatever was known of the bin.
      expect(stands.bin + stands.other + stands.home).toBeLessThanOrEqual(Math.max(10, carried));
    }),
    { numRuns: 1000 },
  );
});
