import { joined, type Mesh, moved } from './mesh.ts';
import { circle, closed, levelled, middleOf, type Plan, type Range, roundedPlan, sizeOf } from './plan.ts';
import type { Vector } from './vector.ts';

/** A shape turned on a lathe: so far from the axis at each height, from the bottom up. */
export const lathe = (
  profile: readonly (readonly [radius: number, y: number])[],
  { x = 0, z = 0, sides = 44, open = false }: { x?: number; z?: number; sides?: number; open?: boolean } = {},
): Mesh => {
  const rings = profile.map(([radius, y]) => levelled(circle(Math.max(radius, 0.005), sides), y));
  return moved(open ? joined(rings) : closed(rings), [x, 0, z]);
};

/** The same section carried around the upright axis, from one angle to another (90 is straight behind): points are [distance, y]. */
export const sweep = (
  section: (angle: number) => Plan,
  from: number,
  to: number,
  { steps = 40 }: { steps?: number } = {},
): Mesh => {
  const rings = Array.from({ length: steps + 1 }, (_, step) => {
    const degrees = from + ((to - from) * step) / steps;
    const angle = (degrees * Math.PI) / 180;
    return section(degrees).map(
      ([distance, y]): Vector => [Math.cos(angle) * distance, y, -Math.sin(angle) * distance],
    );
  });
  return closed(rings);
};

/** A rectangle with round corners, as a section: from the inside to the outside, and up. */
export const roundedSection = (distance: Range, y: Range, round: number): Plan =>
  roundedPlan(sizeOf(distance), sizeOf(y), round, 6).map(
    ([x, z]) => [x + middleOf(distance), z + middleOf(y)] as const,
  );
