import { crc32, deflateSync } from 'node:zlib';

/** Surfaces that are more than a color: tiles of light and dark specks, laid over what is drawn. */
export type TextureName = keyof typeof weavers;

const size = 256;

/** The definition of a texture, its threads or its grain running in the given direction. */
export const textureDefinition = (name: TextureName, id: string, degrees: number) =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${degrees.toFixed(1)})${drawnOut[name] ?? ''}"><use href="#tile-${name}"/></pattern>`;

/** What grows in layers is drawn out along them. */
const drawnOut: Partial<Record<TextureName, string>> = { wood: ' scale(2.6 1)', stone: ' scale(1.9 1)' };

export const tileDefinition = (name: TextureName) =>
  `<image id="tile-${name}" width="${size}" height="${size}" href="data:image/png;base64,${tileOf(name)}"/>`;

/** From -1 (as dark as the surface gets) over 0 (as it is) to 1 (as light as it gets), at a place of the tile. */
type Weaver = (x: number, y: number) => number;

/** Noise that repeats with the tile: smooth between the points of a grid of so many cells. */
const noise = (across: number, down: number, seed: number) => {
  const value = (x: number, y: number) =>
    random(
      (((x % across) + across) % across) * 7919 + (((y % down) + down) % down) * 104_729 + seed * 1_299_709,
    );
  return (x: number, y: number) => {
    const [gx, gy] = [(x / size) * across, (y / size) * down];
    const [ix, iy] = [Math.floor(gx), Math.floor(gy)];
    const [fx, fy] = [ease(gx - ix), ease(gy - iy)];
    const top = value(ix, iy) * (1 - fx) + value(ix + 1, iy) * fx;
    const bottom = value(ix, iy + 1) * (1 - fx) + value(ix + 1, iy + 1) * fx;
    return (top * (1 - fy) + bottom * fy) * 2 - 1;
  };
};
const ease = (t: number) => t * t * (3 - 2 * t);
const random = (seed: number) => {
  let n = Math.imul(seed ^ (seed >>> 15), 2_246_822_519);
  n = Math.imul(n ^ (n >>> 13), 3_266_489_917);
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32;
};

const fine = noise(256, 256, 1);
const cloud = noise(9, 9, 2);

const weavers = {
  /** Threads over and under each other, some thicker than others. */
  linen: (x, y) => {
    const [warp, weft] = [noiseA(x, y), noiseB(x, y)];
    const over = (Math.floor(x / 2) + Math.floor(y / 2)) % 2 ? 0.2 : -0.2;
    return 0.3 * warp + 0.3 * weft + over * 0.6 + 0.18 * fine(x, y) + 0.12 * cloud(x, y);
  },
  /** Small curls. */
  boucle: (x, y) => {
    const curl = Math.sin(5.5 * curls(x, y)) * 0.5 + 0.5 * lumpsSmall(x + 3 * curls(y, x), y);
    return 0.6 * curl + 0.2 * fine(x, y) + 0.1 * cloud(x, y);
  },
  leather: (x, y) => 0.35 * lumpsSmall(x, y) * lumps(x, y) + 0.22 * cloud(x, y) + 0.06 * fine(x, y),
  /** Years, drawn out lengthwise, and pores. */
  wood: (x, y) => {
    const years = Math.sin((y / size) * 2 * Math.PI * 14 + 4.5 * grain(x, y) + 1.2 * grainFine(x, y));
    const pores = Math.min(0, poreNoise(x, y) + 0.3);
    return 0.24 * years + 0.16 * grain(x, y) + 0.3 * grainFine(x, y) + pores * 0.45;
  },
  /** Layers, and the small holes of travertine. */
  stone: (x, y) => {
    const layers = 0.4 * strata(x, y) + 0.3 * strataFine(x, y) + 0.15 * cloud(x, y);
    const hole = holes(x, y) > 0.62 ? -0.55 : 0;
    return layers + hole * 0.8;
  },
  wool: (x, y) => 0.5 * lumpsSmall(x, y) + 0.35 * fine(x, y) + 0.2 * cloud(x, y),
  /** Straw, plaited. */
  straw: (x, y) => {
    const [a, b] = [Math.floor(x / 16), Math.floor(y / 8)];
    const [u, v] = [((x % 16) / 16) * 2 - 1, ((y % 8) / 8) * 2 - 1];
    const lying = (a + b) % 2 === 0;
    return (
      (lying ? 0.5 * (1 - v * v) : 0.5 * (1 - u * u)) - 0.45 + 0.2 * (lying ? grainFine(x, y) : noiseA(x, y))
    );
  },
  /** The open weave of cane: what shines through is darker. */
  cane: (x, y) => {
    const [u, v] = [x % 16, y % 16];
    const strand = (w: number) => (w > 3.2 && w < 6.2 ? 1 : 0);
    const diagonal = (w: number) => (((w % 16) + 16) % 16 < 2.4 ? 1 : 0);
    const covered = strand(u) || strand(v) || diagonal(u + v + 11) || diagonal(u - v + 11);
    return covered ? 0.25 + 0.15 * fine(x, y) : -1.6;
  },
} as const satisfies Record<string, Weaver>;

const noiseA = noise(128, 20, 3);
const noiseB = noise(20, 128, 4);
const lumps = noise(40, 40, 5);
const curls = noise(58, 58, 13);
const lumpsSmall = noise(84, 84, 6);
const grain = noise(2, 14, 7);
const grainFine = noise(4, 100, 8);
const poreNoise = noise(16, 220, 9);
const strata = noise(3, 12, 10);
const strataFine = noise(7, 44, 11);
const holes = noise(60, 90, 12);

/** How far a texture departs from the plain color, darker and lighter. */
const strengths: Readonly<Record<TextureName, readonly [dark: number, light: number]>> = {
  linen: [0.15, 0.17],
  boucle: [0.17, 0.26],
  leather: [0.3, 0.22],
  wood: [0.3, 0.16],
  stone: [0.22, 0.34],
  wool: [0.16, 0.22],
  straw: [0.5, 0.3],
  cane: [0.5, 0.2],
};

const tiles = new Map<TextureName, string>();
const tileOf = (name: TextureName) => {
  const made = tiles.get(name) ?? pngOf(name).toString('base64');
  tiles.set(name, made);
  return made;
};

/** Gray with alpha, eight bits each. */
const pngOf = (name: TextureName) => {
  const [dark, light] = strengths[name];
  const rows = Buffer.alloc(size * (size * 2 + 1));
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const value = weavers[name](x, y);
      const at = y * (size * 2 + 1) + 1 + x * 2;
      rows[at] = value < 0 ? 22 : 255;
      rows[at + 1] = Math.min(230, Math.abs(value) * (value < 0 ? dark : light) * 255);
    }
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 4, 0, 0, 0]);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 3 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
