import { box } from '../box.ts';
import { lit } from '../color.ts';
import { wool } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import { rod } from '../rod.ts';
import type { Part } from '../scene.ts';
import type { Vector } from '../vector.ts';

/** Plaits side by side. */
export const runner: DrawKind = ({ width, depth, color }) => {
  const plaits = 17;
  const each = width / plaits;
  const braid = (at: number): Part => ({
    mesh: rod(
      Array.from(
        { length: 65 },
        (_, step): Vector => [
          -width / 2 + each * (at + 0.5) + 0.14 * Math.sin(step * 1.6),
          0.45 + 0.1 * Math.cos(step * 1.6),
          -depth / 2 + (depth * step) / 64,
        ],
      ),
      (share) => each * (0.5 + 0.06 * Math.sin(share * 400)),
      { sides: 9 },
    ),
    flush: true,
    color: at % 2 ? color : lit(color, 0.93),
    texture: 'straw',
    along: [0, 0, 1],
  });
  const binding = (side: 1 | -1): Part => ({
    mesh: box({
      x: [-width / 2 - 0.2, width / 2 + 0.2],
      y: [0, 1.1],
      z: side > 0 ? [depth / 2 - 2, depth / 2] : [-depth / 2, -depth / 2 + 2],
      round: 0.4,
    }),
    ...wool(lit(color, 0.84)),
    flush: true,
  });
  return {
    turn: 50,
    down: 30,
    fill: 1.06,
    parts: [binding(-1), ...Array.from({ length: plaits }, (_, at) => braid(at)), binding(1)],
  };
};
