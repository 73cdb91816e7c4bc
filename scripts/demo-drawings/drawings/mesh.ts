import { add, cross, type Turn, turnX, turnY, unit, type Vector } from './vector.ts';

/** A flat piece of a surface, seen from the side its normal points to. */
export type Facet = { readonly points: readonly Vector[]; readonly normal: Vector };
export type Mesh = readonly Facet[];

/** Rings of points, each joined to the next. The normals are those of the surface, so that it looks round. */
export const joined = (rings: readonly (readonly Vector[])[], { closed = true } = {}): Mesh =>
  rings.slice(1).flatMap((ring, index) => {
    const below = rings[index] ?? [];
    return ring.slice(0, closed ? undefined : -1).flatMap((point, at) => {
      const next = (at + 1) % ring.length;
      const points = [below[at], below[next], ring[next], point] as Vector[]; // rings are equally long
      return facet(points);
    });
  });

/** A facet whose normal follows from the order of its points. One that has shrunk to a line is none. */
export const facet = (points: readonly Vector[]): Mesh => {
  const normal = points.reduce<Vector>(
    (sum, point, at) => add(sum, cross(point, points[(at + 1) % points.length] ?? point)),
    [0, 0, 0],
  );
  return Math.hypot(...normal) < 1e-7 ? [] : [{ points, normal: unit(normal) }];
};

export const moved = (mesh: Mesh, by: Vector): Mesh =>
  mesh.map(({ points, normal }) => ({ points: points.map((point) => add(point, by)), normal }));

const turned =
  (turn: Turn) =>
  (mesh: Mesh): Mesh =>
    mesh.map(({ points, normal }) => ({ points: points.map(turn), normal: turn(normal) }));
export const tilted = (mesh: Mesh, degrees: number) => turned(turnX(degrees))(mesh);
export const spun = (mesh: Mesh, degrees: number) => turned(turnY(degrees))(mesh);
