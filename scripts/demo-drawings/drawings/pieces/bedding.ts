import { box } from '../box.ts';
import { linen } from '../materials.ts';
import { moved, tilted } from '../mesh.ts';
import { pillow } from '../pillow.ts';
import type { Part } from '../scene.ts';

export const view = { turn: 34, down: 17 } as const;

type Bedding = {
  readonly w: number;
  readonly back: number;
  readonly front: number;
  readonly y: number;
  readonly throwColor: string;
  readonly pillows?: number;
};

/** A mattress made up with white linen: pillows at the head, a blanket over the foot. */
export const bedding = ({ w, back, front, y, throwColor, pillows = 2 }: Bedding): Part[] => {
  const white = linen('#f6f2ea');
  const wide = (2 * w - 3) / pillows;
  const places = Array.from({ length: pillows }, (_, at) => -w + 1.5 + wide * (at + 0.5));
  const head = (size: number, height: number, z: number, lean: number, color: string, lift = 0) =>
    places.map(
      (x): Part => ({
        mesh: moved(tilted(pillow(wide * size, height, 7.5), lean), [
          x,
          y + height / 2 - 0.6 + lift,
          back + z,
        ]),
        ...linen(color),
      }),
    );
  return [
    { mesh: box({ x: [-w, w], y: [y - 10, y], z: [back, front], round: 2 }), ...white },
    ...head(0.98, 17, 5, -14, '#f3eee5'),
    ...head(0.9, 15, 9.4, -24, '#fbf8f2'),
    {
      mesh: box({
        x: [-w - 1.1, w + 1.1],
        y: [y - 8.6, y + 1.4],
        z: [back + 21, front + 1],
        round: 2.6,
        crown: 0.7,
      }),
      ...linen('#faf7f1'),
    },
    {
      mesh: box({ x: [-w - 1.3, w + 1.3], y: [y - 1, y + 2.4], z: [back + 19, back + 27], round: 1.4 }),
      ...linen('#fdfbf6'),
    },
    {
      mesh: box({ x: [-w - 1.5, w + 1.5], y: [y - 9.6, y + 2], z: [front - 25, front - 7], round: 2.5 }),
      ...linen(throwColor),
    },
    { mesh: moved(tilted(pillow(22, 12, 6), -30), [0, y + 6.6, back + 14]), ...linen(throwColor) },
  ];
};
