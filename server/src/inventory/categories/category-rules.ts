import type { Category, CategoryPosition } from '@archway/contract/inventory/category';
import type { CategoryId } from '@archway/contract/kernel/ids';
import type * as z from 'zod';

/** Where a category stands. A tree is a list of these in its order. */
export type Standing = Pick<Category, 'id' | 'parentId' | 'position'>;

/** Whether `id` is `top`, or stands anywhere inside it. */
export const isWithin = (tree: readonly Standing[], id: CategoryId | null, top: CategoryId): boolean => {
  if (id === null || id === top) return id === top;
  return isWithin(tree, tree.find((one) => one.id === id)?.parentId ?? null, top);
};

/** What must be written so that one stands there and its old and new siblings count from 0; others stay as they are. */
export const shiftsOfPlacing = (
  tree: readonly Standing[],
  { id, parentId, position }: z.output<typeof CategoryPosition>,
): Standing[] => {
  const rest = tree.filter((one) => one.id !== id);
  const joined = childrenOf(rest, parentId).toSpliced(position, 0, { id, parentId, position });
  const before = tree.find((one) => one.id === id)?.parentId ?? null;
  const left = before === parentId ? [] : childrenOf(rest, before);
  return [...counted(joined), ...counted(left)].filter((one) => !stands(tree, one));
};

/** The same for what stands in a category and goes to another one, after what stands there already. */
export const shiftsOfEmptying = (tree: readonly Standing[], from: CategoryId, to: CategoryId): Standing[] =>
  counted([
    ...childrenOf(tree, to),
    ...childrenOf(tree, from).map((child) => ({ ...child, parentId: to })),
  ]).filter((one) => !stands(tree, one));

/** The same for a category that goes away. */
export const shiftsOfRemoving = (tree: readonly Standing[], id: CategoryId): Standing[] => {
  const gone = tree.find((one) => one.id === id);
  const left = childrenOf(tree, gone?.parentId ?? null).filter((one) => one.id !== id);
  return counted(left).filter((one) => !stands(tree, one));
};

const childrenOf = (tree: readonly Standing[], parentId: CategoryId | null) =>
  tree.filter((one) => one.parentId === parentId);

const counted = (siblings: readonly Standing[]): Standing[] =>
  siblings.map(({ id, parentId }, position) => ({ id, parentId, position }));

const stands = (tree: readonly Standing[], { id, parentId, position }: Standing) =>
  tree.some((one) => one.id === id && one.parentId === parentId && one.position === position);
