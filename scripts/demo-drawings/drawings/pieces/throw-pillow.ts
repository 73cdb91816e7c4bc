import { mix } from '../color.ts';
import { linen } from '../materials.ts';
import { type Mesh, moved, spun, tilted } from '../mesh.ts';
import type { DrawKind } from '../piece.ts';
import { pillow } from '../pillow.ts';

/** Three pillows of one family, leaning on each other. */
export const throwPillow: DrawKind = ({ width, color, secondColor }) => {
  const standing = (size: number, x: number, z: number, spin: number, lean: number): Mesh =>
    moved(tilted(spun(pillow(size, size, size * 0.34, 22), spin), lean), [x, size * 0.47, z]);
  const third = mix(color, secondColor, 0.5);
  return {
    turn: 10,
    down: 11,
    fill: 0.9,
    parts: [
      { mesh: standing(width, -width * 0.4, -5, 14, -9), ...linen(secondColor) },
      { mesh: standing(width, width * 0.42, -4, -14, -10), ...linen(third) },
      { mesh: standing(width * 0.94, width * 0.02, 5, -3, -16), ...linen(color) },
    ],
  };
};
