import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inTreeOrder, withinRow } from '../../ui/tree/tree-rows.ts';
import {
  inOrder,
  type OrderedRow,
  positionInside,
  positionOf,
  projectedPosition,
  stepsOf,
  withPosition,
} from './position-rules.ts';

const row = (id: string, parentId: string | null, position: number): OrderedRow => ({
  id,
  parentId,
  position,
});
const kinds = [
  row('seating', null, 0),
  row('sofas', 'seating', 0),
  row('chairs', 'seating', 1),
  row('stools', 'chairs', 0),
  row('tables', null, 1),
  row('lamps', null, 2),
];
const outline = (rows: readonly OrderedRow[]) =>
  inTreeOrder(inOrder(rows)).map(({ row: { id }, depth }) => '·'.repeat(depth) + id);

test('a place is counted among the siblings, whatever the numbers say', () => {
  expect(positionOf([row('a', null, 5), row('b', null, 9)], 'b')).toEqual({
    id: 'b',
    parentId: null,
    position: 1,
  });
  expect(positionOf(kinds, 'nowhere')).toBeUndefined();
});

describe('putting a row elsewhere', () => {
  test('before its siblings', () => {
    expect(outline(withPosition(kinds, { id: 'lamps', parentId: null, position: 0 }))).toEqual([
      'lamps',
      'seating',
      '·sofas',
      '·chairs',
      '··stools',
      'tables',
    ]);
  });

  test('into another, with everything inside it', () => {
    expect(outline(withPosition(kinds, { id: 'chairs', parentId: 'tables', position: 0 }))).toEqual([
      'seating',
      '·sofas',
      'tables',
      '·chairs',
      '··stools',
      'lamps',
    ]);
  });

  test('never into itself', () => {
    expect(withPosition(kinds, { id: 'seating', parentId: 'stools', position: 0 })).toBe(kinds);
  });

  test('and back again is as it was', () => {
    const before = positionOf(kinds, 'sofas');
    const moved = withPosition(kinds, { id: 'sofas', parentId: null, position: 3 });
    expect(before && outline(withPosition(moved, before))).toEqual(outline(kinds));
  });

  test('keeps every row once, numbered without gaps', () => {
    const ids = kinds.map(({ id }) => id);
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        fc.option(fc.constantFrom(...ids), { nil: null }),
        fc.nat(4),
        (id, parentId, position) => {
          const after = withPosition(kinds, { id, parentId, position });
          expect(after.map((each) => each.id).sort()).toEqual([...ids].sort());
          expect(inTreeOrder(after)).toHaveLength(kinds.length);
          for (const each of after) expect(positionOf(after, each.id)?.position).toBe(each.position);
        },
      ),
    );
  });
});

test('without dragging, a row goes up, down and out as far as there is somewhere to go', () => {
  expect(stepsOf(kinds, 'seating')).toEqual({ down: { id: 'seating', parentId: null, position: 1 } });
  expect(stepsOf(kinds, 'chairs')).toEqual({
    up: { id: 'chairs', parentId: 'seating', position: 0 },
    out: { id: 'chairs', parentId: null, position: 1 },
  });
  expect(stepsOf(kinds, 'lamps')).toEqual({ up: { id: 'lamps', parentId: null, position: 1 } });
});

test('into another row it goes last', () => {
  expect(positionInside(kinds, 'lamps', 'seating')).toEqual({
    id: 'lamps',
    parentId: 'seating',
    position: 2,
  });
  expect(positionInside(kinds, 'sofas', 'seating')).toEqual({
    id: 'sofas',
    parentId: 'seating',
    position: 1,
  });
});

describe('a dragged row', () => {
  /** As the screen shows them meanwhile: what stands in the dragged one is gathered into it. */
  const drag = (activeId: string, overId: string, shift = 0, closed: readonly string[] = []) => {
    const inside = withinRow(kinds, activeId);
    const branches = inTreeOrder(inOrder(kinds), (id) => !closed.includes(id)).filter(
      ({ row: { id } }) => id === activeId || !inside.has(id),
    );
    return projectedPosition({ branches, activeId, overId, shift })?.target;
  };

  test('stays where it is when it is held over itself', () => {
    for (const { id } of kinds) expect(drag(id, id), id).toEqual(positionOf(kinds, id));
  });

  test('stands between the rows above and below', () => {
    expect(drag('lamps', 'tables')).toEqual({ id: 'lamps', parentId: null, position: 1 });
    expect(drag('tables', 'seating')).toEqual({ id: 'tables', parentId: null, position: 0 });
    expect(drag('sofas', 'chairs')).toEqual({ id: 'sofas', parentId: 'chairs', position: 0 });
  });

  test('goes into the row above when it is held further in', () => {
    expect(drag('lamps', 'lamps', 1)).toEqual({ id: 'lamps', parentId: 'tables', position: 0 });
    expect(drag('lamps', 'lamps', 5)).toEqual({ id: 'lamps', parentId: 'tables', position: 0 });
    expect(drag('tables', 'tables', 1)).toEqual({ id: 'tables', parentId: 'seating', position: 2 });
    expect(drag('tables', 'tables', 2)).toEqual({ id: 'tables', parentId: 'chairs', position: 1 });
  });

  test('comes out of what it stands in when it is held further out', () => {
    expect(drag('chairs', 'chairs', -1)).toEqual({ id: 'chairs', parentId: null, position: 1 });
  });

  test('goes last into a closed row', () => {
    expect(drag('tables', 'tables', 1, ['seating'])).toEqual({
      id: 'tables',
      parentId: 'seating',
      position: 2,
    });
  });
});
