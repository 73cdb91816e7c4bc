import type { Mesh } from './mesh.ts';
import { closed } from './plan.ts';
import { add, cross, minus, times, unit, type Vector } from './vector.ts';

/** A rod or a cord along a path; its thickness may change from one end to the other. */
export const rod = (
  path: readonly Vector[],
  radius: number | ((share: number) => number),
  { sides = 12, flat = 1 }: { sides?: number; flat?: number } = {},
): Mesh => {
  const thickness = typeof radius === 'number' ? () => radius : radius;
  let side: Vector | undefined;
  const rings = path.map((point, at) => {
    const along = unit(
      minus(path[Math.min(at + 1, path.length - 1)] ?? point, path[Math.max(at - 1, 0)] ?? point),
    );
    // The frame is carried along, so that the rod does not twist.
    const guess = side ?? (Math.abs(along[1]) > 0.9 ? ([1, 0, 0] as Vector) : ([0, 1, 0] as Vector));
    const across = unit(
      minus(guess, times(along, along[0] * guess[0] + along[1] * guess[1] + along[2] * guess[2])),
    );
    side = across;
    const other = cross(along, across);
    const size = thickness(at / (path.length - 1));
    return Array.from({ length: sides }, (_, corner) => {
      const angle = (corner / sides) * 2 * Math.PI;
      return add(
        point,
        add(times(across, size * Math.cos(angle)), times(other, size * flat * Math.sin(angle))),
      );
    });
  });
  return closed(rings);
};

/** A smooth line through the given points. */
export const smooth = (points: readonly Vector[], steps = 8): Vector[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to];
    return Array.from({ length: index === points.length - 2 ? steps + 1 : steps }, (_, step) => {
      const t = step / steps;
      const at = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t ** 2 +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3);
      return [at(0), at(1), at(2)] as Vector;
    });
  });
