import { box } from '../box.ts';
import { seam, uprightWood, wood } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import { feet, fluted, type Range } from './case-parts.ts';

export const mediaConsole: DrawKind = ({ width, depth, height, color }) => {
  const [w, d] = [width / 2, depth / 2];
  const [timber, upright] = [wood(color), uprightWood(color)];
  const body: Range = [7, height - 0.6];
  const doors: Range[] = [
    [-w + 1.2, -w * 0.36],
    [w * 0.36, w - 1.2],
  ];
  return {
    turn: 20,
    down: 14,
    parts: [
      ...feet(w, d, 7, 5, upright, 1),
      { mesh: box({ x: [-w, w], y: body, z: [-d, d - 0.5], round: 0.35 }), ...timber },
      {
        mesh: box({
          x: [-w * 0.36 + 0.6, w * 0.36 - 0.6],
          y: [body[0] + 1.1, body[1] - 1.1],
          z: [d - 0.7, d - 0.44],
          round: 0.05,
        }),
        flush: true,
        noShadow: true,
        color: '#2a1c14',
      },
      {
        mesh: box({
          x: [-w * 0.36 + 0.6, w * 0.36 - 0.6],
          y: [body[0] + 6.6, body[0] + 7.4],
          z: [d - 2, d - 0.4],
          round: 0.1,
        }),
        flush: true,
        noShadow: true,
        ...timber,
      },
      ...doors.flatMap((x) => [
        {
          mesh: box({ x, y: [body[0] + 1, body[1] - 1], z: [d - 0.7, d - 0.44], round: 0.05 }),
          flush: true,
          noShadow: true,
          ...seam(color),
        },
        fluted([x[0] + 0.1, x[1] - 0.1], [body[0] + 1.1, body[1] - 1.1], d - 0.5, 30, upright),
      ]),
      {
        mesh: box({ x: [-w - 0.2, w + 0.2], y: [height - 1.1, height], z: [-d - 0.1, d + 0.2], round: 0.35 }),
        ...timber,
      },
    ],
  };
};
