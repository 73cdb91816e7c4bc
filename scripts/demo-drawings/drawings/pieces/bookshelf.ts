import { box } from '../box.ts';
import { glass, metal } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import type { Part } from '../scene.ts';

/** Panes of glass in a frame of brass. */
export const bookshelf: DrawKind = ({ width, depth, height, color }) => {
  const brass = metal(color);
  const [w, d] = [width / 2, depth / 2];
  const post = (x: number, z: number): Part => ({
    mesh: box({ x: [x - 0.55, x + 0.55], y: [0, height], z: [z - 0.55, z + 0.55], round: 0.12 }),
    flush: true,
    ...brass,
  });
  const levels = Array.from({ length: 5 }, (_, at) => 4 + ((height - 5) * at) / 4);
  const rail = (y: number, z: number): Part => ({
    mesh: box({ x: [-w + 0.6, w - 0.6], y: [y - 0.45, y + 0.45], z: [z - 0.45, z + 0.45], round: 0.1 }),
    flush: true,
    noShadow: true,
    ...brass,
  });
  const short = (y: number, x: number): Part => ({
    mesh: box({ x: [x - 0.45, x + 0.45], y: [y - 0.45, y + 0.45], z: [-d + 0.6, d - 0.6], round: 0.1 }),
    flush: true,
    noShadow: true,
    ...brass,
  });
  return {
    turn: 26,
    down: 9,
    fill: 1,
    parts: [
      post(-w + 0.6, -d + 0.6),
      post(w - 0.6, -d + 0.6),
      ...levels.flatMap((y): Part[] => [
        rail(y, -d + 0.6),
        short(y, -w + 0.6),
        {
          mesh: box({ x: [-w + 1, w - 1], y: [y + 0.1, y + 0.5], z: [-d + 1, d - 1], round: 0.08 }),
          flush: true,
          ...glass,
        },
        short(y, w - 0.6),
        rail(y, d - 0.6),
      ]),
      post(-w + 0.6, d - 0.6),
      post(w - 0.6, d - 0.6),
    ],
  };
};
