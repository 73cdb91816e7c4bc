import { rod } from '../rod.ts';
import type { Material, Part } from '../scene.ts';

/** A leg that grows thinner and leans outwards. */
export const splayed = (
  x: number,
  z: number,
  height: number,
  material: Material,
  { lean = 1.6, thick = 1.1 } = {},
): Part => ({
  mesh: rod(
    [
      [x + Math.sign(x) * lean, 0, z + Math.sign(z) * lean],
      [x, height, z],
    ],
    (share) => thick * (0.55 + 0.45 * share),
    { sides: 14 },
  ),
  flush: true,
  ...material,
});
