import { box } from '../box.ts';
import { uprightWood, wood } from '../materials.ts';
import { type DrawKind, fromAbove } from '../piece.ts';
import type { Plan } from '../plan.ts';
import { prism } from '../prism.ts';
import { splayed } from './splayed-leg.ts';

/** Long sides that bow a little, as tables of the fifties do. */
const bowed = (width: number, depth: number, bow: number, steps = 20): Plan => {
  const edge = (sign: 1 | -1): Plan =>
    Array.from({ length: steps + 1 }, (_, at) => {
      const x = (at / steps) * 2 - 1;
      return [(sign * -x * width) / 2, sign * (-depth / 2 + bow * x ** 2)] as const;
    });
  return [...edge(1), ...edge(-1)];
};

export const coffeeTable: DrawKind = ({ width, depth, height, color }) => {
  const [w, d] = [width / 2, depth / 2];
  const timber = uprightWood(color);
  return {
    ...fromAbove,
    parts: [
      splayed(-w + 6, -d + 4, height - 1.4, timber),
      splayed(w - 6, -d + 4, height - 1.4, timber),
      { mesh: box({ x: [-w + 7, w - 7], y: [5.2, 6], z: [-d + 5, d - 5], round: 0.25 }), ...wood(color) },
      splayed(-w + 6, d - 4, height - 1.4, timber),
      splayed(w - 6, d - 4, height - 1.4, timber),
      {
        mesh: box({
          x: [-w + 5, w - 5],
          y: [height - 3.2, height - 1.3],
          z: [-d + 3.4, d - 3.4],
          round: 0.2,
        }),
        ...wood(color),
      },
      { mesh: prism(bowed(width, depth, 1.6), [height - 1.5, height], { round: 0.5 }), ...wood(color) },
    ],
  };
};
