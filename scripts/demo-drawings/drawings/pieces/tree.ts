import { lit, mix } from '../color.ts';
import { lathe } from '../lathe.ts';
import { facet, type Mesh } from '../mesh.ts';
import type { DrawKind } from '../piece.ts';
import { rod, smooth } from '../rod.ts';
import { add, cross, times, unit, type Vector } from '../vector.ts';

/** The same tree every time: numbers that only look like chance. */
const chances = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

type Branch = { readonly path: readonly Vector[]; readonly thick: number };

/** An olive tree in a basket: a stem that forks, and many narrow leaves. */
export const tree: DrawKind = ({ width, height, color, secondColor }) => {
  const chance = chances(7);
  const around = (amount: number) => (chance() - 0.5) * 2 * amount;
  const pot = height * 0.15;
  const reach = width / 2;
  const fork: Vector = [1.2, height * 0.44, 0];
  const stem: Branch = {
    path: smooth([[0, pot - 2, 0], [-0.9, height * 0.24, 0.6], [0.8, height * 0.35, 0], fork]),
    thick: 0.95,
  };
  const crown: Vector = [0.6, height * 0.7, 0];
  const limbs: Branch[] = Array.from({ length: 17 }, (_, at) => {
    // Evenly over a ball: each a golden angle on from the last.
    const [upness, angle] = [1 - (at + 0.5) / 11, at * 2.399];
    const out = Math.sqrt(Math.max(0.05, 1 - upness ** 2)) * reach * (0.62 + chance() * 0.2);
    const start: Vector = at % 3 === 0 ? [0.8, height * 0.37, 0] : fork;
    const tip: Vector = [
      crown[0] + Math.cos(angle) * out,
      crown[1] + upness * height * 0.25,
      Math.sin(angle) * out,
    ];
    const middle: Vector = [
      start[0] + (tip[0] - start[0]) * 0.42,
      start[1] + (tip[1] - start[1]) * 0.6,
      tip[2] * 0.42,
    ];
    return { path: smooth([start, middle, tip], 6), thick: 0.4 };
  });
  const twigs: Branch[] = limbs.flatMap(({ path }) =>
    Array.from({ length: 7 }, () => {
      const from = path[Math.floor(path.length * (0.35 + chance() * 0.62))] ?? fork;
      const tip = add(from, [around(reach * 0.42), around(5) + 1.6, around(reach * 0.42)]);
      return {
        path: smooth([from, add(times(add(from, tip), 0.5), [around(1), 0.8, around(1)]), tip], 5),
        thick: 0.17,
      };
    }),
  );
  const leaf = (at: Vector, along: Vector, size: number): Mesh => {
    const direction = unit(along);
    const side = unit(cross(direction, [around(0.5), 1, around(0.5) + 0.3]));
    const point = (far: number, wide: number) =>
      add(at, add(times(direction, far * size), times(side, wide * size)));
    const outline = [
      point(0, 0),
      point(0.3, 0.14),
      point(0.62, 0.13),
      point(1, 0),
      point(0.62, -0.13),
      point(0.3, -0.14),
    ];
    // A leaf has two sides and no inside.
    return [...facet(outline), ...facet(outline.toReversed())];
  };
  const leaves = (every: number) =>
    [...limbs, ...twigs].flatMap(({ path }, index) =>
      path.flatMap((point, at) => {
        if (at < 2 || (index + at) % 2 !== every) return [];
        return [1, -1].flatMap((hand) =>
          leaf(point, [hand * (0.7 + chance()), 0.3 + around(0.7), around(1)], 2.5 + chance() * 1.7),
        );
      }),
    );
  const bark = { color: '#6f5a48', flush: true } as const;
  const weave = Array.from({ length: 27 }, (_, at) => {
    const share = at / 26;
    return [7.2 + 1.9 * Math.sin(share * Math.PI * 0.75), share * pot] as const;
  });
  return {
    turn: 0,
    down: 8,
    parts: [
      { mesh: lathe(weave.slice(0, -1), { sides: 48 }), color: secondColor, texture: 'straw' },
      {
        mesh: lathe(
          [
            [8.3, pot - 0.9],
            [8.9, pot - 0.3],
            [8.5, pot + 0.25],
            [7.6, pot - 0.4],
          ],
          { sides: 48 },
        ),
        flush: true,
        color: lit(secondColor, 0.92),
        texture: 'straw',
      },
      {
        mesh: lathe(
          [
            [7.7, pot - 0.7],
            [0.1, pot],
          ],
          { sides: 36 },
        ),
        flush: true,
        noShadow: true,
        color: '#4a3a2c',
      },
      ...[stem, ...limbs, ...twigs].map(({ path, thick }) => ({
        mesh: rod(path, (share) => thick * (1 - 0.55 * share), { sides: 8 }),
        ...bark,
      })),
      { mesh: leaves(0), flush: true, color: lit(color, 0.84) },
      { mesh: leaves(1), flush: true, color: mix(color, '#b9c2a4', 0.25) },
    ],
  };
};
