import { box } from '../box.ts';
import { iron, wood } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import type { Part } from '../scene.ts';

/** A plank on an iron frame, a shelf below. */
export const consoleTable: DrawKind = ({ width, depth, height, color }) => {
  const [w, d] = [width / 2, depth / 2];
  const post = (x: number, z: number): Part => ({
    mesh: box({ x: [x - 0.7, x + 0.7], y: [0, height - 2], z: [z - 0.7, z + 0.7], round: 0.15 }),
    flush: true,
    ...iron,
  });
  const bar = (y: number, z: number): Part => ({
    mesh: box({ x: [-w + 1, w - 1], y: [y, y + 1.2], z: [z - 0.6, z + 0.6], round: 0.15 }),
    flush: true,
    ...iron,
  });
  const cross = (x: number): Part => ({
    mesh: box({ x: [x - 0.6, x + 0.6], y: [5, 6.2], z: [-d + 1, d - 1], round: 0.15 }),
    flush: true,
    ...iron,
  });
  const planks = (y: number, thick: number, inset: number): Part[] =>
    [0, 1, 2].map((at) => {
      const [from, each] = [-d + inset, (depth - 2 * inset) / 3];
      return {
        mesh: box({
          x: [-w + inset, w - inset],
          y: [y, y + thick],
          z: [from + each * at, from + each * (at + 1) - 0.08],
          round: 0.22,
        }),
        ...wood(at === 1 ? '#94704f' : color),
      };
    });
  return {
    turn: 22,
    down: 14,
    parts: [
      post(-w + 1.6, -d + 1.6),
      post(w - 1.6, -d + 1.6),
      cross(-w + 1.6),
      bar(5, -d + 1.6),
      ...planks(6.2, 1.2, 1.4),
      bar(5, d - 1.6),
      cross(w - 1.6),
      bar(height - 3.6, -d + 1.6),
      post(-w + 1.6, d - 1.6),
      bar(height - 3.6, d - 1.6),
      post(w - 1.6, d - 1.6),
      ...planks(height - 2.4, 2.4, 0),
    ],
  };
};
