import { lit, mix } from '../color.ts';
import type { DrawKind } from '../piece.ts';
import { base, drawnOn, pile, view } from './pile.ts';

/** Lines that run across it like wind over sand. */
export const duneRug: DrawKind = ({ width, depth, color, secondColor }) => {
  const [w, d] = [width / 2, depth / 2];
  const tones = [mix(color, '#f6ecd8', 0.5), secondColor, lit(secondColor, 0.88), secondColor];
  const wave = (row: number, at: number) =>
    -d +
    ((row + 0.5) / 15) * depth +
    3.6 * Math.sin(at * 5.2 + row * 0.55) +
    2.2 * Math.sin(at * 9.4 - row * 0.9);
  const stripes = Array.from({ length: 15 }, (_, row) => {
    const steps = Array.from({ length: 61 }, (_, at) => at / 60);
    const thick = (at: number) => 0.55 + 0.75 * (0.5 + 0.5 * Math.sin(at * 7 + row * 1.7));
    const inside = (z: number) => Math.max(-d + 0.4, Math.min(d - 0.4, z));
    const upper = steps.map((at) => [-w + at * width, inside(wave(row, at) - thick(at))] as const);
    const lower = steps
      .toReversed()
      .map((at) => [-w + at * width, inside(wave(row, at) + thick(at))] as const);
    return drawnOn(tones[row % tones.length] ?? secondColor, [...upper, ...lower]);
  });
  return { ...view, parts: [base(width, depth, color), ...stripes, pile(width, depth, color)] };
};
