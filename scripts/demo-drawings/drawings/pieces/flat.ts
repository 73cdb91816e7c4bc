import { facet } from '../mesh.ts';
import type { Part } from '../scene.ts';
import type { Vector } from '../vector.ts';

export type Outline = readonly (readonly [x: number, y: number])[];

/** Something flat on an upright surface. */
export const flat = (outline: Outline, z: number, color: string, more: Partial<Part> = {}): Part => {
  const mesh = facet(outline.map(([x, y]): Vector => [x, y, z]));
  return {
    mesh: mesh.map(({ points, normal }) =>
      normal[2] > 0 ? { points, normal } : { points: points.toReversed(), normal: [0, 0, 1] },
    ),
    flush: true,
    noShadow: true,
    plain: true,
    color,
    ...more,
  };
};

export const rectangle = (x: readonly [number, number], y: readonly [number, number]): Outline => [
  [x[0], y[0]],
  [x[1], y[0]],
  [x[1], y[1]],
  [x[0], y[1]],
];
