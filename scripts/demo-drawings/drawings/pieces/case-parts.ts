import { box } from '../box.ts';
import { lathe } from '../lathe.ts';
import { seam } from '../materials.ts';
import { moved, tilted } from '../mesh.ts';
import { rod } from '../rod.ts';
import type { Material, Part } from '../scene.ts';

export type Range = readonly [number, number];

/** Half round staves side by side, as one piece. */
export const fluted = (x: Range, y: Range, z: number, count: number, material: Material): Part => {
  const each = (x[1] - x[0]) / count;
  return {
    mesh: Array.from({ length: count }, (_, at) => {
      const middle = x[0] + each * (at + 0.5);
      return rod(
        [
          [middle, y[0], z],
          [middle, y[1], z],
        ],
        each * 0.53,
        { sides: 14 },
      );
    }).flat(),
    flush: true,
    noShadow: true,
    ...material,
  };
};

export const knob = (x: number, y: number, z: number, color: string, size = 0.62): Part => ({
  mesh: moved(
    tilted(
      lathe(
        [
          [size * 0.4, 0],
          [size * 0.4, 0.5],
          [size, 0.7],
          [size * 0.9, 1.2],
          [size * 0.3, 1.4],
        ],
        { sides: 18 },
      ),
      90,
    ),
    [x, y, z],
  ),
  noShadow: true,
  flush: true,
  color,
  metal: true,
});

/** A front that stands a little proud of the body, with a dark joint around it. */
export const front = (x: Range, y: Range, z: number, material: Material): Part[] => [
  {
    mesh: box({
      x: [x[0] - 0.16, x[1] + 0.16],
      y: [y[0] - 0.16, y[1] + 0.16],
      z: [z - 0.2, z + 0.03],
      round: 0.05,
    }),
    flush: true,
    noShadow: true,
    ...seam(material.color),
  },
  { mesh: box({ x, y, z: [z - 0.3, z + 0.55], round: 0.2 }), flush: true, noShadow: true, ...material },
];

export const feet = (
  w: number,
  d: number,
  height: number,
  inset: number,
  material: Material,
  thick = 0.9,
): Part[] =>
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([sx = 1, sz = 1]) => ({
    mesh: lathe(
      [
        [thick * 0.62, 0],
        [thick, height + 0.5],
      ],
      { x: sx * (w - inset), z: sz * (d - inset), sides: 16 },
    ),
    flush: true,
    ...material,
  }));
