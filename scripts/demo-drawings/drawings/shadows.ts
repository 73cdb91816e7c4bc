import { type Point, shadowOf } from './camera.ts';
import { canvas } from './canvas.ts';
import { pointsOf, rangeOf } from './extent.ts';
import { hullOf } from './hull.ts';
import { outlineOf, type Part, type Placed } from './scene.ts';
import type { Vector } from './vector.ts';

/** Where parts keep the light from the floor: a wide soft shadow, and a tight one where they stand. */
export const floorShadow = (parts: readonly Part[], place: Placed) => {
  const shadows = parts.filter(({ noShadow }) => !noShadow).map(pointsOf);
  const onFloor = (points: readonly Vector[]) =>
    hullOf(points.map(([x, , z]) => [x, z] as const)).map(([x, z]) => place([x, 0, z]));
  const cast = shadows.map((points) => onFloor(points.map(shadowOf)));
  const stood = shadows
    .map((points) => onFloor(points.filter(([, y]) => y < 1.2)))
    .filter(({ length }) => length > 2);
  return `${blurred('cast', cast, [19, 11], '#4a3022', 0.36)}${blurred('stood', stood, [6, 3.5], '#2e1c12', 0.5)}`;
};

/** What hangs throws its shadow on the wall just behind it. */
export const wallShadow = (parts: readonly Part[], place: Placed) => {
  const hulls = parts.filter(({ noShadow }) => !noShadow).map((part) => hullOf(pointsOf(part).map(place)));
  const moved = (x: number, y: number) =>
    hulls.map((hull) => hull.map(([px, py]): Point => [px + x, py + y]));
  return `${blurred('far', moved(11, 18), [17, 17], '#3a2418', 0.4)}${blurred('close', moved(3, 5), [5, 5], '#2e1c12', 0.42)}`;
};

/** Blurring costs by the area and by the channel, so it is held to what there is, and to one. */
const blurred = (
  id: string,
  outlines: readonly (readonly Point[])[],
  [x, y]: Point,
  color: string,
  opacity: number,
) => {
  const points = outlines.flat();
  if (points.length === 0) return '';
  const [left, right] = seen(rangeOf(points.map((point) => point[0])), canvas.width, 3 * x);
  const [top, bottom] = seen(rangeOf(points.map((point) => point[1])), canvas.height, 3 * y);
  const region = `x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"`;
  const blur = `<feGaussianBlur in="SourceAlpha" stdDeviation="${x} ${y}" result="b"/><feFlood flood-color="${color}"/><feComposite in2="b" operator="in"/>`;
  return `<filter id="${id}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" ${region}>${blur}</filter><path d="${outlines.map(outlineOf).join('')}" opacity="${opacity}" filter="url(#${id})"/>`;
};

const seen = ([from, to]: readonly [number, number], size: number, reach: number) =>
  [Math.max(from, 0) - reach, Math.min(to, size) + reach] as const;
