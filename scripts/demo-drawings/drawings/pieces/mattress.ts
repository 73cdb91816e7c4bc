import { box } from '../box.ts';
import { lit } from '../color.ts';
import { linen } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import { rim } from '../plan.ts';
import { rod } from '../rod.ts';
import type { Part } from '../scene.ts';

/** A mattress and the soft layer that lies on it. */
export const mattress: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [w, back, front] = [width / 2, -depth / 2, depth / 2];
  const seamAt = (y: number): Part => ({
    mesh: rod(rim(width, depth, 2.2, y), 0.34, { sides: 8 }),
    flush: true,
    noShadow: true,
    ...linen(secondColor),
  });
  const [rows, columns] = [7, 5];
  const [each, deep] = [(width - 1.2) / columns, (depth - 1.2) / rows];
  const quilt = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column): Part => {
      const [x, z] = [-w + 0.6 + each * column, back + 0.6 + deep * row];
      return {
        mesh: box({
          x: [x, x + each],
          y: [height - 3.6, height - 1.6],
          z: [z, z + deep],
          round: 1,
          crown: 2,
        }),
        flush: true,
        noShadow: true,
        ...linen(color),
      };
    }),
  ).flat();
  const stitches = Array.from({ length: rows - 1 }, (_, row): Part => {
    const z = back + 0.6 + deep * (row + 1);
    return {
      mesh: rod(
        [
          [-w + 1.4, height - 1.75, z],
          [w - 1.4, height - 1.75, z],
        ],
        0.16,
        { sides: 5 },
      ),
      flush: true,
      noShadow: true,
      color: lit(color, 0.82),
    };
  });
  return {
    turn: 34,
    down: 21,
    fill: 0.96,
    parts: [
      { mesh: box({ x: [-w, w], y: [0, height - 4], z: [back, front], round: 2.2 }), ...linen('#e9e6e1') },
      seamAt(2),
      seamAt(height - 6),
      {
        mesh: box({
          x: [-w + 0.3, w - 0.3],
          y: [height - 4.4, height - 1.2],
          z: [back + 0.3, front - 0.3],
          round: 1.2,
        }),
        ...linen(color),
      },
      ...quilt,
      ...stitches,
    ],
  };
};
