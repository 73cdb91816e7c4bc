import { box } from '../box.ts';
import { lathe } from '../lathe.ts';
import { linen, uprightWood } from '../materials.ts';
import { moved, tilted } from '../mesh.ts';
import type { DrawKind } from '../piece.ts';
import { slab } from '../prism.ts';
import { smooth } from '../rod.ts';
import type { Part } from '../scene.ts';
import type { Vector } from '../vector.ts';

/** A tall back with wings to keep the draught out. */
export const wingback: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [w, back, front] = [width / 2, -depth / 2, depth / 2];
  const [cloth, timber] = [linen(color), uprightWood(secondColor)];
  const foot = (x: number, z: number): Part => ({
    mesh: lathe(
      [
        [0.75, 0],
        [1.25, 7],
      ],
      { x, z, sides: 16 },
    ),
    flush: true,
    ...timber,
  });
  const wing = (x: readonly [number, number]): Part => ({
    mesh: slab(
      smooth(
        [
          [back + 5, 20],
          [back + 15, 22.5],
          [back + 17, 28],
          [back + 13.5, 36],
          [back + 11, height - 2],
          [back + 4, height - 0.6],
          [back + 1, height - 2],
        ].map(([z = 0, y = 0]): Vector => [z, y, 0]),
        5,
      ).map(([z, y]) => [z, y] as const),
      x,
      { round: 1.2 },
    ),
    ...cloth,
  });
  const arm = (x: readonly [number, number]): Part[] => [
    {
      mesh: box({ x: [x[0] + 0.5, x[1] - 0.5], y: [7, 21], z: [back + 2, front - 1], round: 0.8 }),
      ...cloth,
    },
    { mesh: box({ x, y: [19, 24], z: [back + 6, front], round: 2.2 }), ...cloth },
  ];
  return {
    turn: 26,
    down: 12,
    fill: 0.96,
    parts: [
      foot(-w + 3, back + 4),
      foot(w - 3, back + 4),
      foot(-w + 3, front - 3),
      foot(w - 3, front - 3),
      {
        mesh: moved(
          tilted(box({ x: [-w + 3.4, w - 3.4], y: [-2.6, 2.6], z: [-17, 17], round: 2, crown: 1.2 }), 80),
          [0, height - 17, back + 5],
        ),
        ...cloth,
      },
      wing([-w + 1, -w + 4.2]),
      ...arm([-w, -w + 5]),
      { mesh: box({ x: [-w + 4, w - 4], y: [7, 12.5], z: [back + 4, front - 0.8], round: 0.7 }), ...cloth },
      {
        mesh: box({ x: [-w + 4.6, w - 4.6], y: [12.5, 18.6], z: [back + 8, front], round: 1.9, crown: 1.1 }),
        ...cloth,
      },
      wing([w - 4.2, w - 1]),
      ...arm([w - 5, w]),
      ...Array.from(
        { length: 9 },
        (_, at): Part => ({
          mesh: moved(
            tilted(
              lathe(
                [
                  [0.42, 0],
                  [0.3, 0.3],
                ],
                { sides: 10 },
              ),
              90,
            ),
            [w - 2.5, 8.4 + at * 1.35, front - 1.02],
          ),
          color: '#c49a4f',
          metal: true,
          flush: true,
          noShadow: true,
        }),
      ),
    ],
  };
};
