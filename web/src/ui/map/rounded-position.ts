import type { Position } from './map-point.ts';

/** Six places are a hand's breadth: finer than anybody can click. */
export const rounded = ({ lat, lng }: { lat: number; lng: number }): Position => ({
  latitude: sixPlaces(Math.min(Math.max(lat, -90), 90)),
  // The world goes round: a map that was turned past its edge counts on.
  longitude: sixPlaces(((((lng + 180) % 360) + 360) % 360) - 180),
});

const sixPlaces = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
