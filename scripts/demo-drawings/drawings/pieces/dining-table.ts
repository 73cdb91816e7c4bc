import { box } from '../box.ts';
import { uprightWood, wood } from '../materials.ts';
import { type DrawKind, fromAbove } from '../piece.ts';
import type { Part } from '../scene.ts';

export const diningTable: DrawKind = ({ width, depth, height, color }) => {
  const [w, d] = [width / 2, depth / 2];
  const leg = (x: number, z: number): Part => ({
    mesh: box({
      x: [x - 1.7, x + 1.7],
      y: [0, height - 1.6],
      z: [z - 1.7, z + 1.7],
      round: 0.35,
      foot: 0.62,
    }),
    flush: true,
    ...uprightWood(color),
  });
  return {
    ...fromAbove,
    parts: [
      leg(-w + 3.4, -d + 3.4),
      leg(w - 3.4, -d + 3.4),
      leg(-w + 3.4, d - 3.4),
      {
        mesh: box({ x: [-w + 3, w - 3], y: [height - 5, height - 1.4], z: [-d + 3, d - 3], round: 0.25 }),
        ...wood(color),
      },
      leg(w - 3.4, d - 3.4),
      { mesh: box({ x: [-w, w], y: [height - 1.7, height], z: [-d, d], round: 0.5 }), ...wood(color) },
    ],
  };
};
