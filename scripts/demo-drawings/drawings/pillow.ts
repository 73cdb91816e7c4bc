import { facet, type Mesh } from './mesh.ts';
import type { Vector } from './vector.ts';

/** A throw pillow that stands upright, its face to the viewer, its middle at the origin. */
export const pillow = (width: number, height: number, thickness: number, steps = 18): Mesh => {
  const surface = (u: number, v: number, front: number): Vector => {
    const [bu, bv] = [1 - u ** 2, 1 - v ** 2];
    return [
      (width / 2) * u * (1 - 0.075 * bv),
      (height / 2) * v * (1 - 0.075 * bu),
      front * (thickness / 2) * (bu * bv) ** 0.45,
    ];
  };
  // Closer together at the edges, where it bends most.
  const stops = Array.from({ length: steps + 1 }, (_, at) =>
    Math.sin(((at / steps) * 2 - 1) * (Math.PI / 2)),
  );
  return [1, -1].flatMap((front) =>
    stops.slice(1).flatMap((v1, row) =>
      stops.slice(1).flatMap((u1, column) => {
        const [u0 = 0, v0 = 0] = [stops[column], stops[row]];
        const points = [
          surface(u0, v0, front),
          surface(u1, v0, front),
          surface(u1, v1, front),
          surface(u0, v1, front),
        ];
        return facet(front > 0 ? points : points.reverse());
      }),
    ),
  );
};
