import { stone } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import { ellipse } from '../plan.ts';
import { prism } from '../prism.ts';

/** Two blocks of stone, the upper one wider. */
export const plinthTable: DrawKind = ({ width, depth, height, color }) => ({
  turn: 30,
  down: 21,
  fill: 0.94,
  parts: [
    { mesh: prism(ellipse(width * 0.72, depth * 0.72), [0, height - 4.4], { round: 0.5 }), ...stone(color) },
    { mesh: prism(ellipse(width, depth, 72), [height - 4.6, height], { round: 1 }), ...stone(color) },
  ],
});
