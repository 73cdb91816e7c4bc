import { box } from '../box.ts';
import { seam, uprightWood, wood } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import type { Part } from '../scene.ts';
import { bedding, view } from './bedding.ts';

/** A headboard and a low footboard, each in panels. */
export const panelBed: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [w, back, front] = [width / 2, -depth / 2, depth / 2];
  const [timber, upright] = [wood(color), uprightWood(color)];
  const post = (x: number, z: number, tall: number): Part => ({
    mesh: box({ x: [x - 1.5, x + 1.5], y: [0, tall], z: [z - 1.5, z + 1.5], round: 0.35 }),
    ...upright,
  });
  const panels = (z: number, y: readonly [number, number], count: number): Part[] => {
    const each = (width - 6) / count;
    return [
      { mesh: box({ x: [-w + 2, w - 2], y: [y[0], y[1]], z: [z - 0.9, z + 0.6], round: 0.3 }), ...timber },
      ...Array.from({ length: count }, (_, at): Part[] => {
        const [from, to] = [-w + 3 + each * at + 0.9, -w + 3 + each * (at + 1) - 0.9];
        return [
          {
            mesh: box({ x: [from, to], y: [y[0] + 3, y[1] - 3], z: [z + 0.4, z + 0.64], round: 0.05 }),
            flush: true,
            noShadow: true,
            ...seam(color),
          },
          {
            mesh: box({
              x: [from + 0.3, to - 0.3],
              y: [y[0] + 3.3, y[1] - 3.3],
              z: [z + 0.4, z + 0.8],
              round: 0.12,
            }),
            flush: true,
            noShadow: true,
            ...upright,
          },
        ];
      }).flat(),
    ];
  };
  return {
    ...view,
    parts: [
      post(-w + 1.5, back + 1.5, height - 1),
      post(w - 1.5, back + 1.5, height - 1),
      ...panels(back + 1.8, [14, height - 2.4], 4),
      {
        mesh: box({
          x: [-w - 0.4, w + 0.4],
          y: [height - 2.8, height],
          z: [back - 0.2, back + 3.4],
          round: 0.5,
        }),
        ...timber,
      },
      {
        mesh: box({ x: [-w + 1, w - 1], y: [7, 15], z: [back + 3, front - 2], round: 0.4 }),
        ...wood(color, [0, 0, 1]),
      },
      ...bedding({ w: w - 2, back: back + 5, front: front - 4, y: 24, throwColor: secondColor }),
      ...panels(front - 1.6, [7, 19.6], 4),
      { mesh: box({ x: [-w + 1, w - 1], y: [19, 21], z: [front - 3.2, front], round: 0.5 }), ...timber },
      post(-w + 1.5, front - 1.5, 22.4),
      post(w - 1.5, front - 1.5, 22.4),
    ],
  };
};
