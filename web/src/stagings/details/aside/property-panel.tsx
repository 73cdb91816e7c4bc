import type { Staging } from '@archway/contract/stagings/staging';
import { Link } from '@tanstack/react-router';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { DirectionsButton } from '../../../ui/map/directions-button.tsx';
import { PointMap } from '../../../ui/map/point-map.tsx';
import { useStagingWords } from '../../use-staging-words.ts';
import classes from '../details.module.css';

/** Where the home is: its address as a link to all that is known of it, and a small map. */
export const PropertyPanel = ({ staging }: { staging: Staging }) => {
  const { nameOf } = useStagingWords();
  const { propertyId, address, city, latitude, longitude } = staging;
  return (
    <TitledPanel title={nameOf('propertyId')}>
      <div className={classes.property}>
        <Link to="/properties/detail/$id" params={{ id: propertyId }} className={classes.link}>
          <bdi>
            {address}, {city}
          </bdi>
        </Link>
        <DirectionsButton address={`${address}, ${city}`} />
        {latitude !== null && longitude !== null && (
          <PointMap height={180} points={[{ id: propertyId, label: address, latitude, longitude }]} />
        )}
      </div>
    </TitledPanel>
  );
};
