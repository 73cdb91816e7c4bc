import { box } from '../box.ts';
import { lit, mix } from '../color.ts';
import type { DrawKind } from '../piece.ts';
import type { Part } from '../scene.ts';
import { flat, rectangle } from './flat.ts';

/** Layers of water and sand, as the tide leaves them. */
export const canvasArt: DrawKind = ({ width, height, color, secondColor }) => {
  const w = width / 2;
  const shades = [
    '#f4f0e8',
    mix('#f4f0e8', color, 0.12),
    mix('#efe6d8', color, 0.26),
    mix(secondColor, color, 0.48),
    mix('#e9dccb', color, 0.62),
    color,
    lit(color, 0.78),
    mix(lit(color, 0.7), '#e7d8c2', 0.7),
    '#e9ddca',
    '#f2eadc',
  ];
  const line = (at: number, share: number) =>
    height * (1 - at / 10) -
    1.4 +
    3 * Math.sin(share * 4.1 + at * 1.9) +
    1.5 * Math.sin(share * 9.7 + at * 0.8) +
    0.5 * Math.sin(share * 27 + at * 3.1) +
    (share - 0.5) * (at % 2 ? 6 : -5);
  const within = (y: number) => Math.max(0.2, Math.min(height - 0.2, y));
  const band = (at: number, colorOf: string, from: number, to: number): Part => {
    const shares = Array.from({ length: 61 }, (_, step) => step / 60);
    return flat(
      [
        ...shares.map((share) => [-w + share * width, within(line(at, share) + from)] as const),
        ...shares.toReversed().map((share) => [-w + share * width, within(line(at, share) + to)] as const),
      ],
      1.01,
      colorOf,
    );
  };
  return {
    turn: 12,
    down: 0,
    hung: true,
    parts: [
      {
        mesh: box({ x: [-w, w], y: [0, height], z: [-1, 1], round: 0.12 }),
        color: '#f4f0e8',
      },
      ...shades.flatMap((shade, at) => [
        band(at + 0.6, shade, 1.2, -height / 5),
        band(at + 0.6, mix(shade, '#fffaf0', 0.55), 1.5, 0.7),
        ...(at % 3 === 1 ? [band(at + 0.9, lit(shade, 0.86), 0.3, -0.2)] : []),
      ]),
      flat(rectangle([-w, w], [0, height]), 1.02, '#f4f0e8', { bare: true, texture: 'linen' }),
    ],
  };
};
