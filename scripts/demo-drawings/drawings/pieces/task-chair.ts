import { box } from '../box.ts';
import { lathe } from '../lathe.ts';
import { moved, spun, tilted } from '../mesh.ts';
import type { DrawKind } from '../piece.ts';
import { rod, smooth } from '../rod.ts';
import type { Part } from '../scene.ts';
import type { Vector } from '../vector.ts';

const spokes = (count: number, work: (angle: number) => Part) =>
  Array.from({ length: count }, (_, at) => work(at * (360 / count) + 54));

/** Ribbed leather in a frame of chrome, on five castors. */
export const taskChair: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [w, back] = [width / 2, -depth / 2 + 3];
  const hide = { color, shine: 0.22 } as const;
  const steel = { color: secondColor, metal: true } as const;
  const ribs = (count: number, length: number, lean: number, place: Vector): Part[] =>
    Array.from({ length: count }, (_, at) => ({
      mesh: moved(
        tilted(
          moved(
            box({
              x: [-w + 3, w - 3],
              y: [-0.9, 0.9],
              z: [-length / count / 2, length / count / 2],
              round: 0.85,
            }),
            [0, 0, (at - (count - 1) / 2) * (length / count)],
          ),
          lean,
        ),
        place,
      ),
      ...hide,
    }));
  const arm = (x: number): Part => ({
    mesh: rod(
      smooth(
        [
          [x, 18.4, 6],
          [x, 24.4, 7],
          [x, 26.2, 3],
          [x, 26, -5],
          [x, 24, back + 2.4],
        ],
        8,
      ),
      0.55,
      { sides: 10 },
    ),
    flush: true,
    ...steel,
  });
  return {
    turn: 28,
    down: 13,
    fill: 0.95,
    parts: [
      ...spokes(5, (angle): Part => {
        const [x, z] = [Math.cos((angle * Math.PI) / 180), -Math.sin((angle * Math.PI) / 180)];
        return {
          mesh: [
            ...rod(
              [
                [0, 4.6, 0],
                [x * 10.6, 3, z * 10.6],
              ],
              (share) => 0.95 - share * 0.35,
              { sides: 10 },
            ),
            ...moved(
              spun(
                tilted(
                  lathe(
                    [
                      [1.2, -0.6],
                      [1.3, 0],
                      [1.2, 0.6],
                    ],
                    { sides: 18 },
                  ),
                  90,
                ),
                angle,
              ),
              [x * 10.6, 1.3, z * 10.6],
            ),
          ],
          flush: true,
          ...steel,
        };
      }),
      {
        mesh: lathe(
          [
            [1.2, 4],
            [1.2, 9],
            [0.8, 9.2],
            [0.8, 15.6],
          ],
          { sides: 22 },
        ),
        flush: true,
        ...steel,
      },
      ...ribs(9, 18.6, 82, [0, height - 9.4, back + 1]),
      arm(-w + 2.5),
      { mesh: box({ x: [-6, 6], y: [15, 16.4], z: [-6, 6], round: 0.5 }), ...steel },
      ...ribs(9, 18, 2, [0, 18, 2.6]),
      arm(w - 2.5),
    ],
  };
};
