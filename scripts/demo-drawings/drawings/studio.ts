import { cameraOn, type View } from './camera.ts';
import { canvas } from './canvas.ts';
import { lightnessOf, lit, mix } from './color.ts';
import { extentOf, pointsOf } from './extent.ts';
import { type Framing, framed } from './frame.ts';
import { drawPart, type Part, type Placed } from './scene.ts';
import { floorShadow, wallShadow } from './shadows.ts';
import { type TextureName, textureDefinition, tileDefinition } from './textures.ts';
import { add } from './vector.ts';

export type Shot = View &
  Framing & {
    readonly parts: readonly Part[];
    /** The paper behind it. */
    readonly backdrop: string;
  };

/** Puts a piece into the studio: paper behind it, light from the left, its shadow on the floor. */
export const photograph = ({ parts, backdrop, turn, down, ...framing }: Shot): string => {
  const points = parts.flatMap(pointsOf);
  const { middle, size } = extentOf(points);
  const camera = cameraOn(middle, size, { turn, down });
  const { place, foot } = framed(points, camera, framing);
  const drawn = parts.map((part) => ({ part, ...drawPart(part, camera, place) }));
  const shapes = drawn.map(({ part, runs, edge }, index) => {
    const shade = index === 0 || part.flush ? '' : nearShade(edge, index);
    const facets = runs.map((run) => `<path d="${run.d}" fill="${run.fill}"/>`).join('');
    const texture = part.texture
      ? `<path d="${edge}" fill="url(#t${index})" opacity="${boldness(part)}"/>`
      : '';
    return `${shade}<g${part.clear ? ` opacity="${1 - part.clear}"` : ''}>${facets}${texture}</g>`;
  });
  const clips = drawn.map(({ part }, index) =>
    index === 0 || part.flush ? '' : clip(drawn.slice(0, index), index),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.width} ${canvas.height}" width="${canvas.width}" height="${canvas.height}">`,
    `<defs>${light(backdrop)}${texturesOf(parts, place)}${clips.join('')}</defs>`,
    framing.hung ? wall + wallShadow(parts, place) : wall + floor(foot) + floorShadow(parts, place),
    ...shapes,
    veil,
    '</svg>',
  ].join('');
};

/** The same grain shouts on a dark ground. */
const boldness = ({ color }: Part) => Math.min(1, 0.35 + 0.75 * lightnessOf(color)).toFixed(2);

const light = (backdrop: string) =>
  [
    `<radialGradient id="wall" cx=".33" cy=".16" r="1"><stop offset="0" stop-color="${lit(backdrop, 1.38)}"/><stop offset=".5" stop-color="${lit(backdrop, 1.08)}"/><stop offset="1" stop-color="${lit(backdrop, 0.92)}"/></radialGradient>`,
    `<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lit(backdrop, 0.93)}" stop-opacity="0"/><stop offset=".34" stop-color="${lit(backdrop, 0.95)}" stop-opacity=".8"/><stop offset="1" stop-color="${mix(lit(backdrop, 1.05), '#ffffff', 0.16)}" stop-opacity=".95"/></linearGradient>`,
    '<radialGradient id="veil" cx=".42" cy=".4" r=".85"><stop offset=".55" stop-color="#3a2418" stop-opacity="0"/><stop offset="1" stop-color="#3a2418" stop-opacity=".12"/></radialGradient>',
  ].join('');

const wall = '<rect width="1200" height="900" fill="url(#wall)"/>';
const floor = (foot: number) =>
  `<rect y="${foot - 250}" width="1200" height="${1150 - foot}" fill="url(#floor)"/>`;
const veil = '<rect width="1200" height="900" fill="url(#veil)"/>';

/** One pattern for each part that has a texture, along its grain. */
const texturesOf = (parts: readonly Part[], place: Placed) => {
  const names = new Set(parts.flatMap(({ texture }) => texture ?? []));
  const patterns = parts.map((part, index) =>
    part.texture ? textureDefinition(part.texture, `t${index}`, directionOf(part, place)) : '',
  );
  return [...[...names].map((name: TextureName) => tileDefinition(name)), ...patterns].join('');
};

const directionOf = ({ along, mesh }: Part, place: Placed) => {
  const [start = [0, 0, 0]] = mesh[0]?.points ?? [];
  if (!along) return 0;
  const [[x0, y0], [x1, y1]] = [place(start), place(add(start, along))];
  return (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
};

/** Where a part stands close before others it takes light from them, the more the closer. Strokes of growing width are a blur that costs nothing. */
const nearShade = (edge: string, index: number) =>
  `<g clip-path="url(#c${index})" fill="none" stroke="#2a180d" stroke-opacity=".034" stroke-linejoin="round" transform="translate(2.5 4)">${[3, 6, 9, 13, 17, 21, 26, 31, 37].map((width) => `<path d="${edge}" stroke-width="${width}"/>`).join('')}</g>`;

const clip = (before: readonly { readonly edge: string }[], index: number) =>
  `<clipPath id="c${index}"><path transform="translate(-2.5 -4)" d="${before.map(({ edge }) => edge).join('')}"/></clipPath>`;
