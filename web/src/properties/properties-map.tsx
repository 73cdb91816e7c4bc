import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../platform/api/query-client.ts';
import { Results } from '../ui/list/results.tsx';
import { PointMap } from '../ui/map/point-map.tsx';
import classes from './properties-map.module.css';

type Positions = typeof queries.properties.positions;
type PropertiesMapProps = { query: Parameters<Positions['queryOptions']>[0]['input'] };

const height = 520;

/** Where the homes are that a list is narrowed to. Those with pieces in them now stand out. */
export const PropertiesMap = ({ query }: PropertiesMapProps) => {
  const { t } = useTranslation('properties');
  const positions = useQuery({
    ...queries.properties.positions.queryOptions({ input: query }),
    placeholderData: keepPreviousData,
  });
  return (
    <Results of={positions} skeleton={<Skeleton height={height} />}>
      {({ rows, unplaced, leftOut }) => (
        <div className={classes.map}>
          <PointMap
            label={t('map.label')}
            height={height}
            points={rows.map(({ id, address, latitude, longitude, live }) => ({
              id,
              latitude,
              longitude,
              label: live ? t('map.live', { address }) : address,
              tone: live ? 'success' : 'brand',
              to: `/properties/detail/${id}`,
            }))}
          />
          {unplaced > 0 && <p className={classes.note}>{t('map.unplaced', { count: unplaced })}</p>}
          {leftOut > 0 && <p className={classes.note}>{t('map.leftOut', { count: leftOut })}</p>}
        </div>
      )}
    </Results>
  );
};
