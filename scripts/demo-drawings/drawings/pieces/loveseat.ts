import { box } from '../box.ts';
import { leather, uprightWood } from '../materials.ts';
import { moved } from '../mesh.ts';
import { type DrawKind, threeQuarters } from '../piece.ts';
import { slab } from '../prism.ts';
import type { Part } from '../scene.ts';
import { backCushion, leg } from './sofa-parts.ts';

/** Two seats, leather, on tapered legs. */
export const loveseat: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [w, back, front, arm] = [width / 2, -depth / 2, depth / 2, 4.6];
  const [hide, timber] = [leather(color), uprightWood(secondColor)];
  const each = (width - 2 * arm) / 2;
  const places = [-each / 2, each / 2];
  const side = (x: readonly [number, number]): Part => ({
    mesh: slab(
      [
        [back + 1, 8],
        [front - 2, 8],
        [front - 0.5, 21],
        [back + 2, 24],
      ],
      x,
      { round: 1.7 },
    ),
    ...hide,
  });
  return {
    ...threeQuarters,
    parts: [
      ...[back + 4, front - 4].flatMap((z) => [-w + 5, w - 5].map((x) => leg(x, z, 8, timber, 1.2))),
      {
        mesh: box({ x: [-w + 2.5, w - 2.5], y: [7.4, 9.4], z: [back + 1.5, front - 1.5], round: 0.4 }),
        ...timber,
        along: [1, 0, 0],
      },
      {
        mesh: box({ x: [-w + arm - 1, w - arm + 1], y: [9, height - 1], z: [back, back + 6], round: 1.7 }),
        ...hide,
      },
      side([-w, -w + arm]),
      ...places.map((x) => ({
        mesh: box({
          x: [x - each / 2 + 0.1, x + each / 2 - 0.1],
          y: [9.4, 17],
          z: [back + 5, front - 0.5],
          round: 1.9,
          crown: 0.9,
        }),
        ...hide,
      })),
      ...places.map((x) => ({
        mesh: moved(backCushion(each - 0.3, 15.4, 6.2, 74), [x, height - 7.4, back + 9.4]),
        ...hide,
      })),
      side([w - arm, w]),
    ],
  };
};
