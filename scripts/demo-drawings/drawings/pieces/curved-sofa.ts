import { boucle } from '../materials.ts';
import type { DrawKind } from '../piece.ts';
import type { Plan } from '../plan.ts';
import { prism } from '../prism.ts';

/** A band that follows an arc around the middle of a circle behind the viewer. */
const arc = (radius: number, thick: number, spread: number, centre: number, steps = 40): Plan => {
  const at = (r: number, share: number) => {
    const angle = ((share * 2 - 1) * spread * Math.PI) / 180;
    return [Math.sin(angle) * r, centre - Math.cos(angle) * r] as const;
  };
  const shares = Array.from({ length: steps + 1 }, (_, step) => step / steps);
  /** Half a circle at an end, from the outer edge to the inner one or back. */
  const cap = (share: 0 | 1) =>
    Array.from({ length: 11 }, (_, step) => {
      const swing = (Math.PI * (step + 1)) / 12;
      const angle = ((share * 2 - 1) * spread * Math.PI) / 180;
      const sign = share * 2 - 1;
      const out = Math.cos(swing) * (thick / 2) * sign;
      const along = Math.sin(swing) * (thick / 2) * sign;
      const [x, z] = at(radius - thick / 2, share);
      return [
        x + Math.sin(angle) * out + Math.cos(angle) * along,
        z - Math.cos(angle) * out + Math.sin(angle) * along,
      ] as const;
    });
  return [
    ...shares.map((share) => at(radius, share)),
    ...cap(1),
    ...shares.toReversed().map((share) => at(radius - thick, share)),
    ...cap(0),
  ];
};

/** One sweep, round at both ends, in curly wool. */
export const curvedSofa: DrawKind = ({ width, depth, height, color }) => {
  const cloth = boucle(color);
  const spread = 47;
  const radius = width / 2 / Math.sin((spread * Math.PI) / 180);
  const centre = radius - depth / 2;
  return {
    turn: 14,
    down: 17,
    parts: [
      {
        mesh: prism(arc(radius - 4, depth - 10, spread - 13, centre), [0, 2.4], { round: 0.3 }),
        color: '#5b4636',
      },
      {
        mesh: prism(arc(radius - 0.6, depth - 3, spread - 13.5, centre), [2, 10], { round: 1.4 }),
        ...cloth,
      },
      { mesh: prism(arc(radius, 11, spread, centre), [2.4, height], { round: 3.6 }), ...cloth },
      {
        mesh: prism(arc(radius - 9, depth - 12, spread - 12, centre), [9.6, 17.4], {
          round: 2.8,
          crown: 0.5,
        }),
        ...cloth,
      },
    ],
  };
};
