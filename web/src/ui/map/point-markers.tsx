import { disableClickPropagation } from 'leaflet/src/dom/DomEvent.js';
import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import type { Map as LeafletMapOf } from 'leaflet/src/map/index.js';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { labelsWithRoom } from './label-rules.ts';
import classes from './map.module.css';
import type { MapPoint } from './map-point.ts';
import { PointPin } from './point-pin.tsx';
import type { MapView } from './use-leaflet-map.ts';

type PointMarkersProps = { map: LeafletMapOf; points: readonly MapPoint[]; view: MapView | null };

/** All points, each with its pin. Names are shown where there is room for them. */
export const PointMarkers = ({ map, points, view }: PointMarkersProps) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has room follows from where the map came to rest
  const named = useMemo(() => labelsWithRoom(points.map((point) => placed(map, point))), [map, points, view]);
  return points.map((point) => (
    <PointMarker key={point.id} map={map} point={point} isNamed={named.has(point.id)} />
  ));
};

/** About as wide as a name is drawn; a line more or less does not matter. */
const letterWidth = 7;
const widestLabel = 160;

const placed = (map: LeafletMapOf, { id, latitude, longitude, label }: MapPoint) => {
  const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
  return { id, x, y, width: Math.min(label.length * letterWidth + 12, widestLabel) };
};

type PointMarkerProps = { map: LeafletMapOf; point: MapPoint; isNamed: boolean };

const PointMarker = ({ map, point, isNamed }: PointMarkerProps) => {
  const { latitude, longitude } = point;
  const [{ host, marker }] = useState(newMarker);
  useEffect(() => {
    marker.setLatLng([latitude, longitude]).addTo(map);
  }, [map, marker, latitude, longitude]);
  useEffect(() => () => void marker.remove(), [marker]);
  return createPortal(
    <PointPin
      point={point}
      isNamed={isNamed}
      onFocus={() => map.panInside([latitude, longitude], { padding: [48, 48] })}
    />,
    host,
  );
};

const newMarker = () => {
  const host = document.createElement('div');
  // The map takes a click for a position; one on a pin is none.
  disableClickPropagation(host);
  const icon = new DivIcon({ html: host, className: classes.marker ?? '', iconSize: [0, 0] });
  return { host, marker: new Marker([0, 0], { icon, interactive: false, keyboard: false }) };
};
