import { facet, joined, type Mesh } from './mesh.ts';
import type { Vector } from './vector.ts';

export type Range = readonly [from: number, to: number];

/** Counter-clockwise as seen from above, so that what is joined of it shows its outside. */
export type Plan = readonly (readonly [x: number, z: number])[];

export const quarter = (steps: number) =>
  Array.from({ length: steps + 1 }, (_, at) => (at / steps) * (Math.PI / 2));

/** A rectangle on the ground with round corners, its sides in so many pieces. */
export const roundedPlan = (
  width: number,
  depth: number,
  radius: number,
  steps: number,
  pieces = 1,
): Plan => {
  const [x, z] = [width / 2 - radius, depth / 2 - radius];
  const corners = [
    [x, -z],
    [-x, -z],
    [-x, z],
    [x, z],
  ] as const;
  const bends = corners.map(([cx, cz], corner) =>
    quarter(steps).map((angle) => {
      const at = angle + (corner * Math.PI) / 2;
      return [cx + radius * Math.cos(at), cz - radius * Math.sin(at)] as const;
    }),
  );
  return bends.flatMap((bend, corner) => {
    const [from, to] = [bend.at(-1) ?? [0, 0], bends[(corner + 1) % 4]?.[0] ?? [0, 0]];
    const between = Array.from({ length: pieces - 1 }, (_, at) => {
      const share = (at + 1) / pieces;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const;
    });
    return [...bend, ...between];
  });
};

/** The line around a box with round corners at a height, as far as it is seen: along the front and up the right side. */
export const rim = (width: number, depth: number, radius: number, y: number): Vector[] => {
  const steps = 6;
  const line = levelled(roundedPlan(width, depth, radius, steps), y);
  // Corners begin at the right behind; the third one is at the left in front.
  return [...line.slice(2.5 * (steps + 1)), ...line.slice(0, 1)];
};

export const levelled = (plan: Plan, y: number): Vector[] => plan.map(([x, z]) => [x, y, z]);
export const middleOf = ([from, to]: Range) => (from + to) / 2;
export const sizeOf = ([from, to]: Range) => to - from;

/** Rings joined to each other, with a lid at both ends. */
export const closed = (rings: readonly (readonly Vector[])[]): Mesh => [
  ...joined(rings),
  ...facet(rings.at(-1) ?? []),
  ...facet((rings[0] ?? []).toReversed()),
];

export const circle = (radius: number, sides: number): Plan =>
  Array.from({ length: sides }, (_, at) => {
    const angle = (at / sides) * 2 * Math.PI;
    return [radius * Math.cos(angle), -radius * Math.sin(angle)] as const;
  });

export const ellipse = (width: number, depth: number, sides = 60): Plan =>
  circle(1, sides).map(([x, z]) => [(x * width) / 2, (z * depth) / 2] as const);
