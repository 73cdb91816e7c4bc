import { box } from '../box.ts';
import { lathe } from '../lathe.ts';
import { linen, uprightWood } from '../materials.ts';
import { moved, tilted } from '../mesh.ts';
import type { DrawKind } from '../piece.ts';
import type { Part } from '../scene.ts';
import { bedding, view } from './bedding.ts';

/** A tall headboard of upholstered channels. */
export const upholsteredBed: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [w, back, front] = [width / 2, -depth / 2, depth / 2];
  const cloth = linen(color);
  const channels = 9;
  const each = width / channels;
  return {
    ...view,
    parts: [
      { mesh: box({ x: [-w, w], y: [2, height], z: [back, back + 2], round: 0.8 }), ...cloth },
      ...Array.from(
        { length: channels },
        (_, at): Part => ({
          mesh: moved(
            tilted(
              box({
                x: [-each / 2 + 0.05, each / 2 - 0.05],
                y: [0, 2.4],
                z: [-(height - 5) / 2, (height - 5) / 2],
                round: 1.8,
                crown: 0.5,
              }),
              90,
            ),
            [-w + each * (at + 0.5), height / 2 + 2.4, back + 1.6],
          ),
          ...cloth,
        }),
      ),
      ...[-w + 2, w - 2].map(
        (x): Part => ({
          mesh: lathe(
            [
              [0.9, 0],
              [1.3, 4],
            ],
            { x, z: front - 3, sides: 14 },
          ),
          flush: true,
          ...uprightWood('#3d2b20'),
        }),
      ),
      { mesh: box({ x: [-w, w], y: [3.4, 13], z: [back + 3, front], round: 1.1 }), ...cloth },
      ...bedding({ w: w - 2, back: back + 4.6, front: front - 2, y: 23, throwColor: secondColor }),
    ],
  };
};
