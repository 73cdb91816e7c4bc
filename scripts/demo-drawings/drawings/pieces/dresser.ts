import { box } from '../box.ts';
import { uprightWood, wood } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import { feet, front, knob, type Range } from './case-parts.ts';

export const dresser: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [w, d] = [width / 2, depth / 2];
  const [timber, upright] = [wood(color), uprightWood(color)];
  const rows = [0, 1, 2];
  const tall = (height - 7.4) / 3;
  return {
    turn: 20,
    down: 13,
    parts: [
      ...feet(w, d, 4.4, 2.6, upright, 1.3),
      { mesh: box({ x: [-w + 0.5, w - 0.5], y: [4, height - 1], z: [-d, d - 0.8], round: 0.3 }), ...upright },
      ...rows.flatMap((row) =>
        [
          [-w + 1.6, -0.5],
          [0.5, w - 1.6],
        ].flatMap(([from = 0, to = 0]) => {
          const y: Range = [5.4 + row * tall + 0.3, 5.4 + (row + 1) * tall - 0.3];
          return [
            ...front([from, to], y, d - 0.8, timber),
            ...[0.28, 0.72].map((share) =>
              knob(from + (to - from) * share, (y[0] + y[1]) / 2, d - 0.3, secondColor, 0.72),
            ),
          ];
        }),
      ),
      { mesh: box({ x: [-w, w], y: [height - 1.3, height], z: [-d, d + 0.2], round: 0.4 }), ...timber },
    ],
  };
};
