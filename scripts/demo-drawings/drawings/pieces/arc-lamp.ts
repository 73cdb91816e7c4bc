import { lathe } from '../lathe.ts';
import { brass, marble } from '../materials.ts';
import { moved } from '../mesh.ts';
import type { DrawKind } from '../piece.ts';
import { ellipse } from '../plan.ts';
import { prism } from '../prism.ts';
import { rod, smooth } from '../rod.ts';

/** A bow of brass from a heavy foot, a dome hanging from its end. */
export const arcLamp: DrawKind = ({ width, height, secondColor }) => {
  const [foot, tip] = [-width / 2 + 5, width / 2 - 7];
  const bow = smooth(
    [
      [foot, 4, 0],
      [foot + 0.4, height * 0.45, 0],
      [foot + 3.6, height * 0.76, 0],
      [foot + 12, height * 0.95, 0],
      [foot + 22, height - 0.6, 0],
      [tip - 3, height * 0.955, 0],
      [tip, height * 0.88, 0],
    ],
    9,
  );
  const drop = height * 0.88;
  const dome = Array.from({ length: 14 }, (_, at) => {
    const angle = (at / 13) * (Math.PI / 2);
    return [6.9 * Math.cos(angle), drop - 7.6 + 5.6 * Math.sin(angle)] as const;
  });
  return {
    turn: 14,
    down: 9,
    parts: [
      {
        mesh: prism(
          ellipse(12.4, 12.4).map(([x, z]) => [x + foot, z] as const),
          [0, 3.4],
          { round: 0.5 },
        ),
        ...marble,
      },
      {
        mesh: lathe(
          [
            [1, 3.3],
            [0.9, 5.4],
          ],
          { x: foot, sides: 18 },
        ),
        flush: true,
        ...brass,
      },
      { mesh: rod(bow, (share) => 0.62 - share * 0.16, { sides: 12 }), flush: true, ...brass },
      {
        mesh: moved(
          lathe(dome.map(([radius, y]) => [radius * 0.98, y] as const).toReversed(), {
            open: true,
            sides: 48,
          }),
          [tip, 0, 0],
        ),
        flush: true,
        noShadow: true,
        color: '#ffe9bf',
        glow: 0.6,
      },
      {
        mesh: moved(lathe(dome, { sides: 48 }), [tip, 0, 0]),
        flush: true,
        color: secondColor,
        shine: 0.35,
      },
      {
        mesh: lathe(
          [
            [1.5, drop - 2.2],
            [1.1, drop - 1],
            [0.5, drop - 0.6],
            [0.4, drop + 0.2],
          ],
          { x: tip, sides: 20 },
        ),
        flush: true,
        noShadow: true,
        ...brass,
      },
    ],
  };
};
