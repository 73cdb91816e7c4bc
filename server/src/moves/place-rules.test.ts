import type { ItemId, LineId, MoveLineId, RoomId, UnitId } from '@archway/contract/kernel/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOnLines } from './place-rules.ts';

type DroppedForLine = Parameters<typeof placeOnLines>[2][number];

const itemId = 'chair' as ItemId;
const rooms = ['dining', 'hall'] as RoomId[];
const line = fc.record({
  roomId: fc.constantFrom(...rooms),
  unitId: fc.constantFrom(null, null, 'c1', 'c2'),
  held: fc.integer({ min: 0, max: 3 }),
});
const drop = fc.record({
  nth: fc.integer({ min: 0, max: 6 }),
  roomId: fc.constantFrom(null, ...rooms),
  dropped: fc.integer({ min: 1, max: 3 }),
});
const worlds = fc
  .record({
    lines: fc.array(line, { maxLength: 4 }),
    drops: fc.array(drop, { maxLength: 4 }),
    unitIds: fc.uniqueArray(fc.constantFrom('c1', 'c2', 'c3', 'c4', 'c5'), { maxLength: 5 }),
    counted: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ lines, drops, unitIds, counted }) => ({
    lines: lines
      .filter(({ unitId }, nth) => !unitId || lines.findIndex((one) => one.unitId === unitId) === nth)
      .map((one, nth) => ({
        ...one,
        id: `l${nth}` as LineId,
        itemId,
        unitId: one.unitId as UnitId | null,
        held: one.unitId ? Math.min(1, one.held) : one.held,
      })),
    drops: drops.map(
      ({ nth, ...one }, index): DroppedForLine => ({
        ...one,
        id: `m${index}` as MoveLineId,
        itemId,
        lineId: nth < lines.length ? (`l${nth}` as LineId) : null,
      }),
    ),
    here: { itemId, quantity: unitIds.length + counted, unitIds: unitIds as UnitId[] },
  }));

test('everything in a home stands for one line or is listed anew, once, and a piece that is wanted by name for its own', () => {
  fc.assert(
    fc.property(worlds, ({ lines, drops, here }) => {
      const placed = placeOnLines(lines, [here], drops);
      const listed = [...placed.here.values()].reduce((sum, many) => sum + many, 0);
      const unlisted = placed.unlisted.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(listed + unlisted).toBe(here.quantity);
      for (const { id, unitId } of lines)
        if (unitId) expect(placed.here.get(id) ?? 0).toBe(here.unitIds.includes(unitId) ? 1 : 0);
      // What is waited for comes before what nobody asked for.
      const counted = lines.filter(({ unitId }) => !unitId);
      if (counted.length > 0 && drops.length === 0) {
        const waiting = counted.some(({ id, held }) => (placed.here.get(id) ?? 0) < held);
        const tooMany = counted.some(({ id, held }) => (placed.here.get(id) ?? 0) > held);
        expect(waiting && tooMany).toBe(false);
        expect(unlisted).toBe(0);
      }
    }),
  );
});

test('each line has what was dropped for it, and what came extra stands in its room', () => {
  const lines = [
    { id: 'a' as LineId, itemId, unitId: null, roomId: rooms[0] as RoomId, held: 2 },
    { id: 'b' as LineId, itemId, unitId: null, roomId: rooms[0] as RoomId, held: 2 },
  ];
  const drops = [
    { id: 'm1' as MoveLineId, lineId: 'a' as LineId, itemId, roomId: rooms[0] as RoomId, dropped: 1 },
    { id: 'm2' as MoveLineId, lineId: 'b' as LineId, itemId, roomId: rooms[0] as RoomId, dropped: 2 },
    { id: 'm3' as MoveLineId, lineId: null, itemId, roomId: rooms[1] as RoomId, dropped: 1 },
  ];
  const placed = placeOnLines(lines, [{ itemId, quantity: 4, unitIds: [] }], drops);
  expect(Object.fromEntries(placed.here)).toEqual({ a: 1, b: 2 });
  expect(placed.unlisted).toEqual([{ itemId, roomId: 'hall', quantity: 1, cameWith: ['m3'] }]);
});
