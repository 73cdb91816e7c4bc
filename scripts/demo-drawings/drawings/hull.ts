import type { Point } from './camera.ts';

/** The smallest outline without hollows around points of a plane. */
export const hullOf = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of ordered) {
      while (kept.length > 1 && !turnsLeft(kept.at(-2) ?? point, kept.at(-1) ?? point, point)) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
};

const turnsLeft = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
