import { box } from '../box.ts';
import { linen, uprightWood } from '../materials.ts';
import { moved, spun } from '../mesh.ts';
import type { DrawKind } from '../piece.ts';
import { slab } from '../prism.ts';
import type { Part } from '../scene.ts';
import { backCushion, leg, thrown } from './sofa-parts.ts';

/** A corner: a long seat, and a shorter one that comes forward on the left. Its arms slope. */
export const sectional: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [w, back, front, deep] = [width / 2, -depth / 2, depth / 2, 38];
  const [cloth, timber] = [linen(color), uprightWood('#3c2c22')];
  const arm = 7;
  const mainFront = back + deep;
  const left = -w + deep;
  const each = (w - arm - left) / 2;
  const seat = (x: readonly [number, number], z: readonly [number, number]): Part => ({
    mesh: box({ x, y: [11, 17.4], z, round: 1.8, crown: 0.9 }),
    ...cloth,
  });
  return {
    turn: 20,
    down: 17,
    parts: [
      ...[
        [-w + 3, back + 3],
        [w - 3, back + 3],
        [w - 3, mainFront - 3],
        [-w + 3, front - 3],
        [left - 3, front - 3],
      ].map(([x = 0, z = 0]) => leg(x, z, 4, timber)),
      { mesh: box({ x: [-w + 1, w - 1], y: [4, height - 4], z: [back, back + 7], round: 1.6 }), ...cloth },
      { mesh: box({ x: [-w, -w + 7], y: [4, height - 4], z: [back + 2, front - 20], round: 1.6 }), ...cloth },
      { mesh: box({ x: [-w + 1, w - 4], y: [4, 11], z: [back + 3, mainFront - 1], round: 0.7 }), ...cloth },
      { mesh: box({ x: [-w + 0.2, left], y: [4, 11], z: [back + 3, front - 1], round: 0.7 }), ...cloth },
      seat([-w + 7, left - 0.15], [back + 7, front]),
      ...[0, 1].map((at) =>
        seat([left + each * at + 0.15, left + each * (at + 1) - 0.15], [back + 7, mainFront]),
      ),
      { mesh: moved(spun(backCushion(26, 17, 7), 90), [-w + 11, height - 8.4, 5]), ...cloth },
      {
        mesh: moved(backCushion(deep - 10, 17, 7), [left - (deep - 8) / 2, height - 8.2, back + 11]),
        ...cloth,
      },
      ...[0, 1].map((at) => ({
        mesh: moved(backCushion(each - 0.4, 17, 7), [left + each * (at + 0.5), height - 8.2, back + 11]),
        ...cloth,
      })),
      { mesh: thrown(18, -w + 17, 26, back + 17, 38), ...linen(secondColor) },
      {
        mesh: slab(
          [
            [back, 4],
            [mainFront - 0.5, 4],
            [mainFront - 0.5, 19],
            [back + 4, 25],
            [back, 25],
          ],
          [w - arm, w],
          { round: 1.2 },
        ),
        ...cloth,
      },
    ],
  };
};
