import type { Line } from '@archway/contract/stagings/line';
import type { Clash } from '@archway/contract/stagings/promises/promise';
import { expect, test } from 'vitest';
import { shortagesOf, shortOf } from './shortage-rules.ts';

const line = (id: string, quantity: number, more: object = {}) =>
  ({ id, quantity, unitId: null, status: 'soft', ...more }) as unknown as Line; // only what is read
const clash = (lineIds: string[], wanted: number, free: number, holders: object[] = []) =>
  ({ lineIds, wanted, free, holders }) as unknown as Clash; // only what is read

test('what is free goes to what is held firmly, then to the lines in their order', () => {
  const lines = [line('a', 2), line('b', 2), line('c', 1, { status: 'firm' }), line('other', 4)];
  const shortages = shortagesOf(lines, [clash(['a', 'b', 'c'], 5, 2)]);
  expect([...shortages]).toEqual([
    ['a', 1],
    ['b', 0],
  ]);
  expect(shortOf(lines, shortages)).toBe(3);
});

test('of a very piece that somebody else has none is free, though others of its item are', () => {
  const lines = [line('pinned', 1, { unitId: 'piece' }), line('any', 1)];
  const shortages = shortagesOf(lines, [clash(['pinned', 'any'], 2, 2, [{ unitId: 'piece' }])]);
  expect([...shortages]).toEqual([['pinned', 0]]);
});
