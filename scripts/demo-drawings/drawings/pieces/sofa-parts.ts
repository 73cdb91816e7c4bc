import { box } from '../box.ts';
import { lathe } from '../lathe.ts';
import { type Mesh, moved, spun, tilted } from '../mesh.ts';
import { pillow } from '../pillow.ts';
import type { Material, Part } from '../scene.ts';

export const leg = (x: number, z: number, height: number, material: Material, thick = 1.1): Part => ({
  mesh: lathe(
    [
      [thick * 0.6, 0],
      [thick, height + 1],
    ],
    { x, z, sides: 16 },
  ),
  flush: true,
  ...material,
});

/** A cushion that leans back, its middle at the given place. */
export const backCushion = (width: number, height: number, thick: number, lean = 76): Mesh =>
  tilted(
    box({
      x: [-width / 2, width / 2],
      y: [-thick / 2, thick / 2],
      z: [-height / 2, height / 2],
      round: thick * 0.34,
      crown: thick * 0.22,
    }),
    lean,
  );

export const thrown = (size: number, x: number, y: number, z: number, spin: number, lean = -18): Mesh =>
  moved(tilted(spun(pillow(size, size, size * 0.36), spin), lean), [x, y, z]);
