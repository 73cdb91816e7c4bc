import type { RoomId } from '@archway/contract/kernel/ids';
import { expect, test } from 'vitest';
import { firstUnfurnished, piecesOf, rentOf } from './room-rules.ts';

test('a room brings the rent of all its pieces; one without a price brings none', () => {
  const lines = [
    { quantity: 2, bumped: 0, monthlyRent: 5000 },
    { quantity: 1, bumped: 0, monthlyRent: null },
  ];
  expect([rentOf(lines), piecesOf(lines)]).toEqual([10_000, 3]);
});

test('what was taken away is not counted', () => {
  const lines = [
    { quantity: 4, bumped: 1, monthlyRent: 5000 },
    { quantity: 1, bumped: 1, monthlyRent: 9000 },
  ];
  expect([rentOf(lines), piecesOf(lines)]).toEqual([15_000, 3]);
});

test('pieces are added to the first room that has none, and to the first of all once each has some', () => {
  const room = (id: string) => ({ id: id as RoomId });
  const line = (id: string) => ({ roomId: id as RoomId });
  const rooms = [room('living'), room('bedroom')];
  expect(firstUnfurnished(rooms, [line('living')])).toEqual(room('bedroom'));
  expect(firstUnfurnished(rooms, [line('bedroom'), line('living')])).toEqual(room('living'));
  expect(firstUnfurnished([], [])).toBeUndefined();
});
