import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Position } from './map-point.ts';
import classes from './placed-map.module.css';
import { PointMap } from './point-map.tsx';

type PlacedMapProps = { at: Position; name: string; height?: number };

/** Where one thing is, with its coordinates and a link to the map the reader is used to: a driver starts there. */
export const PlacedMap = ({ at, name, height = 220 }: PlacedMapProps) => {
  const { t } = useTranslation('ui/fields');
  const { latitude, longitude } = at;
  return (
    <figure className={classes.figure}>
      <PointMap points={[{ id: 'here', latitude, longitude, label: name }]} height={height} />
      <figcaption className={classes.caption}>
        <span className={classes.position} dir="ltr" data-tabular>
          {`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`}
        </span>
        <a href={mapAddress(at)} target="_blank" rel="noreferrer" className={classes.open}>
          {t('openInMaps')}
          <IconExternalLink size={16} aria-hidden />
        </a>
      </figcaption>
    </figure>
  );
};

const mapAddress = ({ latitude, longitude }: Position) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
