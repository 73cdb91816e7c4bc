import type { Move } from '@archway/contract/moves/move';
import type { MoveEventRow } from '@archway/contract/moves/move-event-row';
import { expect, test } from 'vitest';
import { makeMoveSession } from './move-session.ts';

const line = {
  id: 'l1',
  itemId: 'chair',
  itemName: 'Chair',
  unitId: null,
  roomId: null,
  planned: 2,
  bins: [],
};
const move = {
  id: 'm',
  kind: 'in',
  lines: [{ ...line, isExtra: false, substituteFor: null }],
} as unknown as Move; // as far as it is read
const session = () => {
  const made = makeMoveSession('m', {
    find: { itemOfUnit: () => 'chair', byCode: () => undefined },
    itemName: () => 'Chair',
  });
  made.setPlan(move);
  return made;
};
const fact = (id: string, more: object = {}) => ({
  id,
  at: '2026-05-01T08:00:00Z',
  kind: 'picked',
  moveId: 'm',
  unitId: id,
  ...more,
});
const row = (id: string, more: object = {}) =>
  ({
    id,
    at: '2026-05-01T08:00:00Z',
    kind: 'picked',
    itemId: 'chair',
    unitId: id,
    quantity: 1,
    lineId: null,
    roomId: null,
    locationId: null,
    undoes: null,
    ...more,
  }) as unknown as MoveEventRow; // as above
const picked = (of: ReturnType<typeof session>) => of.get()?.lines[0]?.picked;

test('what is recorded here and what others recorded count together, each once', () => {
  const one = session();
  one.addFacts([fact('c1'), fact('c9', { moveId: 'another' })]);
  one.addRows([row('c1'), row('c2')]);
  one.addFacts([fact('c1')]);
  expect(picked(one)).toBe(2);
});

test('what is taken back does not count, before and after the server has it', () => {
  const one = session();
  one.addFacts([
    fact('c1'),
    fact('u', { kind: 'undone', undoes: 'c1', moveId: undefined, unitId: undefined }),
  ]);
  expect(picked(one)).toBe(0);
  one.addRows([row('c1')]);
  expect(picked(one)).toBe(0);
});

test('what somebody has to decide does not count until the server tells of it', () => {
  const one = session();
  one.addFacts([fact('c1')]);
  one.setAside(['c1']);
  expect(picked(one)).toBe(0);
  one.addRows([row('c1')]);
  expect(picked(one)).toBe(1);
});

test('a plan that is told again with other counts does not fold anew, one with other lines does', () => {
  const one = session();
  one.addFacts([fact('c1')]);
  const before = one.get()?.lines[0]?.pieces;
  one.setPlan({ ...move });
  expect(one.get()?.lines[0]?.pieces).toBe(before);
  one.setPlan({ ...move, lines: [] });
  expect(one.get()?.lines.map(({ isExtra }) => isExtra)).toEqual([true]);
});

test('a device that knows no codes knows the pieces that the server told may be taken', () => {
  const made = makeMoveSession('m', {
    find: { itemOfUnit: () => undefined, byCode: () => undefined },
    itemName: () => 'Chair',
  });
  made.addFacts([fact('c1'), fact('c2')]);
  const units = [{ id: 'c1', code: 'CH-1', locationId: null, homeLocationId: null }];
  made.setPlan({ ...move, lines: move.lines.map((each) => ({ ...each, units })) } as unknown as Move); // as above
  expect(picked(made)).toBe(1);
  expect(made.get()?.unmatched).toBe(1);
});

test('of a plan that is told again, the lines that are as they were stay the same objects', () => {
  const [bin, other] = [
    { locationId: 'b1', path: ['A'], quantity: 3 },
    { ...line, id: 'l2', itemId: 'lamp' },
  ];
  const plan = (quantity: number) =>
    ({
      ...move,
      lines: [
        { ...line, bins: [{ ...bin }], isExtra: false, substituteFor: null },
        { ...other, bins: [{ ...bin, quantity }], isExtra: false, substituteFor: null },
      ],
    }) as unknown as Move; // as above
  const one = session();
  one.setPlan(plan(3));
  const before = one.get()?.lines;
  one.setPlan(plan(2));
  const after = one.get()?.lines;
  expect(after?.map((each, nth) => each === before?.[nth])).toEqual([true, false]);
});

test('a piece that went on with another move is settled here as soon as the server tells', () => {
  const one = session();
  one.addRows([row('c1')]);
  expect(one.get()?.lines).toMatchObject([{ picked: 1, dropped: 0 }]);
  const told = (state: string, at: string) =>
    ({ ...move, elsewhere: [{ unitId: 'c1', state, at }] }) as unknown as Move; // as above
  one.setPlan(told('passed', '2126-01-01T00:00:00Z'));
  expect(one.get()?.lines).toMatchObject([{ picked: 1, dropped: 1, pieces: [{ state: 'passed' }] }]);
  one.setPlan(told('returned', '2126-01-01T00:00:00Z'));
  expect(one.get()?.lines).toMatchObject([{ picked: 1, dropped: 0, returned: 1 }]);
  one.setPlan(told('returned', '2000-01-01T00:00:00Z'));
  expect(one.get()?.lines).toMatchObject([{ picked: 1, dropped: 0, returned: 0 }]);
});
