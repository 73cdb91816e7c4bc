import { type Camera, lightOn, type Point } from './camera.ts';
import { canvas } from './canvas.ts';
import { lit, mix } from './color.ts';
import { edgeOf } from './edge.ts';
import type { Facet, Mesh } from './mesh.ts';
import type { TextureName } from './textures.ts';
import { minus, unit, type Vector } from './vector.ts';

/** What a part is made of. */
export type Material = {
  readonly color: string;
  readonly texture?: TextureName;
  /** The direction in which its grain runs. */
  readonly along?: Vector;
  /** How much it shines, from cloth (0) to glazed ceramic (1). */
  readonly shine?: number;
  /** Mirrors the room like polished metal. */
  readonly metal?: boolean;
  /** Lets this much through, like glass. */
  readonly clear?: number;
  /** Gives light of its own, like a shade with a bulb in it. */
  readonly glow?: number;
  /** Painted or printed: it keeps its color, whatever the light. */
  readonly plain?: boolean;
};

/** A part of a piece. Parts are drawn in their order, from the farthest to the nearest. */
export type Part = Material & {
  readonly mesh: Mesh;
  /** Throws no shadow on the floor. */
  readonly noShadow?: boolean;
  /** Darkens nothing behind it: it lies in the same surface, or is too thin. */
  readonly flush?: boolean;
  /** Nothing but its texture, over what lies below. */
  readonly bare?: boolean;
};

export type Placed = (point: Vector) => Point;

/** The visible facets of a part, each in its own light, the nearest last; and the edge around them all. */
export const drawPart = (part: Part, camera: Camera, place: Placed) => {
  const seen = part.mesh
    .filter((one) => faces(one, camera))
    .sort((a, b) => farness(b, camera) - farness(a, camera))
    .map((one) => ({ one, shape: one.points.map(place) }))
    .filter(({ shape }) => isInPicture(shape));
  const runs: { fill: string; d: string }[] = [];
  for (const { one, shape } of part.bare ? [] : seen) {
    const fill = colorOf(part, one, camera);
    const last = runs.at(-1);
    const d = outlineOf(overlapping(shape));
    if (last?.fill === fill) last.d += d;
    else runs.push({ fill, d });
  }
  return { runs, edge: edgeOf(seen.map(({ shape }) => shape)) };
};

export const outlineOf = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** A little larger than it is: between shapes that only touch, what is behind them shines through. */
const overlapping = (shape: readonly Point[]): Point[] => {
  const [x, y] = [0, 1].map(
    (axis) => shape.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / shape.length,
  );
  return shape.map(([px, py]) => {
    const [dx, dy] = [px - (x ?? 0), py - (y ?? 0)];
    const far = 0.55 / (Math.hypot(dx, dy) || 1);
    return [px + dx * far, py + dy * far];
  });
};

/** What lies outside is not drawn, a little around the picture excepted: shades reach into it. */
const isInPicture = (shape: readonly Point[]) =>
  [canvas.width, canvas.height].every((size, axis) => {
    const along = shape.map((point) => point[axis] ?? 0);
    return along.some((value) => value > -60) && along.some((value) => value < size + 60);
  });

const faces = ({ points, normal }: Facet, { place }: Camera) => {
  const [point = [0, 0, 0]] = points;
  const [x, y, z] = minus(place, point);
  return x * normal[0] + y * normal[1] + z * normal[2] > 0;
};

const farness = ({ points }: Facet, camera: Camera) =>
  points.reduce((sum, point) => sum + camera.depthOf(point), 0) / points.length;

const colorOf = (part: Part, { points, normal }: Facet, { place }: Camera) => {
  const [point = [0, 0, 0]] = points;
  const { light, mirror } = lightOn(normal, unit(minus(place, point)));
  if (part.plain) return part.color;
  if (part.metal) return metalColor(part.color, normal, light);
  const glowing = part.glow
    ? mix(lit(part.color, light), '#fff1d6', part.glow)
    : lit(part.color, steps(light));
  const shine = part.shine ?? 0;
  return shine ? mix(glowing, '#ffffff', shine * (0.75 * mirror ** 40 + 0.2 * mirror ** 6)) : glowing;
};

/** Fewer shades make fewer shapes; nobody sees a two-hundredth. */
const steps = (light: number) => Math.round(light * 250) / 250;

/** Bright above, dark below a horizon, and a window at the left: what polished metal shows of a studio. */
const metalColor = (color: string, [x, y]: Vector, light: number) => {
  const band = 0.5 + 0.5 * Math.sin(x * 4.2 + y * 2.6 - 1.1);
  const tone = 0.5 + 0.55 * band ** 1.4 + 0.3 * (light - 0.85);
  return tone > 0.82
    ? mix(color, '#fffaf0', Math.min(0.8, (tone - 0.82) * 1.9))
    : mix(mix(color, '#3d3022', 0.72), color, tone / 0.82);
};
