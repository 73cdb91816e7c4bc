import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** How far to the side, in pixels, a dragged row is one step further in or out. */
export const stepWidth = 28;

/** How deep the dragged row stands now, and how deep it may stand there. */
export type Depths = { readonly depth: number; readonly shallowest: number; readonly deepest: number };

type TreeKeys = {
  readonly rtl: boolean;
  readonly depths: () => Depths | undefined;
  /** The row over which the dragged one is. */
  readonly over: () => string | undefined;
};

/** Arrows up and down bring a lifted row to the next row; arrows to the sides, one step in or out. */
export const treeKeys =
  ({ rtl, depths, over }: TreeKeys): KeyboardCoordinateGetter =>
  (event, { currentCoordinates, context: { collisionRect, droppableRects } }) => {
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.code];
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.code];
    if (!side && !step) return undefined;
    event.preventDefault();
    if (side) {
      const at = depths();
      const next = (at?.depth ?? 0) + (rtl ? -side : side);
      const fits = at !== undefined && next >= at.shallowest && next <= at.deepest;
      return fits ? { ...currentCoordinates, x: currentCoordinates.x + side * stepWidth } : undefined;
    }
    // The dragged row itself is still on its way when the next key comes quickly.
    const top = droppableRects.get(over() ?? '')?.top ?? collisionRect?.top ?? currentCoordinates.y;
    const tops = [...droppableRects.values()].map((rect) => rect.top);
    const next =
      step === 1
        ? Math.min(...tops.filter((each) => each > top + 1))
        : Math.max(...tops.filter((each) => each < top - 1));
    return Number.isFinite(next) ? { ...currentCoordinates, y: next } : undefined;
  };
