import { expect, test } from 'vitest';
import { planOf, renamed, roomsOfPlan, withoutRoom, withRoom } from './planned-rooms.ts';

const nameOf = (type: string) => type.toUpperCase();

test('a home has its rooms by a tap; several of a type have numbers', () => {
  const names = roomsOfPlan('three_bedroom', nameOf).map(({ name }) => name);
  expect(names).toEqual([
    'ENTRY',
    'LIVING',
    'DINING',
    'KITCHEN',
    'PRIMARY_BEDROOM',
    'BEDROOM',
    'BEDROOM 2',
    'BATH',
    'BATH 2',
  ]);
});

test('rooms are added, renamed and removed; the plan is told while they fit it', () => {
  const rooms = roomsOfPlan('studio', nameOf);
  expect(planOf(rooms)).toBe('studio');
  const more = withRoom(rooms, 'bath', nameOf);
  expect(more.at(-1)).toMatchObject({ name: 'BATH 2', roomType: 'bath' });
  expect(planOf(more)).toBeUndefined();
  const key = more[0]!.key;
  expect(planOf(withoutRoom(more, more.at(-1)!.key))).toBe('studio');
  expect(renamed(more, key, 'Hall')[0]).toMatchObject({ name: 'Hall', roomType: 'entry' });
});
