import { box } from '../box.ts';
import { lit, mix } from '../color.ts';
import type { DrawKind } from '../piece.ts';
import { rod } from '../rod.ts';
import type { Part } from '../scene.ts';
import type { Vector } from '../vector.ts';
import { flat, rectangle } from './flat.ts';

type Plant = {
  readonly pairs: number;
  readonly size: number;
  readonly wide: number;
  readonly angle: number;
  readonly lean: number;
};

/** Olive, eucalyptus, fern and laurel. */
const plants: readonly Plant[] = [
  { pairs: 7, size: 0.27, wide: 0.42, angle: 0.72, lean: 0.14 },
  { pairs: 6, size: 0.17, wide: 1.05, angle: 0.5, lean: -0.12 },
  { pairs: 15, size: 0.36, wide: 0.26, angle: 0.42, lean: 0.05 },
  { pairs: 5, size: 0.36, wide: 0.95, angle: 0.86, lean: -0.16 },
];

/** A stem and its leaves. */
const sprig = (
  x: number,
  y: number,
  tall: number,
  { pairs, size, wide, angle, lean }: Plant,
  color: string,
): Part[] => {
  const stem = (share: number): readonly [number, number] => [x + lean * tall * share ** 2, y + tall * share];
  const leaf = (share: number, turn: number, long: number, shade: string): Part => {
    const [sx, sy] = stem(share);
    const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
    const outline = Array.from({ length: 21 }, (_, at) => {
      const t = at <= 10 ? at / 10 : (20 - at) / 10;
      const out = (at <= 10 ? 1 : -1) * wide * Math.sin(t * Math.PI) ** 0.85 * (long / (tall * size));
      return [sx + ux * t * long - uy * out, sy + uy * t * long + ux * out] as const;
    });
    return flat(outline, 0.75, shade);
  };
  return [
    {
      mesh: rod(
        Array.from({ length: 9 }, (_, at): Vector => [...stem(at / 8), 0.7]),
        0.13,
        { sides: 6 },
      ),
      flush: true,
      noShadow: true,
      plain: true,
      color: lit(color, 0.72),
    },
    ...Array.from({ length: pairs }, (_, at) => {
      const share = 0.2 + (0.76 * at) / pairs;
      const long = tall * size * (1 - 0.62 * share ** 1.5);
      return [
        leaf(share, angle, long, color),
        leaf(share + 0.03, Math.PI - angle, long * 0.95, lit(color, 0.87)),
      ];
    }).flat(),
    leaf(0.97, Math.PI / 2 - lean, tall * size * 0.45, color),
  ];
};

/** Four frames with a plant in each. */
export const printSet: DrawKind = ({ width, height, color, secondColor }) => {
  const gap = 3;
  const frame = (left: number, bottom: number, kind: number): Part[] => {
    const plant = plants[kind % plants.length] as Plant; // one for each frame
    const [x, y] = [[left, left + width] as const, [bottom, bottom + height] as const];
    return [
      { mesh: box({ x, y, z: [-0.6, 0.6], round: 0.15 }), color: '#c6a06c', texture: 'wood', shine: 0.1 },
      flat(rectangle([x[0] + 0.7, x[1] - 0.7], [y[0] + 0.7, y[1] - 0.7]), 0.62, '#fbf8f1'),
      flat(rectangle([x[0] + 2.6, x[1] - 2.6], [y[0] + 2.8, y[1] - 2.8]), 0.64, secondColor, {
        texture: 'linen',
      }),
      ...sprig(
        (x[0] + x[1]) / 2 - plant.lean * 5,
        y[0] + 4,
        height - 9,
        plant,
        kind % 2 ? color : mix(color, '#9aa88a', 0.35),
      ),
      flat(
        [
          [x[0] + 1.4, y[1] - 0.9],
          [x[0] + 6.4, y[1] - 0.9],
          [x[0] + 0.9, y[0] + 7],
          [x[0] + 0.9, y[0] + 14],
        ],
        0.9,
        '#ffffff',
        { clear: 0.86 },
      ),
    ];
  };
  return {
    turn: 8,
    down: 0,
    hung: true,
    parts: [
      ...frame(-width - gap / 2, height + gap, 0),
      ...frame(gap / 2, height + gap, 1),
      ...frame(-width - gap / 2, 0, 2),
      ...frame(gap / 2, 0, 3),
    ],
  };
};
