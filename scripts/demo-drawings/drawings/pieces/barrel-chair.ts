import { lathe, roundedSection, sweep } from '../lathe.ts';
import { linen, wood } from '../materials.ts';
import { moved } from '../mesh.ts';
import type { DrawKind } from '../piece.ts';
import { ellipse } from '../plan.ts';
import { prism } from '../prism.ts';
import type { Part } from '../scene.ts';

/** Half a barrel that turns on its foot, lower where the arms end. */
export const barrelChair: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [cloth, round, thick] = [linen(color), width / 2, 4.6];
  const top = (angle: number) =>
    height - 3.2 * (1 - Math.cos(Math.min(1, Math.abs(angle - 90) / 124) * Math.PI));
  const wall = (from: number, to: number): Part => ({
    mesh: sweep((angle) => roundedSection([round - thick, round], [2.6, top(angle)], 2.2), from, to),
    ...cloth,
  });
  const end = (angle: number): Part => ({
    mesh: lathe(
      [0, 30, 60, 90, 270, 300, 330, 350].map((turn) => {
        const swing = (turn * Math.PI) / 180;
        const low = turn <= 90;
        return [
          Math.max(0.01, (low ? Math.sin(swing) : -Math.sin(swing)) * (thick / 2)),
          low ? 4.8 - Math.cos(swing) * 2.2 : top(angle) - 2.2 + Math.cos(swing) * 2.2,
        ] as const;
      }),
      {
        x: Math.cos((angle * Math.PI) / 180) * (round - thick / 2),
        z: -Math.sin((angle * Math.PI) / 180) * (round - thick / 2),
        sides: 30,
      },
    ),
    flush: true,
    ...cloth,
  });
  return {
    turn: 22,
    down: 17,
    fill: 0.88,
    parts: [
      { mesh: prism(ellipse(width * 0.66, depth * 0.64), [0, 1], { round: 0.3 }), ...wood(secondColor) },
      {
        mesh: lathe([
          [round * 0.3, 1],
          [round * 0.3, 3.4],
        ]),
        ...wood(secondColor),
      },
      { mesh: prism(ellipse(width - 0.6, depth - 1.6), [2.6, 11], { round: 1.6 }), ...cloth },
      wall(-34, 214),
      end(214),
      {
        mesh: moved(
          prism(ellipse(width - 9, depth - 6.6), [10.6, 17], { round: 2.4, crown: 0.8 }),
          [0, 0, 1.6],
        ),
        ...cloth,
      },
      { ...wall(-34, 50), flush: true },
      end(-34),
    ],
  };
};
