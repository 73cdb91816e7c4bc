import { box } from '../box.ts';
import { uprightWood, wood } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import { rod } from '../rod.ts';
import type { Part } from '../scene.ts';
import { splayed } from './splayed-leg.ts';

export const desk: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [w, d] = [width / 2, depth / 2];
  const timber = uprightWood(color);
  const drawer = (from: number, to: number): Part[] => [
    {
      mesh: box({ x: [from, to], y: [height - 5.3, height - 1.9], z: [d - 1.2, d - 0.5], round: 0.15 }),
      flush: true,
      ...wood(color),
    },
    {
      mesh: rod(
        [
          [(from + to) / 2 - 2, height - 3.6, d - 0.1],
          [(from + to) / 2 + 2, height - 3.6, d - 0.1],
        ],
        0.32,
        { sides: 10 },
      ),
      flush: true,
      noShadow: true,
      color: secondColor,
      metal: true,
    },
  ];
  return {
    turn: 24,
    down: 16,
    parts: [
      splayed(-w + 4, -d + 3.6, height - 5, timber, { lean: 2, thick: 1.3 }),
      splayed(w - 4, -d + 3.6, height - 5, timber, { lean: 2, thick: 1.3 }),
      splayed(-w + 4, d - 3.6, height - 5, timber, { lean: 2, thick: 1.3 }),
      splayed(w - 4, d - 3.6, height - 5, timber, { lean: 2, thick: 1.3 }),
      {
        mesh: box({ x: [-w + 1, w - 1], y: [height - 6, height - 1.2], z: [-d + 1, d - 1], round: 0.25 }),
        ...wood(color),
      },
      ...drawer(-w + 2, -0.3),
      ...drawer(0.3, w - 2),
      { mesh: box({ x: [-w, w], y: [height - 1.4, height], z: [-d, d], round: 0.45 }), ...wood(color) },
    ],
  };
};
