import { lathe } from '../lathe.ts';
import { seam, uprightWood, wood } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import { ellipse } from '../plan.ts';
import { prism } from '../prism.ts';
import { rod } from '../rod.ts';
import type { Part } from '../scene.ts';
import type { Vector } from '../vector.ts';

/** Staves around a drum, held by two hoops. */
export const drumTable: DrawKind = ({ width, height, color, secondColor }) => {
  const radius = (y: number) => (width / 2) * (0.86 + 0.1 * Math.sin((y / height) * Math.PI));
  const levels = Array.from({ length: 13 }, (_, at) => (at / 12) * (height - 1.6));
  const groove = (angle: number): Part => ({
    mesh: rod(
      levels.map((y): Vector => [Math.cos(angle) * radius(y), y, -Math.sin(angle) * radius(y)]),
      0.07,
      { sides: 4 },
    ),
    flush: true,
    noShadow: true,
    ...seam(color),
  });
  const hoop = (y: number): Part => ({
    mesh: lathe(
      [
        [radius(y) + 0.02, y - 0.7],
        [radius(y) + 0.2, y - 0.6],
        [radius(y) + 0.2, y + 0.6],
        [radius(y) + 0.02, y + 0.7],
      ],
      { open: true },
    ),
    flush: true,
    color: secondColor,
    shine: 0.15,
  });
  return {
    turn: 0,
    down: 17,
    fill: 0.84,
    parts: [
      { mesh: lathe(levels.map((y) => [radius(y), y] as const)), ...uprightWood(color) },
      ...Array.from({ length: 26 }, (_, at) => groove((at / 26) * 2 * Math.PI + 0.06)),
      hoop(height * 0.2),
      hoop(height * 0.76),
      { mesh: prism(ellipse(width, width), [height - 1.7, height], { round: 0.5 }), ...wood(color) },
    ],
  };
};
