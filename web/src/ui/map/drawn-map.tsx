import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import 'leaflet/dist/leaflet.css';
import { Button } from '@mantine/core';
import { IconButton } from '../controls/icon-button.tsx';
import classes from './map.module.css';
import type { MapPoint, Position } from './map-point.ts';
import { MapScale } from './map-scale.tsx';
import { useMapTiles } from './map-tiles.ts';
import { PointMarkers } from './point-markers.tsx';
import { rounded } from './rounded-position.ts';
import { type LeafletMap, useLeafletMap } from './use-leaflet-map.ts';

export type DrawnMapProps = {
  points: readonly MapPoint[];
  /** Somebody sets a position on the map. */
  onPick?: ((at: Position) => void) | undefined;
  /** What the map shows, for screen readers. */
  label?: string | undefined;
  height: number;
};

/** A map with its controls. The frame is read from the left in every language: west is left for everybody. */
export const DrawnMap = ({ points, onPick, label, height }: DrawnMapProps) => {
  const { t } = useTranslation('ui/map');
  const tiles = useMapTiles();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const { map, view } = useLeafletMap({ box, points, tiles, onPick });
  return (
    <fieldset className={classes.frame} aria-label={label ?? t('label')}>
      <div
        className={classes.stage}
        dir="ltr"
        style={{ blockSize: `min(${height}px, 70dvh)` }}
        data-picks={onPick ? '' : undefined}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move the map, plus and minus zoom */}
        <div ref={setBox} className={classes.map} role="application" aria-label={t('keys')} tabIndex={0} />
        {map && <PointMarkers map={map} points={points} view={view} />}
        {onPick && <IconFocusCentered className={classes.middle} size={28} stroke={1.5} aria-hidden />}
        {map && <ZoomButtons map={map} view={view} />}
        {view && <MapScale view={view} />}
        {tiles && <small className={classes.credit}>{tiles.credit}</small>}
      </div>
      {onPick && (
        <p className={classes.hint}>
          {t('pickHint')}{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={!map}
            onClick={() => map && onPick(rounded(map.getCenter()))}
          >
            {t('pickMiddle')}
          </Button>
        </p>
      )}
    </fieldset>
  );
};

const ZoomButtons = ({ map, view }: Pick<LeafletMap, 'view'> & { map: NonNullable<LeafletMap['map']> }) => {
  const { t } = useTranslation('ui/map');
  const zoom = view?.zoom ?? map.getZoom();
  return (
    <div className={classes.zoom}>
      <IconButton
        label={t('closer')}
        className={classes.zoomButton}
        disabled={zoom >= map.getMaxZoom()}
        onClick={() => map.zoomIn()}
      >
        <IconPlus size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={t('farther')}
        className={classes.zoomButton}
        disabled={zoom <= map.getMinZoom()}
        onClick={() => map.zoomOut()}
      >
        <IconMinus size={18} aria-hidden />
      </IconButton>
    </div>
  );
};
