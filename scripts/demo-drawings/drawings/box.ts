import { type Mesh, moved } from './mesh.ts';
import { closed, levelled, middleOf, quarter, type Range, roundedPlan, sizeOf } from './plan.ts';
import type { Vector } from './vector.ts';

export type Box = {
  readonly x: Range;
  readonly y: Range;
  readonly z: Range;
  /** How round its edges are. */
  readonly round?: number;
  /** How far its top swells, as a cushion's does. */
  readonly crown?: number;
  /** How much of the room at its foot it takes up, 1 for as much as at its top. */
  readonly foot?: number;
};

/** A box with round edges; with a crown, a cushion. */
export const box = ({ x, y, z, round = 0.3, crown = 0, foot = 1 }: Box): Mesh => {
  const [width, height, depth] = [sizeOf(x), sizeOf(y), sizeOf(z)];
  const radius = Math.min(round, width / 2.01, height / 2.01, depth / 2.01);
  const steps = radius > 1.2 ? 6 : radius > 0.4 ? 4 : 2;
  const large = Math.min(width, depth) > 9;
  const ring = (inset: number, level: number, share = 1): Vector[] => {
    const narrow = foot + (1 - foot) * (level / height);
    const plan = roundedPlan(
      (width - 2 * inset) * narrow * share,
      (depth - 2 * inset) * narrow * share,
      Math.max(0.01, (radius - inset) * share),
      steps,
      crown ? (large ? 8 : 4) : 1,
    );
    return levelled(plan, level);
  };
  const [reachX, reachZ] = [width / 2 - radius, depth / 2 - radius];
  /** Swollen most in the middle, and not at all where it meets the edge. */
  const swollen = (share: number, level: number, by: number): Vector[] =>
    ring(radius, level, share).map(([px, y, pz]) => [
      px,
      y + by * (Math.max(0, 1 - (px / reachX) ** 2) * Math.max(0, 1 - (pz / reachZ) ** 2)) ** 0.8,
      pz,
    ]);
  const angles = quarter(steps);
  const rings = [
    ...angles.map((angle) => ring(radius * (1 - Math.sin(angle)), radius * (1 - Math.cos(angle)))),
    ...angles.map((angle) => ring(radius * (1 - Math.cos(angle)), height - radius * (1 - Math.sin(angle)))),
    ...(crown ? (large ? fineShares : coarseShares).map((share) => swollen(share, height, crown)) : []),
  ];
  return moved(closed(rings), [middleOf(x), y[0], middleOf(z)]);
};

const fineShares = [0.95, 0.88, 0.78, 0.66, 0.53, 0.4, 0.27, 0.14];
const coarseShares = [0.92, 0.75, 0.5, 0.22];
