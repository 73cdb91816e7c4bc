import { box } from '../box.ts';
import { linen, uprightWood } from '../materials.ts';
import { moved } from '../mesh.ts';
import { type DrawKind, threeQuarters } from '../piece.ts';
import type { Part } from '../scene.ts';
import { backCushion, leg, thrown } from './sofa-parts.ts';

/** Arms at right angles, three cushions to sit on and three to lean on. */
export const sofa: DrawKind = ({ width, depth, height, color, secondColor }) => {
  const [w, back, front, arm] = [width / 2, -depth / 2, depth / 2, 6];
  const [cloth, timber] = [linen(color), uprightWood('#4b3325')];
  const seats = 3;
  const each = (width - 2 * arm) / seats;
  const places = Array.from({ length: seats }, (_, at) => -w + arm + each * (at + 0.5));
  const parts: Part[] = [
    ...[back + 3, front - 3].flatMap((z) => [-w + 3.4, w - 3.4].map((x) => leg(x, z, 5, timber))),
    { mesh: box({ x: [-w + 2, w - 2], y: [5, height - 3], z: [back, back + 7], round: 1.6 }), ...cloth },
    { mesh: box({ x: [-w, -w + arm], y: [5, height * 0.72], z: [back, front], round: 0.9 }), ...cloth },
    {
      mesh: box({ x: [-w + arm - 0.2, w - arm + 0.2], y: [5, 12], z: [back + 2, front - 1], round: 0.7 }),
      ...cloth,
    },
    ...places.map((x) => ({
      mesh: box({
        x: [x - each / 2 + 0.12, x + each / 2 - 0.12],
        y: [12, 18.2],
        z: [back + 7, front],
        round: 1.9,
        crown: 1,
      }),
      ...cloth,
    })),
    ...places.map((x) => ({
      mesh: moved(backCushion(each - 0.4, 18, 7.5), [x, height - 8.6, back + 11.5]),
      ...cloth,
    })),
    { mesh: thrown(17, -w + arm + 9.5, 26, 1, 20), ...linen(secondColor) },
    { mesh: box({ x: [w - arm, w], y: [5, height * 0.72], z: [back, front], round: 0.9 }), ...cloth },
  ];
  return { ...threeQuarters, parts };
};
