import { facet } from '../mesh.ts';
import type { DrawKind } from '../piece.ts';
import { rod } from '../rod.ts';
import type { Part } from '../scene.ts';
import type { Vector } from '../vector.ts';
import { flat, type Outline } from './flat.ts';

/** A thin black ring around a clear glass that shows the room's light. */
export const mirror: DrawKind = ({ width, color }) => {
  const radius = width / 2;
  const round = (r: number, steps = 72): Outline =>
    Array.from(
      { length: steps },
      (_, at) =>
        [
          Math.cos((at / steps) * 2 * Math.PI) * r,
          radius + Math.sin((at / steps) * 2 * Math.PI) * r,
        ] as const,
    );
  /** A strip of the disc between two heights, leaning as light from a window does. */
  const gleam = (from: number, to: number, shade: string, clear: number): Part => {
    const r = radius - 1;
    const edge = (offset: number, reverse: boolean) => {
      const reach = Math.sqrt(Math.max(0, r ** 2 - offset ** 2));
      const points = Array.from({ length: 9 }, (_, at) => {
        const along = (at / 8) * 2 - 1;
        const [px, py] = [along * reach, offset];
        return [px * 0.77 - py * 0.64, radius + px * 0.64 + py * 0.77] as const;
      });
      return reverse ? points.toReversed() : points;
    };
    const steps = Array.from({ length: 7 }, (_, at) => from + ((to - from) * at) / 6);
    const side = (sign: 1 | -1) =>
      steps.map((offset) => {
        const reach = Math.sqrt(Math.max(0, r ** 2 - offset ** 2)) * sign;
        return [reach * 0.77 - offset * 0.64, radius + reach * 0.64 + offset * 0.77] as const;
      });
    return flat(
      [...edge(from, false), ...side(1), ...edge(to, true), ...side(-1).toReversed()],
      0.32,
      shade,
      { clear },
    );
  };
  return {
    turn: 14,
    down: 0,
    hung: true,
    fill: 0.92,
    parts: [
      {
        mesh: facet(round(radius - 0.4).map(([x, y]): Vector => [x, y, 0.3])),
        plain: true,
        color: '#cdc9c4',
      },
      ...Array.from({ length: 34 }, (_, at) => gleam(-17 + at, 17, '#f2efea', 0.94)),
      gleam(-3.4, 2.6, '#ffffff', 0.6),
      gleam(4, 5.4, '#ffffff', 0.6),
      {
        mesh: rod(
          round(radius - 0.5, 96)
            .concat(round(radius - 0.5, 96).slice(0, 2))
            .map(([x, y]): Vector => [x, y, 0.3]),
          0.85,
          { sides: 12 },
        ),
        flush: true,
        noShadow: true,
        color,
        shine: 0.3,
      },
    ],
  };
};
