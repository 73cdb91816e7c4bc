import { box } from '../box.ts';
import { lit } from '../color.ts';
import { wool } from '../materials.ts';
import { type Mesh, moved, spun } from '../mesh.ts';
import type { DrawKind } from '../piece.ts';
import type { Part } from '../scene.ts';

/** Towels folded in three, stacked. */
export const towel: DrawKind = ({ color }) => {
  const [width, depth, thick] = [17, 12, 3.1];
  const folded = (level: number, at: number): Part[] => {
    const [shift, turn] = [0.35 * Math.sin(at * 2.4), 2.2 * Math.sin(at * 1.9)];
    const placed = (mesh: Mesh): Mesh => moved(spun(mesh, turn), [shift, level, 0]);
    const side = (y: number, inset: number): Part => ({
      mesh: placed(
        box({
          x: [-width / 2 + inset, width / 2 - inset],
          y: [y, y + thick / 3 + 0.1],
          z: [-depth / 2, depth / 2 - 0.9],
          round: 0.5,
        }),
      ),
      flush: y > 0,
      ...wool(lit(color, 0.97)),
    });
    return [
      side(0, 0.1),
      side(thick / 3, 0.2),
      side((thick * 2) / 3, 0),
      // The fold that is turned to the viewer, and what lies above it.
      {
        mesh: placed(
          box({
            x: [-width / 2 - 0.05, width / 2 + 0.05],
            y: [0, thick],
            z: [depth / 2 - 3, depth / 2],
            round: 1.4,
            crown: 0.1,
          }),
        ),
        flush: true,
        ...wool(color),
      },
      {
        mesh: placed(
          box({
            x: [-width / 2, width / 2],
            y: [thick - 0.9, thick + 0.05],
            z: [-depth / 2, depth / 2 - 0.9],
            round: 0.45,
            crown: 0.35,
          }),
        ),
        flush: true,
        ...wool(color),
      },
    ];
  };
  return {
    turn: 24,
    down: 16,
    fill: 0.78,
    parts: Array.from({ length: 4 }, (_, at) => folded(at * (thick + 0.22), at)).flat(),
  };
};
