import { box } from '../box.ts';
import { mix } from '../color.ts';
import { linen, seam } from '../materials.ts';
import { type Mesh, moved, spun } from '../mesh.ts';
import type { DrawKind } from '../piece.ts';
import type { Part } from '../scene.ts';

/** Five books lying on each other, their spines to the front. */
export const books: DrawKind = ({ width, depth, color, secondColor }) => {
  const covers = [color, mix(color, secondColor, 0.7), '#efe7da', secondColor, mix(color, '#f4ede1', 0.55)];
  let level = 0;
  const book = (cover: string, at: number): Part[] => {
    const thick = [1.5, 1.1, 1.35, 0.95, 1.2][at] ?? 1.1;
    const [w, d] = [(width * (1 - at * 0.035)) / 2, (depth * (1 - at * 0.03)) / 2];
    const [turn, from] = [[-3, 4, -6, 7, -2][at] ?? 0, level];
    level += thick + 0.02;
    const placed = (mesh: Mesh) => moved(spun(mesh, turn), [0.3 * Math.sin(at * 2), from, 0]);
    const board = (y: number): Part => ({
      mesh: placed(box({ x: [-w, w], y: [y, y + 0.13], z: [-d, d], round: 0.06 })),
      flush: y > 0,
      ...linen(cover),
    });
    return [
      board(0),
      {
        mesh: placed(
          box({ x: [-w + 0.2, w - 0.22], y: [0.12, thick - 0.12], z: [-d + 0.2, d - 0.2], round: 0.04 }),
        ),
        flush: true,
        color: '#f3ecdf',
      },
      ...Array.from(
        { length: 4 },
        (_, sheet): Part => ({
          mesh: placed(
            box({
              x: [-w + 0.2, w - 0.2],
              y: [0.2 + (sheet * (thick - 0.4)) / 4, 0.24 + (sheet * (thick - 0.4)) / 4],
              z: [-d + 0.2, d - 0.18],
              round: 0.01,
            }),
          ),
          flush: true,
          noShadow: true,
          ...seam('#f6efe2'),
          clear: 0.7,
        }),
      ),
      {
        mesh: placed(box({ x: [-w - 0.02, w + 0.02], y: [0, thick], z: [d - 0.32, d + 0.1], round: 0.22 })),
        flush: true,
        ...linen(cover),
      },
      {
        mesh: placed(
          box({
            x: [-w * 0.52, w * 0.3],
            y: [thick * 0.42, thick * 0.58],
            z: [d + 0.05, d + 0.13],
            round: 0.02,
          }),
        ),
        flush: true,
        noShadow: true,
        color: mix(cover, at % 2 ? '#fff6e4' : '#7a5a34', 0.6),
      },
      board(thick - 0.13),
    ];
  };
  return { turn: 24, down: 19, fill: 0.76, parts: covers.flatMap(book) };
};
