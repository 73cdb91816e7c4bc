import { box } from '../box.ts';
import { lathe } from '../lathe.ts';
import type { DrawKind } from '../piece.ts';
import { rod } from '../rod.ts';
import type { Part } from '../scene.ts';
import type { Vector } from '../vector.ts';
import { bedding } from './bedding.ts';

/** Turned spindles at head and foot, painted. */
export const spindleBed: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [w, back, front] = [width / 2, -depth / 2, depth / 2];
  const paint = { color, shine: 0.14 } as const;
  const spindle = (x: number, z: number, from: number, to: number): Part => ({
    mesh: lathe(
      Array.from({ length: 25 }, (_, at) => {
        const share = at / 24;
        const bead = 0.16 * Math.abs(Math.sin(share * Math.PI * 7));
        return [0.44 + bead + 0.12 * Math.sin(share * Math.PI), from + (to - from) * share] as const;
      }),
      { x, z, sides: 14 },
    ),
    flush: true,
    ...paint,
  });
  const post = (x: number, z: number, tall: number): Part => ({
    mesh: lathe(
      [
        [0.8, 0],
        [1.25, 5],
        [1.25, 12],
        [1, 12.6],
        [1.3, 13.4],
        [1.1, tall - 5],
        [1.35, tall - 4],
        [0.9, tall - 3.2],
        [1.5, tall - 1.6],
        [1.2, tall - 0.5],
        [0.2, tall],
      ],
      { x, z, sides: 22 },
    ),
    flush: true,
    ...paint,
  });
  const rail = (y: number, z: number): Part => ({
    mesh: rod(
      [
        [-w + 1, y, z],
        [w - 1, y, z],
      ] as Vector[],
      0.85,
      { sides: 14 },
    ),
    flush: true,
    ...paint,
  });
  const end = (z: number, tall: number, low: number): Part[] => [
    post(-w + 1.2, z, tall),
    ...Array.from({ length: 9 }, (_, at) =>
      spindle(-w + 1.2 + ((width - 2.4) * (at + 1)) / 10, z, low, tall - 6.4),
    ),
    rail(low, z),
    rail(tall - 6.2, z),
    post(w - 1.2, z, tall),
  ];
  return {
    turn: 36,
    down: 16,
    parts: [
      ...end(back + 1.4, height, 18),
      { mesh: box({ x: [-w + 0.6, w - 0.6], y: [8, 13.6], z: [back + 2, front - 2], round: 0.4 }), ...paint },
      ...bedding({
        w: w - 1.4,
        back: back + 3.4,
        front: front - 3.6,
        y: 22.4,
        throwColor: secondColor,
        pillows: 1,
      }),
      ...end(front - 1.4, height * 0.68, 12),
    ],
  };
};
