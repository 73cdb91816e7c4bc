import { box } from '../box.ts';
import { wool } from '../materials.ts';
import { facet, type Mesh } from '../mesh.ts';
import type { Part } from '../scene.ts';
import type { Vector } from '../vector.ts';

const thickness = 0.5;

export const view = { turn: 24, down: 40, fill: 1.06 } as const;

type Outline = readonly (readonly [x: number, z: number])[];

const lying = (outline: Outline): Mesh =>
  facet(outline.map(([x, z]): Vector => [x, thickness + 0.01, z])).map(({ points, normal }) =>
    normal[1] > 0 ? { points, normal } : { points: points.toReversed(), normal: [0, 1, 0] },
  );

/** Shapes of one color, knotted into the pile. */
export const drawnOn = (color: string, ...outlines: readonly Outline[]): Part => ({
  mesh: outlines.flatMap(lying),
  flush: true,
  noShadow: true,
  color,
});

export const base = (width: number, depth: number, color: string): Part => ({
  mesh: box({ x: [-width / 2, width / 2], y: [0, thickness], z: [-depth / 2, depth / 2], round: 0.24 }),
  color,
});

/** The wool itself, over everything that is drawn in it. */
export const pile = (width: number, depth: number, color: string): Part => ({
  mesh: lying(rectangle(width / 2, depth / 2)),
  bare: true,
  flush: true,
  noShadow: true,
  ...wool(color),
});

export const rectangle = (w: number, d: number): [number, number][] => [
  [-w, -d],
  [-w, d],
  [w, d],
  [w, -d],
];
