import type { Mesh } from './mesh.ts';
import { closed, levelled, type Plan, quarter, type Range } from './plan.ts';
import type { Vector } from './vector.ts';

/** Whatever stands on a plan, with round edges above and below. */
export const prism = (drawn: Plan, y: Range, { round = 0.2, crown = 0 } = {}): Mesh => {
  const plan = areaOf(drawn) > 0 ? [...drawn].reverse() : drawn;
  const normals = plan.map((_, at) => {
    const [before, after] = [plan.at(at - 1) ?? [0, 0], plan[(at + 1) % plan.length] ?? [0, 0]];
    const [dx, dz] = [after[0] - before[0], after[1] - before[1]];
    const size = Math.hypot(dx, dz) || 1;
    return [-dz / size, dx / size] as const;
  });
  const ring = (inset: number, level: number) =>
    levelled(
      plan.map(([px, pz], at) => {
        const [nx = 0, nz = 0] = normals[at] ?? [];
        return [px - nx * inset, pz - nz * inset] as const;
      }),
      level,
    );
  const angles = quarter(round > 1 ? 6 : 3);
  const rings = [
    ...angles.map((angle) => ring(round * (1 - Math.sin(angle)), y[0] + round * (1 - Math.cos(angle)))),
    ...angles.map((angle) => ring(round * (1 - Math.cos(angle)), y[1] - round * (1 - Math.sin(angle)))),
    ...(crown ? [1.5, 2.5, 4].map((far, at) => ring(round * far, y[1] + (crown * (at + 1)) / 3)) : []),
  ];
  return closed(rings);
};

/** Positive when the plan runs clockwise as seen from above. */
const areaOf = (plan: Plan) =>
  plan.reduce((sum, [x, z], at) => {
    const [nextX, nextZ] = plan[(at + 1) % plan.length] ?? [0, 0];
    return sum + x * nextZ - nextX * z;
  }, 0);

/** What has the same outline from the side all along: points are [z, y], and it reaches from left to right. */
export const slab = (profile: Plan, x: Range, { round = 0.3 } = {}): Mesh =>
  prism(profile, x, { round }).map(({ points, normal }) => ({
    points: points.map(([px, py, pz]): Vector => [py, pz, px]),
    normal: [normal[1], normal[2], normal[0]],
  }));

/** What has the same outline from the front: points are [x, y], and it reaches from back to front. */
export const board = (front: Plan, z: Range, { round = 0.2 } = {}): Mesh =>
  prism(
    front.map(([x, y]) => [y, x] as const),
    z,
    { round },
  ).map(({ points, normal }) => ({
    points: points.map(([px, py, pz]): Vector => [pz, px, py]),
    normal: [normal[2], normal[0], normal[1]],
  }));
