import type { UnitSystem } from '@archway/contract/kernel/text/measure-text';

/** The circumference of the earth along the equator, in meters. */
const equator = 40_075_016.686;
/** The edge of a map tile in pixels, everywhere in the world. */
const tileSize = 256;

/** How many meters a pixel is at a latitude (Web Mercator). */
export const metersPerPixel = (latitude: number, zoom: number) =>
  (equator * Math.cos((latitude * Math.PI) / 180)) / (tileSize * 2 ** zoom);

export type Scale = {
  readonly unit: 'meter' | 'kilometer' | 'foot' | 'mile';
  readonly value: number;
  readonly pixels: number;
};

const meters = { meter: 1, kilometer: 1000, foot: 0.3048, mile: 1609.344 } as const;
const small = { metric: 'meter', imperial: 'foot' } as const;
const large = { metric: 'kilometer', imperial: 'mile' } as const;

/** The longest round length that fits into so many pixels. */
export const scaleOf = (perPixel: number, units: UnitSystem, most = 120): Scale => {
  const room = perPixel * most;
  const unit = room >= meters[large[units]] ? large[units] : small[units];
  const value = roundDown(room / meters[unit]);
  return { unit, value, pixels: Math.round((value * meters[unit]) / perPixel) };
};

/** 1, 2, 5, 10, 20, 50 … */
const roundDown = (value: number) => {
  const step = 10 ** Math.floor(Math.log10(value));
  const first = value / step;
  return step * (first >= 5 ? 5 : first >= 2 ? 2 : 1);
};
