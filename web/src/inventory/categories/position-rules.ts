import { type Branch, childrenByParent, type TreeRow, withinRow } from '../../ui/tree/tree-rows.ts';

/** A row that has its place among its siblings, from 0. */
export type OrderedRow = TreeRow & { readonly position: number };
/** Where a row stands: inside which other, and as the how-manieth there. */
export type TreePosition = {
  readonly id: string;
  readonly parentId: string | null;
  readonly position: number;
};

/** The rows with siblings in their order. */
export const inOrder = <Row extends OrderedRow>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => a.position - b.position);

export const positionOf = (rows: readonly OrderedRow[], id: string): TreePosition | undefined => {
  const row = rows.find((each) => each.id === id);
  if (!row) return undefined;
  const { parentId } = row;
  return { id, parentId, position: siblingsIn(rows, parentId).findIndex((each) => each.id === id) };
};

/** The tree after a row was put elsewhere: what it left closes up, what it joins makes room. */
export const withPosition = <Row extends OrderedRow>(
  rows: readonly Row[],
  { id, parentId, position }: TreePosition,
) => {
  if (parentId !== null && withinRow(rows, id).has(parentId)) return rows;
  const moved = rows.find((each) => each.id === id);
  if (!moved) return rows;
  const others = (parent: string | null) => siblingsIn(rows, parent).filter((each) => each.id !== id);
  const joined = others(parentId);
  joined.splice(position, 0, { ...moved, parentId });
  const left = moved.parentId === parentId ? [] : others(moved.parentId);
  const renumbered = new Map([...numbered(joined), ...numbered(left)].map((row) => [row.id, row]));
  return inOrder(rows.map((row) => renumbered.get(row.id) ?? row));
};

/** What can be done without dragging. A step that leads nowhere is not offered. */
export type Steps = { readonly up?: TreePosition; readonly down?: TreePosition; readonly out?: TreePosition };

export const stepsOf = (rows: readonly OrderedRow[], id: string): Steps => {
  const target = positionOf(rows, id);
  if (!target) return {};
  const { parentId, position } = target;
  const parent = parentId === null ? undefined : positionOf(rows, parentId);
  const last = siblingsIn(rows, parentId).length - 1;
  return {
    ...(position > 0 ? { up: { id, parentId, position: position - 1 } } : {}),
    ...(position < last ? { down: { id, parentId, position: position + 1 } } : {}),
    ...(parent ? { out: { id, parentId: parent.parentId, position: parent.position + 1 } } : {}),
  };
};

/** Last among those that stand in another row, or at the top. */
export const positionInside = (
  rows: readonly OrderedRow[],
  id: string,
  parentId: string | null,
): TreePosition => ({
  id,
  parentId,
  position: siblingsIn(rows, parentId).filter((each) => each.id !== id).length,
});

type Drag = {
  /** The rows that are shown while one is dragged, from top to bottom, without what stands in the dragged one. */
  branches: readonly Branch<OrderedRow>[];
  activeId: string;
  /** The row it is held over. */
  overId: string;
  /** How many steps further in (or, below zero, out) it is held than it stood. */
  shift: number;
};

/** Where a dragged row would stand if it were let go: between the rows above and below, as deep as both allow. */
export const projectedPosition = ({ branches, activeId, overId, shift }: Drag) => {
  const from = branches.findIndex(({ row }) => row.id === activeId);
  const to = branches.findIndex(({ row }) => row.id === overId);
  const active = branches[from];
  if (!active || to < 0) return undefined;
  const others = branches.filter((_, index) => index !== from);
  const above = others.slice(0, to);
  const previous = above.at(-1);
  const shallowest = others[to]?.depth ?? 0;
  const deepest = previous ? previous.depth + 1 : 0;
  const depth = Math.min(Math.max(active.depth + shift, shallowest), deepest);
  const parent = above.findLast((each) => each.depth === depth - 1);
  const parentId = depth === 0 ? null : (parent?.row.id ?? null);
  const shownAbove = above.filter((each) => each.depth === depth && each.row.parentId === parentId).length;
  // Into a closed row it goes last: what stands in there is not seen, so nothing can be meant by its order.
  const isClosed = parent !== undefined && !others.some(({ row }) => row.parentId === parentId);
  const inside = (parent?.children ?? 0) - (active.row.parentId === parentId ? 1 : 0);
  return {
    depth,
    shallowest,
    deepest,
    target: { id: activeId, parentId, position: isClosed ? inside : shownAbove },
  };
};

const siblingsIn = <Row extends OrderedRow>(rows: readonly Row[], parentId: string | null): Row[] =>
  inOrder(childrenByParent(rows).get(parentId) ?? []);

const numbered = <Row extends OrderedRow>(rows: readonly Row[]): Row[] =>
  rows.map((row, position) => ({ ...row, position }));
