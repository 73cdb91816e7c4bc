import { lathe } from '../lathe.ts';
import { brass, ceramic } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import { smooth } from '../rod.ts';
import type { Vector } from '../vector.ts';
import { shade } from './lamp-shade.ts';

/** A gourd of glazed ceramic under a linen shade. */
export const tableLamp: DrawKind = ({ width, height, color, secondColor }) => {
  const body = height * 0.56;
  const profile = smooth(
    [
      [3.1, 0.8],
      [5, 2.6],
      [5.5, body * 0.32],
      [4.3, body * 0.54],
      [2.35, body * 0.68],
      [2.9, body * 0.82],
      [2.4, body * 0.95],
      [1.1, body],
    ].map(([radius = 0, y = 0]): Vector => [radius, y, 0]),
    10,
  ).map(([radius, y]) => [radius, y] as const);
  return {
    turn: 0,
    down: 11,
    fill: 0.86,
    parts: [
      {
        mesh: lathe([
          [3.5, 0],
          [3.6, 0.4],
          [3.2, 0.9],
        ]),
        ...brass,
      },
      { mesh: lathe(profile, { sides: 64 }), flush: true, ...ceramic(color) },
      {
        mesh: lathe(
          [
            [1.1, body - 0.1],
            [0.7, body + 0.8],
            [0.5, body + 2.4],
          ],
          { sides: 24 },
        ),
        flush: true,
        ...brass,
      },
      ...shade(0, 0, [body + 1.2, height - 0.8], width / 2, width * 0.4, secondColor),
      {
        mesh: lathe(
          [
            [0.2, height - 1.4],
            [0.5, height - 0.6],
            [0.2, height],
          ],
          { sides: 16 },
        ),
        flush: true,
        noShadow: true,
        ...brass,
      },
    ],
  };
};
