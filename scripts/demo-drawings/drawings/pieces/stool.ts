import { uprightWood, wood } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import { board } from '../prism.ts';
import { rod } from '../rod.ts';
import type { Part } from '../scene.ts';
import type { Vector } from '../vector.ts';

/** A seat hollowed like a saddle, on splayed legs. */
export const stool: DrawKind = ({ width, depth, height, color }) => {
  const [w, d] = [width / 2, depth / 2];
  const timber = uprightWood(color);
  const leg = (sx: 1 | -1, sz: 1 | -1): Part => ({
    mesh: rod(
      [
        [sx * w, 0, sz * (d + 0.6)],
        [sx * (w - 3.2), height - 1.6, sz * (d - 3)],
      ],
      (share) => 0.75 + share * 0.2,
      { sides: 12 },
    ),
    flush: true,
    ...timber,
  });
  const rung = (from: Vector, to: Vector): Part => ({
    mesh: rod([from, to], 0.55, { sides: 10 }),
    flush: true,
    ...wood(color),
  });
  const saddle = Array.from({ length: 15 }, (_, at) => {
    const x = -w - 0.4 + ((width + 0.8) * at) / 14;
    return [x, height - 1.5 + 1.5 * (x / w) ** 2] as const;
  });
  return {
    turn: 28,
    down: 15,
    fill: 0.88,
    parts: [
      leg(-1, -1),
      leg(1, -1),
      rung([-w + 0.8, 7, -d - 0.1], [w - 0.8, 7, -d - 0.1]),
      rung([-w + 1.1, 10, -d + 0.2], [-w + 1.1, 10, d - 0.2]),
      leg(-1, 1),
      rung([w - 1.1, 10, -d + 0.2], [w - 1.1, 10, d - 0.2]),
      rung([-w + 0.8, 7, d + 0.1], [w - 0.8, 7, d + 0.1]),
      leg(1, 1),
      {
        mesh: board([...saddle, [w + 0.2, height - 3], [-w - 0.2, height - 3]], [-d, d], { round: 0.4 }),
        ...wood(color),
      },
    ],
  };
};
