import { box } from '../box.ts';
import { linen, uprightWood, wood } from '../materials.ts';
import { moved, tilted } from '../mesh.ts';
import type { DrawKind } from '../piece.ts';
import { rod } from '../rod.ts';
import type { Part } from '../scene.ts';
import type { Vector } from '../vector.ts';

/** Upholstered seat and back on wooden legs. */
export const diningChair: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [w, back, front] = [width / 2, -depth / 2, depth / 2];
  const [cloth, timber] = [linen(color), uprightWood(secondColor)];
  const post = (x: number, from: Vector, to: Vector): Part => ({
    mesh: rod(
      [from, to].map(([, y, z]): Vector => [x, y, z]),
      (share) => 0.72 + share * 0.35,
      { sides: 12 },
    ),
    flush: true,
    ...timber,
  });
  return {
    turn: 30,
    down: 13,
    fill: 0.94,
    parts: [
      post(-w + 1.6, [0, 0, back - 0.4], [0, 18, back + 2.6]),
      post(w - 1.6, [0, 0, back - 0.4], [0, 18, back + 2.6]),
      {
        mesh: moved(
          tilted(box({ x: [-w + 0.6, w - 0.6], y: [-1.5, 1.5], z: [-9.4, 9.4], round: 1.3, crown: 0.9 }), 81),
          [0, height - 9.2, back + 1.9],
        ),
        ...cloth,
      },
      post(-w + 1.6, [0, 0, front - 1.2], [0, 16, front - 1.8]),
      {
        mesh: box({ x: [-w + 1, w - 1], y: [14, 16.4], z: [back + 2.2, front - 1], round: 0.3 }),
        ...wood(secondColor),
      },
      { mesh: box({ x: [-w, w], y: [16.2, 19.6], z: [back + 2, front], round: 1.4, crown: 0.9 }), ...cloth },
      post(w - 1.6, [0, 0, front - 1.2], [0, 15.6, front - 1.8]),
    ],
  };
};
