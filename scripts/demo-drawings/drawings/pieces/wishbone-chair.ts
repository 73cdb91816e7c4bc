import { uprightWood } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import type { Plan } from '../plan.ts';
import { prism } from '../prism.ts';
import { rod, smooth } from '../rod.ts';
import type { Part } from '../scene.ts';
import type { Vector } from '../vector.ts';

/** Bent wood: a rail that is arms and back in one, and a fork behind. */
export const wishboneChair: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [w, back, front] = [width / 2, -depth / 2, depth / 2];
  const timber = uprightWood(color);
  const bent = (points: readonly Vector[], thick: number | ((share: number) => number), flat = 1): Part => ({
    mesh: rod(smooth(points, 9), thick, { sides: 12, flat }),
    flush: true,
    ...timber,
  });
  const rail = (from: number, to: number) =>
    smooth(
      [
        [-w + 0.4, 26.2, 1.2],
        [-w + 0.6, 27, -3],
        [-w + 2.6, 28.4, back + 3.4],
        [0, height - 0.7, back + 0.4],
        [w - 2.6, 28.4, back + 3.4],
        [w - 0.6, 27, -3],
        [w - 0.4, 26.2, 1.2],
      ],
      8,
    ).filter((_, at, all) => at / (all.length - 1) >= from && at / (all.length - 1) <= to);
  const backLeg = (side: 1 | -1) =>
    bent(
      [
        [side * (w - 3.2), 0, back + 2],
        [side * (w - 2), 10, back + 3.6],
        [side * (w - 1.6), 17, back + 4.6],
        [side * (w - 2), 23, back + 5.4],
        [side * (w - 1.2), 27.2, -3.4],
      ],
      (share) => 0.7 + 0.25 * Math.sin(share * Math.PI),
    );
  const frontLeg = (side: 1 | -1): Part =>
    bent(
      [
        [side * (w - 1.4), 0, front - 1],
        [side * (w - 1.2), 9, front - 1.2],
        [side * (w - 1.3), 17.4, front - 1.6],
      ],
      (share) => 0.62 + share * 0.28,
    );
  const seat: Plan = [
    [-w + 3, back + 4],
    [w - 3, back + 4],
    [w - 0.8, front - 0.6],
    [-w + 0.8, front - 0.6],
  ];
  return {
    turn: 30,
    down: 16,
    fill: 0.9,
    parts: [
      backLeg(-1),
      backLeg(1),
      bent(
        [
          [0, 17, back + 4.4],
          [0, 22, back + 3],
          [0, 24.4, back + 2.4],
        ],
        0.8,
        0.5,
      ),
      bent(
        [
          [0, 24, back + 2.5],
          [-2.6, 26.4, back + 1.6],
          [-4.2, 28.6, back + 1.2],
        ],
        0.55,
        0.6,
      ),
      bent(
        [
          [0, 24, back + 2.5],
          [2.6, 26.4, back + 1.6],
          [4.2, 28.6, back + 1.2],
        ],
        0.55,
        0.6,
      ),
      { mesh: rod(rail(0, 0.74), 0.95, { sides: 12, flat: 0.8 }), flush: true, ...timber },
      frontLeg(-1),
      bent(
        [
          [-w + 2.6, 8, back + 3],
          [-w + 1.4, 8, front - 1.4],
        ],
        0.5,
      ),
      { mesh: prism(seat, [15.6, 17.6], { round: 0.7, crown: 0.2 }), color: secondColor, texture: 'straw' },
      bent(
        [
          [w - 2.6, 8, back + 3],
          [w - 1.4, 8, front - 1.4],
        ],
        0.5,
      ),
      bent(
        [
          [-w + 1.3, 6.4, front - 1.2],
          [w - 1.3, 6.4, front - 1.2],
        ],
        0.5,
      ),
      frontLeg(1),
      { mesh: rod(rail(0.72, 1), 0.95, { sides: 12, flat: 0.8 }), flush: true, ...timber },
    ],
  };
};
