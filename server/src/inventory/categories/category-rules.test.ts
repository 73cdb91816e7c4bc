import type { CategoryId } from '@archway/contract/kernel/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithin, type Standing, shiftsOfPlacing, shiftsOfRemoving } from './category-rules.ts';

const idOf = (name: string) => name as CategoryId; // a rule does not look into ids
const at = (name: string, parent: string | null, position: number): Standing => ({
  id: idOf(name),
  parentId: parent === null ? null : idOf(parent),
  position,
});

/** Any tree of up to twelve, in its order; positions may have holes and repeats, as after work done by hand. */
const anyTree = fc
  .array(fc.record({ parent: fc.nat(), position: fc.nat(5) }), { minLength: 1, maxLength: 12 })
  .map((drawn) =>
    drawn
      .map(({ parent, position }, index) =>
        at(`c${index}`, parent % (index + 1) === index ? null : `c${parent % (index + 1)}`, position),
      )
      .toSorted((a, b) => a.position - b.position),
  );

const after = (tree: readonly Standing[], shifts: readonly Standing[]) =>
  tree.map((one) => shifts.find(({ id }) => id === one.id) ?? one);
const childrenOf = (tree: readonly Standing[], parentId: CategoryId | null) =>
  tree.filter((one) => one.parentId === parentId).toSorted((a, b) => a.position - b.position);

test('a category is within itself, its parent and its grandparent, and within no other', () => {
  const tree = [at('sofas', null, 0), at('long', 'sofas', 0), at('leather', 'long', 0), at('rugs', null, 1)];
  const within = (id: string | null, top: string) => isWithin(tree, id === null ? null : idOf(id), idOf(top));
  expect([within('leather', 'leather'), within('leather', 'long'), within('leather', 'sofas')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([within('sofas', 'leather'), within('leather', 'rugs'), within(null, 'sofas')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('wherever one is placed it stands there, old and new siblings count from 0, and all else stays', () => {
  fc.assert(
    fc.property(anyTree, fc.nat(), fc.option(fc.nat()), fc.nat(14), (tree, which, into, position) => {
      const { id, parentId: before } = tree[which % tree.length]!;
      const parentId = into === null ? null : tree[into % tree.length]!.id;
      fc.pre(!isWithin(tree, parentId, id));
      const now = after(tree, shiftsOfPlacing(tree, { id, parentId, position }));
      const siblings = childrenOf(now, parentId);
      expect(siblings[Math.min(position, siblings.length - 1)]!.id).toBe(id);
      for (const list of [siblings, childrenOf(now, before)])
        if (list.length) expect(list.map((one) => one.position)).toEqual(list.map((_, index) => index));
      const others = (list: readonly Standing[]) =>
        list.filter((one) => ![parentId, before].includes(one.parentId));
      expect(others(now)).toEqual(others(tree).filter((one) => one.id !== id));
      const order = (list: readonly Standing[]) =>
        childrenOf(list, parentId).flatMap((one) => (one.id === id ? [] : [one.id]));
      expect(order(now)).toEqual(order(tree));
    }),
  );
});

test('placing one where it stands already writes nothing', () => {
  const tree = [at('a', null, 0), at('b', null, 1), at('c', 'b', 0)];
  expect(shiftsOfPlacing(tree, { id: idOf('b'), parentId: null, position: 1 })).toEqual([]);
  expect(shiftsOfPlacing(tree, { id: idOf('b'), parentId: null, position: 9 })).toEqual([]);
});

test('when one goes away its siblings close up', () => {
  const tree = [at('a', null, 0), at('b', null, 1), at('c', null, 2), at('d', 'c', 0)];
  expect(shiftsOfRemoving(tree, idOf('a'))).toEqual([at('b', null, 0), at('c', null, 1)]);
  expect(shiftsOfRemoving(tree, idOf('c'))).toEqual([]);
});
