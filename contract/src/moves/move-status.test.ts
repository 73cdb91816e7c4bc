import { expect, test } from 'vitest';
import type { MoveEvent, MoveEventKind } from './move-event.ts';
import { moveStatusOf } from './move-status.ts';

let nth = 0;
const event = (kind: MoveEventKind, undoes: string | null = null): MoveEvent => {
  nth += 1;
  return {
    id: `e${nth}`,
    at: new Date(Date.UTC(2026, 4, 1) + nth * 1000).toISOString(),
    kind,
    itemId: 'chair',
    unitId: 'c1',
    quantity: 1,
    lineId: null,
    roomId: null,
    locationId: null,
    undoes,
  };
};

test('a move-in is as far as anybody got', () => {
  const events: MoveEvent[] = [];
  const now = (kind: MoveEventKind) => {
    events.push(event(kind));
    return moveStatusOf('in', 'scheduled', events);
  };
  expect(moveStatusOf('in', 'scheduled', [])).toBe('scheduled');
  expect(moveStatusOf('in', 'draft', [])).toBe('draft');
  expect(now('picked')).toBe('picking');
  expect(now('returned')).toBe('picking');
  expect(now('departed')).toBe('returning');
  expect(moveStatusOf('in', 'scheduled', [event('picked'), event('departed')])).toBe('in_transit');
  expect(moveStatusOf('in', 'scheduled', [event('dropped')])).toBe('on_site');
});

test('a move-out begins in the home and ends in storage', () => {
  const [picked, departed, returned] = [event('picked'), event('departed'), event('returned')];
  expect(moveStatusOf('out', 'scheduled', [picked])).toBe('on_site');
  expect(moveStatusOf('out', 'on_site', [departed, picked])).toBe('in_transit');
  expect(moveStatusOf('out', 'on_site', [picked, returned, departed])).toBe('checking_in');
});

test('what is taken back takes the move back; what somebody ended stays so', () => {
  const picked = event('picked');
  expect(moveStatusOf('in', 'picking', [picked, event('undone', picked.id)])).toBe('scheduled');
  expect(moveStatusOf('in', 'completed', [picked])).toBe('completed');
  expect(moveStatusOf('in', 'canceled', [picked])).toBe('canceled');
});
