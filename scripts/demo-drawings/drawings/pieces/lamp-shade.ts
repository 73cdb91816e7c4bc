import { lathe } from '../lathe.ts';
import { lampshade } from '../materials.ts';
import type { Part } from '../scene.ts';

/** A shade open above and below: its inside is seen through the top. */
export const shade = (
  x: number,
  z: number,
  y: readonly [number, number],
  below: number,
  above: number,
  color: string,
): Part[] => [
  {
    mesh: lathe(
      [
        [above * 0.97, y[1] - 0.05],
        [below * 0.97, y[0]],
      ],
      { x, z, open: true, sides: 48 },
    ),
    flush: true,
    noShadow: true,
    color: '#fff3da',
    glow: 0.75,
  },
  {
    mesh: lathe(
      [
        [below, y[0]],
        [above, y[1]],
      ],
      { x, z, open: true, sides: 48 },
    ),
    flush: true,
    ...lampshade(color),
  },
  ...[
    [below, y[0] + 0.18],
    [above, y[1] - 0.18],
  ].map(
    ([radius = 1, level = 0]): Part => ({
      mesh: lathe(
        [
          [radius + 0.04, level - 0.22],
          [radius + 0.1, level],
          [radius + 0.04, level + 0.22],
        ],
        { x, z, open: true, sides: 48 },
      ),
      flush: true,
      noShadow: true,
      color,
      glow: 0.2,
    }),
  ),
];
