import { box } from '../box.ts';
import { seam, uprightWood, wood } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import { feet, fluted, knob } from './case-parts.ts';

export const nightstand: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [w, d] = [width / 2, depth / 2];
  const middle = 6 + (height - 8) / 2;
  const timber = uprightWood(color);
  return {
    turn: 26,
    down: 15,
    fill: 0.86,
    parts: [
      ...feet(w, d, 5, 2.2, timber),
      { mesh: box({ x: [-w, w], y: [5, height - 0.8], z: [-d, d - 0.7], round: 0.3 }), ...timber },
      {
        mesh: box({ x: [-w + 0.9, w - 0.9], y: [5.8, height - 1.6], z: [d - 0.9, d - 0.62], round: 0.05 }),
        flush: true,
        noShadow: true,
        ...seam(color),
      },
      fluted([-w + 1.1, w - 1.1], [6, middle - 0.2], d - 0.62, 22, timber),
      fluted([-w + 1.1, w - 1.1], [middle + 0.2, height - 1.8], d - 0.62, 22, timber),
      knob(0, (6 + middle) / 2, d - 0.2, secondColor),
      knob(0, (middle + height - 1.8) / 2, d - 0.2, secondColor),
      {
        mesh: box({ x: [-w - 0.3, w + 0.3], y: [height - 1.2, height], z: [-d, d + 0.2], round: 0.35 }),
        ...wood(color),
      },
    ],
  };
};
