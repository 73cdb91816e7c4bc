/** The edge of a map tile in pixels, everywhere in the world. */
export const tileSize = 256;

export type Point = { readonly latitude: number; readonly longitude: number };
export type Tile = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
};

type View = { readonly at: Point; readonly zoom: number; readonly width: number; readonly height: number };

/** Where the projection of web maps ends; beyond it there are no tiles. */
const northEnd = 85.0511;

/** A point in tiles from the north-west corner of the world (Web Mercator). */
export const inTiles = ({ latitude, longitude }: Point, zoom: number) => {
  const across = 2 ** zoom;
  const angle = (Math.min(Math.max(latitude, -northEnd), northEnd) * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * across,
    y: ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * across,
  };
};

/** The tiles that cover a box with the point in its middle, each with its place in the box. The world goes round. */
export const tilesOf = ({ at, zoom, width, height }: View): Tile[] => {
  const across = 2 ** zoom;
  const middle = inTiles(at, zoom);
  const left = middle.x - width / 2 / tileSize;
  const top = middle.y - height / 2 / tileSize;
  const columns = range(Math.floor(left), Math.ceil(left + width / tileSize));
  const rows = range(Math.floor(top), Math.ceil(top + height / tileSize)).filter((y) => y >= 0 && y < across);
  return rows.flatMap((y) =>
    columns.map((x) => ({
      key: `${zoom}/${x}/${y}`,
      x: ((x % across) + across) % across,
      y,
      left: Math.round((x - left) * tileSize),
      top: Math.round((y - top) * tileSize),
    })),
  );
};

/** The address of a tile, from a pattern like `https://tile.example/{z}/{x}/{y}.png`. */
export const tileAddress = (pattern: string, { x, y }: Pick<Tile, 'x' | 'y'>, zoom: number) =>
  pattern.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
