import { lathe } from '../lathe.ts';
import { brass, uprightWood } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import { rod } from '../rod.ts';
import type { Part } from '../scene.ts';
import { shade } from './lamp-shade.ts';

export const tripodLamp: DrawKind = ({ width, height, color, secondColor }) => {
  const hub = height * 0.7;
  const leg = (degrees: number): Part => {
    const [x, z] = [Math.cos((degrees * Math.PI) / 180), -Math.sin((degrees * Math.PI) / 180)];
    return {
      mesh: rod(
        [
          [x * (width / 2 - 0.4), 0, z * (width / 2 - 0.4)],
          [x * 1.2, hub, z * 1.2],
        ],
        (share) => 0.6 + share * 0.25,
        { sides: 12 },
      ),
      flush: true,
      ...uprightWood(color),
    };
  };
  return {
    turn: 0,
    down: 8,
    parts: [
      leg(80),
      leg(200),
      leg(320),
      {
        mesh: lathe(
          [
            [1.9, hub - 1.6],
            [2.1, hub - 0.8],
            [1.9, hub + 0.4],
          ],
          { sides: 26 },
        ),
        flush: true,
        ...brass,
      },
      {
        mesh: lathe(
          [
            [0.5, hub],
            [0.5, height * 0.78],
          ],
          { sides: 14 },
        ),
        flush: true,
        noShadow: true,
        ...brass,
      },
      ...shade(0, 0, [height * 0.76, height], width / 2, width * 0.44, secondColor),
    ],
  };
};
