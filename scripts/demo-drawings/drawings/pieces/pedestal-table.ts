import { lathe } from '../lathe.ts';
import { lacquer } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import { ellipse } from '../plan.ts';
import { prism } from '../prism.ts';

/** One foot, drawn out of the top like a glass. */
export const pedestalTable: DrawKind = ({ width, height, color }) => {
  const paint = lacquer(color);
  const profile = Array.from({ length: 26 }, (_, at) => {
    const y = 0.9 + ((height - 2.6) * at) / 25;
    const low = Math.max(0, 1 - y / (height * 0.46)) ** 3;
    const high = Math.max(0, (y - height * 0.62) / (height * 0.38)) ** 3;
    return [2.1 + low * (width * 0.24) + high * 6, y] as const;
  });
  return {
    turn: 20,
    down: 18,
    fill: 0.92,
    parts: [
      {
        mesh: lathe([[width * 0.27, 0], [width * 0.275, 0.4], [width * 0.27, 0.9], ...profile.slice(1)], {
          sides: 60,
        }),
        ...paint,
      },
      {
        mesh: prism(ellipse(width, width, 84), [height - 1.5, height], { round: 0.7 }),
        ...paint,
        shine: 0.42,
      },
    ],
  };
};
