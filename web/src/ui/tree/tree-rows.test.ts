import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nested } from './nested-branches.ts';
import {
  ancestorsOf,
  childrenByParent,
  inTreeOrder,
  matchesWithPath,
  sumsWithin,
  type TreeRow,
  withinRow,
} from './tree-rows.ts';

const row = (id: string, parentId: string | null = null, n = 1) => ({ id, parentId, n });
const house = [
  row('hall'),
  row('aisle-1', 'hall', 2),
  row('bin-1', 'aisle-1', 3),
  row('bin-2', 'aisle-1', 4),
  row('aisle-2', 'hall', 5),
  row('van', null, 6),
];
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const order = (...args: Parameters<typeof inTreeOrder<(typeof house)[number]>>) =>
  inTreeOrder(...args).map(({ row: { id }, depth }) => `${' '.repeat(depth)}${id}`);

test('a tree is read from top to bottom, what stands in a row right after it', () => {
  expect(order(house)).toEqual(['hall', ' aisle-1', '  bin-1', '  bin-2', ' aisle-2', 'van']);
});

test('what stands in a closed row is left out, and the row still tells how much it is', () => {
  expect(order(house, (id) => id !== 'aisle-1')).toEqual(['hall', ' aisle-1', ' aisle-2', 'van']);
  const closed = inTreeOrder(house, () => false);
  expect(closed.map(({ children, index, siblings }) => [children, index, siblings])).toEqual([
    [2, 0, 2],
    [0, 1, 2],
  ]);
});

test('rows in their order become lists inside lists, whatever was left out between them', () => {
  const outline = (level: ReturnType<typeof nested>): unknown[] =>
    level.map(({ branch, inside }) => [branch.row.id, ...outline(inside)]);
  expect(outline(nested(inTreeOrder(house)))).toEqual([
    ['hall', ['aisle-1', ['bin-1'], ['bin-2']], ['aisle-2']],
    ['van'],
  ]);
  expect(outline(nested(inTreeOrder(house).filter(({ row: { id } }) => id !== 'aisle-1')))).toEqual([
    ['hall', ['bin-1'], ['bin-2'], ['aisle-2']],
    ['van'],
  ]);
});

test('a row whose parent is not there stands at the top', () => {
  expect(ids(childrenByParent([row('bin', 'gone')]).get(null) ?? [])).toEqual(['bin']);
});

test('a row knows what it stands in, from the top', () => {
  expect(ids(ancestorsOf(house, 'bin-2'))).toEqual(['hall', 'aisle-1']);
  expect(ancestorsOf(house, 'hall')).toEqual([]);
  expect(ancestorsOf(house, 'nowhere')).toEqual([]);
});

test('everything inside a row is where it cannot be put', () => {
  expect([...withinRow(house, 'aisle-1')]).toEqual(['aisle-1', 'bin-1', 'bin-2']);
  expect([...withinRow(house, 'van')]).toEqual(['van']);
});

test('numbers are added up through the tree', () => {
  expect(Object.fromEntries(sumsWithin(house, ({ n }) => n))).toEqual({
    hall: 15,
    'aisle-1': 9,
    'bin-1': 3,
    'bin-2': 4,
    'aisle-2': 5,
    van: 6,
  });
});

test('whoever looks for a row also sees what it stands in', () => {
  expect(ids(matchesWithPath(house, ({ id }) => id.startsWith('bin-2')))).toEqual([
    'hall',
    'aisle-1',
    'bin-2',
  ]);
  expect(matchesWithPath(house, () => false)).toEqual([]);
});

describe('whatever the server says', () => {
  // Any row may name any other: no tree at all, or one that turns in a circle.
  const anything = fc
    .integer({ min: 1, max: 12 })
    .chain((size) =>
      fc.tuple(
        ...Array.from({ length: size }, () => fc.option(fc.integer({ min: 0, max: size }), { nil: null })),
      ),
    )
    .map((parents): TreeRow[] =>
      parents.map((parent, id) => ({ id: String(id), parentId: parent === null ? null : String(parent) })),
    );

  test('walking it ends, and no row is told twice', () => {
    fc.assert(
      fc.property(anything, (rows) => {
        const told = inTreeOrder(rows).map(({ row: { id } }) => id);
        for (const { id } of rows) {
          expect(ids(ancestorsOf(rows, id)).length).toBeLessThanOrEqual(rows.length);
          expect(withinRow(rows, id).has(id)).toBe(true);
        }
        expect(new Set(told).size).toBe(told.length);
        expect(matchesWithPath(rows, () => true).length).toBe(rows.length);
      }),
    );
  });

  test('a row that may go into another never stands inside itself afterwards', () => {
    fc.assert(
      fc.property(anything, fc.nat(11), fc.nat(11), (rows, from, to) => {
        const tree = inTreeOrder(rows).map(({ row: each }) => each);
        const moved = tree[from % Math.max(1, tree.length)];
        const target = tree[to % Math.max(1, tree.length)];
        if (!moved || !target || withinRow(tree, moved.id).has(target.id)) return;
        const after = tree.map((each) => (each.id === moved.id ? { ...each, parentId: target.id } : each));
        expect(inTreeOrder(after).length).toBe(tree.length);
      }),
    );
  });
});
