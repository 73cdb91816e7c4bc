import { type PointerEvent, type RefObject, useRef } from 'react';

/** Scrolls a box by dragging it with the mouse; fingers do that by themselves. A drag is no click. */
export const useDragScroll = (box: RefObject<HTMLElement | null>) => {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const moved = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      const node = box.current;
      moved.current = false;
      if (event.pointerType !== 'mouse' || event.button !== 0 || !node) return;
      from.current = { x: event.clientX, y: event.clientY, left: node.scrollLeft, top: node.scrollTop };
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current;
      if (!start || !box.current) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moved.current && Math.hypot(x, y) < 5) return;
      moved.current = true;
      box.current.scrollTo({ left: start.left - x, top: start.top - y });
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerLeave: () => {
      from.current = null;
    },
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!moved.current) return;
      moved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
