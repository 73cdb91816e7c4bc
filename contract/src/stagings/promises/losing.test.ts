import { expect, test } from 'vitest';
import type { ReservationId, UnitId } from '../../kernel/ids.ts';
import type { Held } from './find-yielding.ts';
import { type Left, lossesOf, replaceableOf, withoutLosses } from './losing.ts';

const unit = (name: string) => name as UnitId;
const held = (id: string, from: string, to: string, more: Partial<Held> = {}): Held => ({
  reservationId: id as ReservationId,
  status: 'firm',
  quantity: 1,
  unitId: null,
  from: `2027-${from}`,
  to: `2027-${to}`,
  ...more,
});
const left = (gone: string[], units: string[], more: Partial<Left> = {}): Left => ({
  gone: new Set(gone.map(unit)),
  units: units.map(unit),
  cap: units.length,
  today: '2027-05-01',
  ...more,
});
const going = (promises: readonly Held[], of: Left) => Object.fromEntries(lossesOf(promises, of));

test('the very piece is lost first, and then nobody loses more than has to be', () => {
  const all = [held('pinned', '05-10', '06-01', { unitId: unit('a') }), held('late', '05-20', '06-01')];
  expect(going(all, left(['a'], ['b']))).toEqual({ pinned: 1 });
  expect(going(all, left(['b'], ['a']))).toEqual({ late: 1 });
});

test('where what is in homes is too much already, everybody else loses it, and the home nothing', () => {
  const all = [
    held('home', '04-01', '06-01', { status: 'out', quantity: 2 }),
    held('next', '05-20', '06-10'),
  ];
  expect(going(all, left(['a'], ['b']))).toEqual({ next: 1 });
});

test('what was over before today is not lost any more', () => {
  const all = [held('over', '03-01', '04-01'), held('named', '03-01', '04-01', { unitId: unit('a') })];
  expect(going(all, left(['a'], []))).toEqual({});
});

test('whoever begins last of those whom pins leave no piece on all of their days loses it, though on every day there are enough', () => {
  const all = [
    held('one', '05-10', '05-20', { unitId: unit('a') }),
    held('other', '05-30', '06-10', { unitId: unit('b') }),
    held('long', '05-15', '06-05'),
  ];
  expect(going(all, left(['c'], ['a', 'b']))).toEqual({ other: 1 });
});

test('another piece takes the place of one that was lost, if it is the same one on all of its days', () => {
  const lost = held('long', '05-15', '06-05');
  const pins = [
    held('one', '05-10', '05-20', { unitId: unit('a') }),
    held('other', '05-30', '06-10', { unitId: unit('b') }),
  ];
  expect(replaceableOf(lost, pins, left([], ['a', 'b']))).toBe(0);
  expect(replaceableOf(lost, pins, left([], ['a', 'b', 'c']))).toBe(1);
  expect(replaceableOf({ ...lost, quantity: 3 }, [], left([], ['a', 'b']))).toBe(2);
});

test('what is left of promises is what they have lost less', () => {
  const all = [held('six', '05-10', '06-10', { quantity: 6 }), held('one', '05-10', '06-10')];
  const losses = new Map([
    ['six' as ReservationId, 2],
    ['one' as ReservationId, 1],
  ]);
  expect(withoutLosses(all, losses)).toMatchObject([{ reservationId: 'six', quantity: 4 }]);
});
