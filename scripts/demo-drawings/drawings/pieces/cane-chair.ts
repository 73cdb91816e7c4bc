import { box } from '../box.ts';
import { linen, uprightWood, wood } from '../materials.ts';
import { moved, tilted } from '../mesh.ts';
import type { DrawKind } from '../piece.ts';
import { rod, smooth } from '../rod.ts';
import type { Part } from '../scene.ts';
import type { Vector } from '../vector.ts';

/** A light frame with woven sides and loose cushions. */
export const caneChair: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [w, back, front] = [width / 2, -depth / 2, depth / 2];
  const [timber, upright] = [wood(color), uprightWood(color)];
  const bar = (from: Vector, to: Vector, thick = 0.75): Part => ({
    mesh: rod([from, to], thick, { sides: 10 }),
    flush: true,
    ...upright,
  });
  const side = (x: number): Part[] => [
    bar([x, 0, back + 5], [x, height * 0.76, back + 1.5]),
    bar([x, 0, front - 2], [x, 23, front - 1]),
    {
      mesh: rod(
        smooth([
          [x, 23, front + 0.5],
          [x, 23.8, 0],
          [x, 22.6, back + 3],
        ]),
        0.95,
        { sides: 10 },
      ),
      flush: true,
      ...wood(color, [0, 0, 1]),
    },
    {
      mesh: box({ x: [x - 0.3, x + 0.3], y: [10.5, 22.5], z: [back + 3.6, front - 2.4], round: 0.1 }),
      noShadow: true,
      color: '#d9b98a',
      texture: 'cane',
    },
  ];
  return {
    turn: 26,
    down: 14,
    fill: 0.9,
    parts: [
      ...side(-w + 1.4),
      {
        mesh: moved(
          tilted(box({ x: [-w + 2.2, w - 2.2], y: [-0.35, 0.35], z: [-9.6, 9.6], round: 0.1 }), 77),
          [0, height - 10, back + 2.4],
        ),
        color: '#d9b98a',
        texture: 'cane',
      },
      {
        mesh: rod(
          [
            [-w + 1.4, height - 0.6, back + 0.6],
            [w - 1.4, height - 0.6, back + 0.6],
          ],
          0.95,
          { sides: 10 },
        ),
        flush: true,
        ...timber,
      },
      bar([-w + 1.4, 12, back + 3], [-w + 1.4, height - 0.6, back + 0.6], 0.85),
      {
        mesh: box({ x: [-w + 1.4, w - 1.4], y: [9.4, 11.6], z: [back + 3, front - 1.4], round: 0.4 }),
        ...timber,
      },
      {
        mesh: box({
          x: [-w + 2.4, w - 2.4],
          y: [11.6, 16.4],
          z: [back + 5, front - 0.4],
          round: 1.7,
          crown: 1,
        }),
        ...linen(secondColor),
      },
      {
        mesh: moved(
          tilted(box({ x: [-w + 3.2, w - 3.2], y: [-2.2, 2.2], z: [-7.4, 7.4], round: 1.7, crown: 1 }), 75),
          [0, 23.4, back + 7],
        ),
        ...linen(secondColor),
      },
      bar([w - 1.4, 12, back + 3], [w - 1.4, height - 0.6, back + 0.6], 0.85),
      ...side(w - 1.4),
    ],
  };
};
