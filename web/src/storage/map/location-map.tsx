import { useElementSize } from '@mantine/hooks';
import { IconExternalLink, IconMapPinFilled, IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { webConfig } from '../../platform/config.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import classes from './location-map.module.css';
import { type Point, tileAddress, tileSize, tilesOf } from './tile-rules.ts';

type LocationMapProps = { at: Point; name: string };

const closest = 18;
const farthest = 3;

/**
 * Where a location is: on a map where the installation has one configured, on a plain grid otherwise, and always with a
 * way to the map the reader is used to.
 */
export const LocationMap = ({ at, name }: LocationMapProps) => {
  const { t } = useTranslation('storage');
  return (
    <figure className={classes.figure}>
      {/* A map is the same for every reader: west is left. */}
      <div className={classes.map} dir="ltr">
        {webConfig.mapTiles ? <Tiles at={at} pattern={webConfig.mapTiles.url} /> : <Grid />}
        <span
          className={classes.pin}
          role="img"
          aria-label={t('map.shows', { name: isolated(name), position: written(at) })}
        >
          <IconMapPinFilled size={36} aria-hidden />
        </span>
      </div>
      <figcaption className={classes.caption}>
        <span className={classes.position} dir="ltr" data-tabular>
          {written(at)}
        </span>
        <a href={mapAddress(at)} target="_blank" rel="noreferrer" className={classes.open}>
          {t('map.open')}
          <IconExternalLink size={16} aria-hidden />
        </a>
        {webConfig.mapTiles && <small className={classes.credit}>{webConfig.mapTiles.credit}</small>}
      </figcaption>
    </figure>
  );
};

const Tiles = ({ at, pattern }: { at: Point; pattern: string }) => {
  const { t } = useTranslation('storage');
  const { ref, width, height } = useElementSize();
  const [zoom, setZoom] = useState(15);
  return (
    <>
      <div ref={ref} className={classes.tiles}>
        {tilesOf({ at, zoom, width, height }).map((tile) => (
          <img
            key={tile.key}
            src={tileAddress(pattern, tile, zoom)}
            alt=""
            width={tileSize}
            height={tileSize}
            className={classes.tile}
            style={{ insetInlineStart: tile.left, insetBlockStart: tile.top }}
            referrerPolicy="no-referrer"
            draggable={false}
          />
        ))}
      </div>
      <div className={classes.zoom}>
        <IconButton
          label={t('map.closer')}
          className={classes.zoomButton}
          disabled={zoom >= closest}
          onClick={() => setZoom(zoom + 1)}
        >
          <IconPlus size={18} aria-hidden />
        </IconButton>
        <IconButton
          label={t('map.farther')}
          className={classes.zoomButton}
          disabled={zoom <= farthest}
          onClick={() => setZoom(zoom - 1)}
        >
          <IconMinus size={18} aria-hidden />
        </IconButton>
      </div>
    </>
  );
};

/** Streets without names: enough to say that this is a location on earth. */
const Grid = () => (
  <svg className={classes.grid} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path className={classes.block} d="M0 0h320v180H0z" />
    <path className={classes.park} d="M196 20h84v48h-84zM28 112h76v52h-76z" />
    <path
      className={classes.lane}
      d="M0 44h320M0 136h320M60 0v180M128 0v180M248 0v180M292 0v180M0 8h320M0 172h320"
    />
    <path className={classes.street} d="M0 90h320M188 0v180M0 168 96 72 200 0" />
  </svg>
);

const written = ({ latitude, longitude }: Point) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

const mapAddress = ({ latitude, longitude }: Point) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
