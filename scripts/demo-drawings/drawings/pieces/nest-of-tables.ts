import { glass, metal } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import { ellipse } from '../plan.ts';
import { prism } from '../prism.ts';
import { rod } from '../rod.ts';
import type { Material, Part } from '../scene.ts';
import type { Vector } from '../vector.ts';

/** A ring of brass on four thin legs, a pane of glass in it. */
const glassTable = (x: number, z: number, round: number, height: number, brass: Material): Part[] => {
  const ring = (y: number, thick: number): Part => ({
    mesh: rod(
      Array.from(
        { length: 49 },
        (_, at): Vector => [
          x + Math.cos((at / 24) * Math.PI) * round,
          y,
          z - Math.sin((at / 24) * Math.PI) * round,
        ],
      ),
      thick,
      { sides: 10 },
    ),
    flush: true,
    noShadow: true,
    ...brass,
  });
  const leg = (angle: number): Part => {
    const [dx, dz] = [Math.cos((angle * Math.PI) / 180) * round, -Math.sin((angle * Math.PI) / 180) * round];
    return {
      mesh: rod(
        [
          [x + dx, 0, z + dz],
          [x + dx, height, z + dz],
        ],
        0.38,
        { sides: 10 },
      ),
      flush: true,
      ...brass,
    };
  };
  return [
    leg(70),
    leg(160),
    ring(0.45, 0.4),
    leg(250),
    leg(340),
    {
      mesh: prism(
        ellipse(round * 2, round * 2).map(([px, pz]) => [px + x, pz + z] as const),
        [height - 0.5, height - 0.1],
        { round: 0.1 },
      ),
      flush: true,
      noShadow: true,
      ...glass,
    },
    ring(height, 0.52),
  ];
};

export const nestOfTables: DrawKind = ({ width, height, color }) => ({
  turn: 18,
  down: 20,
  fill: 0.92,
  parts: [
    ...glassTable(-width * 0.22, -width * 0.2, width / 2, height, metal(color)),
    ...glassTable(width * 0.38, width * 0.3, width * 0.41, height * 0.8, metal(color)),
  ],
});
