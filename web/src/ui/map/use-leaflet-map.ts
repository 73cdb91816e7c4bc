import { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js';
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Map as LeafletMapOf } from 'leaflet/src/map/index.js';
import { useEffect, useRef, useState } from 'react';
import classes from './map.module.css';
import type { MapPoint, Position } from './map-point.ts';
import type { MapTiles } from './map-tiles.ts';
import { rounded } from './rounded-position.ts';

/** What part of the world is shown, after it came to rest. */
export type MapView = { readonly zoom: number; readonly latitude: number; readonly moved: number };

export type LeafletMap = { readonly map: LeafletMapOf | null; readonly view: MapView | null };

type LeafletMapInput = {
  box: HTMLDivElement | null;
  points: readonly MapPoint[];
  tiles: MapTiles | null;
  onPick: ((at: Position) => void) | undefined;
};

const closest = 18;
const farthest = 2;
/** A single point is shown with the streets around it. */
const streets = 15;
/** Where nothing is known: the whole world. */
const world = { at: [25, 0], zoom: farthest } as const;

/** A map in a box for as long as the box is there; it shows all points, and follows them when they change. */
export const useLeafletMap = ({ box, points, tiles, onPick }: LeafletMapInput): LeafletMap => {
  const [map, setMap] = useState<LeafletMapOf | null>(null);
  const [view, setView] = useState<MapView | null>(null);
  const pick = useRef(onPick);
  pick.current = onPick;

  useEffect(() => {
    if (!box) return;
    const made = new LeafletMapOf(box, { ...options(), center: [...world.at], zoom: world.zoom });
    ground(tiles).addTo(made);
    let moved = 0;
    const look = () => {
      moved += 1;
      setView({ zoom: made.getZoom(), latitude: made.getCenter().lat, moved });
    };
    made.on('moveend zoomend', look);
    made.on('click', ({ latlng }) => pick.current?.(rounded(latlng)));
    zoomByWheelWhileFocused(made, box);
    const sizes = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    sizes.observe(box);
    look();
    setMap(made);
    return () => {
      sizes.disconnect();
      // What it still tells while it goes is of no interest, and it no longer knows where it is.
      made.off('moveend zoomend', look);
      made.remove();
      setMap(null);
    };
  }, [box, tiles]);

  const where = points.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: points are the same while they stand at the same positions
  useEffect(() => {
    if (map) showAll(map, points, pick.current !== undefined);
  }, [map, where]);
  return { map, view };
};

const options = () => {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    minZoom: farthest,
    maxZoom: closest,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    inertia: !isStill,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
  };
};

const ground = (tiles: MapTiles | null) =>
  tiles
    ? new TileLayer(tiles.url, {
        className: classes.tiles ?? '',
        referrerPolicy: 'no-referrer',
        maxZoom: closest,
      })
    : new GridLayer({ className: classes.grid ?? '' });

/** The wheel scrolls the page until somebody turns to the map. */
const zoomByWheelWhileFocused = (map: LeafletMapOf, box: HTMLElement) => {
  box.addEventListener('focus', () => map.scrollWheelZoom.enable());
  box.addEventListener('blur', () => map.scrollWheelZoom.disable());
};

/** Names stand to both sides of their pins, and pins above their positions. */
const roomForNames = (map: LeafletMapOf): [number, number] => [Math.min(80, map.getSize().x / 5), 40];

/** Whoever is setting a position keeps the part of the world that they look at, as long as it is in it. */
const showAll = (map: LeafletMapOf, points: readonly MapPoint[], isPicking: boolean) => {
  const [first] = points;
  if (!first) return;
  const at = points.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
  if (isPicking && map.getZoom() > farthest && at.every((each) => map.getBounds().contains(each))) return;
  if (at.length === 1) map.setView([first.latitude, first.longitude], streets, { animate: false });
  else map.fitBounds(at, { padding: roomForNames(map), maxZoom: streets, animate: false });
};
