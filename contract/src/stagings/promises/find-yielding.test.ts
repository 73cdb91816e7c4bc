import { expect, test } from 'vitest';
import type { ReservationId, UnitId } from '../../kernel/ids.ts';
import { findFreeing, findYielding } from './find-yielding.ts';

const held = (id: string, from: string, to: string, more: object = {}) => ({
  reservationId: id as ReservationId,
  status: 'firm' as const,
  quantity: 1,
  unitId: null as UnitId | null,
  from,
  to,
  ...more,
});
const may = { from: '2027-05-01', to: '2027-06-01' };
const going = (...args: Parameters<typeof findYielding>) => {
  const found = findYielding(...args);
  return found && Object.fromEntries(found);
};

test('only as many as it takes, and first whoever has the most time', () => {
  const all = [held('soon', '2027-04-01', '2027-06-01'), held('late', '2027-05-20', '2027-06-01')];
  expect(going(all, [{ ...may, most: 1 }])).toEqual({ late: 1 });
  expect(going(all, [{ ...may, most: 0 }])).toEqual({ late: 1, soon: 1 });
});

test('of one that holds several only as much as is missing', () => {
  const all = [held('six', '2027-05-10', '2027-06-10', { quantity: 6 })];
  expect(going(all, [{ ...may, most: 4 }])).toEqual({ six: 2 });
});

test('nobody who is not in the way: what comes after another has gone needs no more room', () => {
  const all = [held('first', '2027-05-01', '2027-05-10'), held('second', '2027-05-10', '2027-05-20')];
  expect(going(all, [{ ...may, most: 1 }])).toEqual({});
  expect(going(all, [{ from: '2027-05-01', to: '2027-05-05', most: 0 }])).toEqual({ first: 1 });
});

test('nothing, where that would not be enough because a piece is in a home', () => {
  const all = [
    held('home', '2027-04-01', '2027-06-01', { status: 'out' }),
    held('late', '2027-05-20', '2027-06-01'),
  ];
  expect(going(all, [{ ...may, most: 0 }])).toBeUndefined();
  expect(going(all, [{ ...may, most: 1 }])).toEqual({ late: 1 });
});

test('whose ends free it: only as many as it takes, first whoever gives it back first, also out of a home', () => {
  const all = [
    held('longest', '2027-05-20', '2027-09-01'),
    held('home', '2027-04-01', '2027-05-25', { status: 'out' }),
    held('middle', '2027-05-02', '2027-06-10'),
  ];
  expect(findFreeing(all, [{ ...may, most: 2 }])).toEqual(['home']);
  expect(findFreeing(all, [{ ...may, most: 1 }])).toEqual(['home', 'middle']);
  expect(findFreeing(all, [{ ...may, most: 3 }])).toEqual([]);
});

test('nobody frees it where there are too few at all', () => {
  expect(findFreeing([held('one', '2027-05-01', '2027-06-01')], [{ ...may, most: -1 }])).toEqual([]);
});
