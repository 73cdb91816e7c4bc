import type { FileId } from '@archway/contract/kernel/ids';
import { expect, test } from 'vitest';
import { chaptersOf, type ToldEvent } from './timeline-rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 4, 9, minute)).toISOString();
const told = (id: string, minute: number, more: Partial<ToldEvent> = {}): ToldEvent => ({
  id,
  at: at(minute),
  kind: 'picked',
  by: 'Hugo',
  itemName: `Thing ${id}`,
  quantity: 1,
  roomId: null,
  note: '',
  undoes: null,
  reason: null,
  taken: null,
  pictureIds: [],
  ...more,
});

test('what somebody does in a row is told as one thing, also while others work beside them', () => {
  const chapters = chaptersOf([
    told('c', 4),
    told('a', 0, { quantity: 6 }),
    told('b', 2, { by: 'Ana' }),
    told('d', 5, { itemName: 'Thing a' }),
  ]);
  expect(chapters.map(({ by, count, names }) => [by, count, names])).toEqual([
    ['Hugo', 8, ['Thing a', 'Thing c']],
    ['Ana', 1, ['Thing b']],
  ]);
  expect(chapters[0]).toMatchObject({ from: at(0), to: at(5) });
});

test('a long pause, another kind, another room and other words each begin anew', () => {
  const events = [
    told('a', 0),
    told('b', 21),
    told('c', 22, { kind: 'shorted' }),
    told('d', 23, { kind: 'shorted', note: 'Broken leg' }),
    told('e', 24, { kind: 'dropped' }),
  ];
  expect(chaptersOf(events).map(({ key }) => key)).toEqual(['e', 'd', 'c', 'b', 'a']);
});

test('what was taken back is not told, and neither is taking it back', () => {
  const events = [told('a', 0), told('b', 1), told('u', 2, { kind: 'undone', undoes: 'a' })];
  expect(chaptersOf(events).map(({ names }) => names)).toEqual([['Thing b']]);
});

test('each damage is told with its own photos', () => {
  const damage = (id: string, minute: number) =>
    told(id, minute, { kind: 'damaged', pictureIds: [`photo ${id}` as FileId] });
  expect(chaptersOf([damage('a', 0), damage('b', 1)]).map(({ pictureIds }) => pictureIds)).toEqual([
    ['photo b'],
    ['photo a'],
  ]);
});

test('events that arrive in any order make the same story', () => {
  const events = Array.from({ length: 12 }, (_, nth) =>
    told(String.fromCharCode(97 + nth), nth * 3, { by: nth % 3 ? 'Hugo' : 'Ana' }),
  );
  expect(chaptersOf(events.toReversed())).toEqual(chaptersOf(events));
});

test('what goes back for another reason is told by itself', () => {
  const chapters = chaptersOf([
    told('a', 0, { kind: 'returned', reason: 'not_needed' }),
    told('b', 1, { kind: 'returned', reason: 'damaged' }),
    told('c', 2, { kind: 'returned', reason: 'damaged' }),
  ]);
  expect(chapters.map(({ reason, count }) => [reason, count])).toEqual([
    ['damaged', 2],
    ['not_needed', 1],
  ]);
});
