import { mix } from '../color.ts';
import type { DrawKind } from '../piece.ts';
import { rod } from '../rod.ts';
import type { Part } from '../scene.ts';
import { base, drawnOn, pile, rectangle, view } from './pile.ts';

/** Borders within borders, and a medallion, worn by a hundred years. */
export const vintageRug: DrawKind = ({ width, depth, color, secondColor }) => {
  const [w, d] = [width / 2, depth / 2];
  const pale = mix(color, '#e6d5c1', 0.62);
  const worn = mix(secondColor, '#cfc8bd', 0.25);
  const flower = (x: number, z: number, size: number, petals: number, depthOf = 0.32) =>
    Array.from({ length: petals * 12 }, (_, at) => {
      const angle = (at / (petals * 12)) * 2 * Math.PI;
      const reach = size * (1 - depthOf + depthOf * Math.cos(angle * petals));
      return [x + Math.cos(angle) * reach, z + Math.sin(angle) * reach * 1.25] as const;
    });
  const diamond = (x: number, z: number, size: number): [number, number][] => [
    [x - size, z],
    [x, z + size * 1.3],
    [x + size, z],
    [x, z - size * 1.3],
  ];
  const corner = (sx: 1 | -1, sz: 1 | -1) =>
    Array.from({ length: 13 }, (_, at) => {
      const angle = (at / 12) * (Math.PI / 2);
      const scallop = 1 + 0.1 * Math.cos(angle * 12);
      return [
        sx * (w - 8.5 - Math.cos(angle) * 11 * scallop),
        sz * (d - 8.5 - Math.sin(angle) * 17 * scallop),
      ] as const;
    });
  const shares = (count: number) => Array.from({ length: count }, (_, at) => (at + 0.5) / count);
  const border = (size: number) =>
    [-1, 1].flatMap((side) => [
      ...shares(15).map((share) => diamond(side * (w - 4.6), -d + 6 + (depth - 12) * share, size)),
      ...shares(9).map((share) => diamond(-w + 6 + (width - 12) * share, side * (d - 4.6), size)),
    ]);
  const corners = ([1, -1] as const).flatMap((sx) =>
    ([1, -1] as const).map((sz) => [[sx * (w - 8.4), sz * (d - 8.4)] as const, ...corner(sx, sz)]),
  );
  const beside = (size: number) => [-1, 1].map((side) => diamond(0, side * 27.5, size));
  const fringe: Part = {
    mesh: [-1, 1].flatMap((side) =>
      Array.from({ length: 46 }, (_, at) => {
        const x = -w + 0.8 + ((width - 1.6) * at) / 45;
        const reach = 2.4 + 0.5 * Math.sin(at * 2.3);
        const thread = [
          [x, 0.3, side * d],
          [x + 0.3 * Math.sin(at), 0.12, side * (d + reach)],
        ] as const;
        return rod(thread, 0.2, { sides: 5 });
      }).flat(),
    ),
    flush: true,
    noShadow: true,
    color: '#e4d9c6',
  };
  return {
    ...view,
    parts: [
      fringe,
      base(width, depth, mix(color, '#7d3b2b', 0.15)),
      drawnOn(worn, rectangle(w - 1.6, d - 1.6)),
      drawnOn(pale, ...border(1.5)),
      drawnOn(color, ...border(0.7)),
      drawnOn(pale, rectangle(w - 7.2, d - 7.2)),
      drawnOn(color, rectangle(w - 8, d - 8)),
      drawnOn(worn, ...corners, flower(0, 0, 17.5, 16, 0.1), ...beside(2.6)),
      drawnOn(pale, flower(0, 0, 15.4, 8, 0.16), ...beside(1.2)),
      drawnOn(color, flower(0, 0, 12.4, 8, 0.24)),
      drawnOn(worn, flower(0, 0, 7.6, 8, 0.3)),
      drawnOn(pale, flower(0, 0, 3.4, 6, 0.3)),
      pile(width, depth, color),
    ],
  };
};
