import type { ItemId, LineId, ReservationId, StagingId, UnitId } from '@archway/contract/kernel/ids';
import type { Clash, Holder } from '@archway/contract/stagings/promises/promise';
import { describe, expect, test } from 'vitest';
import {
  addedAfter,
  answersOf,
  type Choices,
  fewerOf,
  isSettled,
  kindsOf,
  type Mine,
} from './clash-rules.ts';

const rug = 'rug' as ItemId;
const runner = 'runner' as ItemId;

const holder = (name: string, more: Partial<Holder> = {}): Holder => ({
  reservationId: name as ReservationId,
  lineId: `${name} line` as LineId,
  stagingId: name as StagingId,
  number: 1,
  name,
  designerName: null,
  status: 'firm',
  quantity: 1,
  unitId: null,
  unitCode: null,
  from: '2027-05-01',
  to: '2027-06-01',
  endsOn: '2027-05-30',
  ...more,
});

const clash = (more: Partial<Clash> = {}): Clash => ({
  itemId: rug,
  itemName: 'Rug',
  because: 'quantity',
  lineIds: [],
  wanted: 1,
  free: 0,
  cap: 1,
  inRepair: 0,
  missing: 0,
  holders: [holder('Maple')],
  yielding: [{ reservationId: 'Maple' as ReservationId, quantity: 1 }],
  freedBy: [],
  ...more,
});

const mine = (more: Partial<Mine> = {}): Mine => ({
  key: 'my line',
  itemId: rug,
  quantity: 1,
  unitId: null,
  isOut: false,
  ...more,
});

describe('who gives way', () => {
  test('whoever the server names', () => {
    const [soon, late] = [holder('Soon'), holder('Late')];
    const some = clash({
      holders: [soon, late],
      yielding: [{ reservationId: late.reservationId, quantity: 1 }],
    });
    expect(kindsOf(some, [mine()])).toEqual(['mine', 'theirs', 'bump', 'fewer']);
  });

  test('nobody, where that would not be enough because a piece is in a home', () => {
    const home = holder('Home', { status: 'out' });
    expect(kindsOf(clash({ holders: [home], yielding: [] }), [mine()])).toEqual(['mine', 'fewer']);
  });

  test('a job that wants a very piece may take any other', () => {
    const unitId = 'piece' as UnitId;
    const pinned = clash({ because: 'piece', cap: 3, free: 1, holders: [holder('Pinned', { unitId })] });
    expect(kindsOf(pinned, [mine({ unitId })])).toContain('any');
  });
});

test('what is in my home stays there: the other gives way', () => {
  expect(kindsOf(clash(), [mine({ isOut: true })])).toEqual(['theirs', 'bump']);
  expect(kindsOf(clash(), [mine({ isOut: true })], false)).toEqual(['theirs']);
});

test('a swap is settled once it names what for', () => {
  expect(isSettled(clash(), undefined)).toBe(false);
  expect(isSettled(clash(), { kind: 'mine', items: {} })).toBe(false);
  expect(isSettled(clash(), { kind: 'mine', items: { [rug]: runner } })).toBe(true);
  expect(isSettled(clash(), { kind: 'theirs', items: { 'Maple line': runner } })).toBe(true);
  expect(isSettled(clash(), { kind: 'bump', items: {} })).toBe(true);
});

test('fewer are taken from the last, who may end with none', () => {
  const lines = [mine({ key: 'a', quantity: 2 }), mine({ key: 'b', quantity: 1 })];
  expect([...fewerOf(lines, 2)]).toEqual([
    ['b', 0],
    ['a', 1],
  ]);
});

test('answers to several clashes become one', () => {
  const [lamp, sofa, chair] = ['lamp', 'sofa', 'chair'] as ItemId[] as [ItemId, ItemId, ItemId];
  const clashes = [
    clash(),
    clash({ itemId: lamp }),
    clash({ itemId: sofa }),
    clash({ itemId: chair, wanted: 3, free: 1, cap: 3 }),
  ];
  const lines = [
    mine(),
    mine({ key: 'l', itemId: lamp }),
    mine({ key: 's', itemId: sofa }),
    mine({ key: 'c', itemId: chair, quantity: 3 }),
  ];
  const choices: Choices = {
    [rug]: { kind: 'theirs', items: { 'Maple line': runner } },
    [lamp]: { kind: 'bump', items: {} },
    [sofa]: { kind: 'mine', items: { [sofa]: runner } },
    [chair]: { kind: 'fewer', items: {} },
  };
  expect(answersOf(clashes, choices, lines)).toEqual({
    onClash: 'bump',
    bumpItems: [lamp],
    swaps: [
      { lineId: 'Maple line', itemId: runner, quantity: 1 },
      { lineId: 's', itemId: runner },
    ],
    fewer: [{ lineId: 'c', quantity: 1 }],
  });
});

test('of others only as many are swapped as are lacking', () => {
  const two = clash({ wanted: 2, free: 1, cap: 3, holders: [holder('Maple', { quantity: 2 })] });
  const choices: Choices = { [rug]: { kind: 'theirs', items: { 'Maple line': runner } } };
  expect(answersOf([two], choices, [mine({ quantity: 2 })]).swaps).toEqual([
    { lineId: 'Maple line', itemId: runner, quantity: 1 },
  ]);
});

test('what is about to be added becomes something else itself, or is left out', () => {
  const lines = [{ itemId: rug, quantity: 1, unitId: null }];
  const after = (choice: Parameters<typeof addedAfter>[3][ItemId]) =>
    addedAfter(lines, () => 'my line', [clash()], { [rug]: choice }, [mine()]);
  expect(after({ kind: 'mine', items: { [rug]: runner } }).lines).toEqual([
    { itemId: runner, quantity: 1, unitId: null },
  ]);
  expect(after({ kind: 'fewer', items: {} }).lines).toEqual([]);
  expect(after({ kind: 'theirs', items: { 'Maple line': runner } })).toEqual({
    lines,
    answers: { onClash: 'refuse', swaps: [{ lineId: 'Maple line', itemId: runner, quantity: 1 }] },
  });
});
