import type { Part } from './scene.ts';
import type { Vector } from './vector.ts';

export const pointsOf = ({ mesh }: Part): Vector[] => mesh.flatMap(({ points }) => points);

export const rangeOf = (values: readonly number[]) =>
  values.reduce<readonly [least: number, most: number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );

/** The middle of the smallest box around points, and how far it is from corner to corner. */
export const extentOf = (points: readonly Vector[]) => {
  const ranges = ([0, 1, 2] as const).map((axis) => rangeOf(points.map((point) => point[axis])));
  const middle = ranges.map(([from, to]) => (from + to) / 2) as unknown as Vector; // three of three
  return { middle, size: Math.hypot(...ranges.map(([from, to]) => to - from)) };
};
