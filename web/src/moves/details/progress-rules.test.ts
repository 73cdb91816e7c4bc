import { foldMove } from '@archway/contract/moves/fold-move';
import type { MoveEvent, MoveEventKind } from '@archway/contract/moves/move-event';
import { expect, test } from 'vitest';
import { partsOf, shareOf } from './progress-rules.ts';

let nth = 0;
const event = (kind: MoveEventKind, more: Partial<MoveEvent> = {}): MoveEvent => {
  nth += 1;
  return {
    id: `e${String(nth).padStart(5, '0')}`,
    at: new Date(Date.UTC(2026, 4, 1) + nth * 1000).toISOString(),
    kind,
    itemId: 'chair',
    unitId: null,
    quantity: 1,
    lineId: null,
    roomId: null,
    locationId: null,
    undoes: null,
    ...more,
  };
};
const plan = [{ id: 'a', itemId: 'chair', unitId: null, roomId: null, planned: 8 }];
const nothing = { dropped: 0, returned: 0, missing: 0, sold: 0, short: 0, inTransit: 0, toPick: 0 };

test('a move of which nothing is recorded has everything still to pick', () => {
  expect(partsOf(foldMove({ kind: 'in', lines: plan }, []), false)).toEqual({ ...nothing, toPick: 8 });
});

test('what is sold, left or short is settled, and each piece is counted once', () => {
  const lines = foldMove({ kind: 'out', lines: plan }, [
    event('picked', { unitId: 'c1' }),
    event('picked', { unitId: 'c2' }),
    event('returned', { unitId: 'c2' }),
    event('sold', { unitId: 'c3' }),
    event('left', { unitId: 'c4' }),
    event('shorted', { lineId: 'a', quantity: 2 }),
  ]);
  const parts = partsOf(lines, false);
  expect(parts).toEqual({ ...nothing, dropped: 1, sold: 2, short: 2, inTransit: 1, toPick: 2 });
  expect(shareOf(parts)).toEqual({ done: 5, whole: 8 });
});

test('the parts are as many as are planned, and came along beside that', () => {
  const lines = foldMove({ kind: 'in', lines: plan }, [
    event('picked', { unitId: 'v1', itemId: 'vase' }),
    event('picked', { unitId: 's1', itemId: 'stool', lineId: 'a' }),
    event('dropped', { unitId: 's1', itemId: 'stool' }),
    event('missing', { unitId: 'c1' }),
  ]);
  const parts = partsOf(lines, false);
  expect(parts).toEqual({ ...nothing, dropped: 1, short: 1, inTransit: 1, toPick: 6 });
  expect(shareOf(parts).whole).toBe(8 + 1);
});

test('of a move that is over, what nobody picked is short', () => {
  expect(partsOf(foldMove({ kind: 'in', lines: plan }, []), true)).toEqual({ ...nothing, short: 8 });
});
