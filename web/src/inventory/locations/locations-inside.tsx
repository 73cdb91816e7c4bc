import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CapacityBar } from '../../storage/capacity-bar.tsx';
import { KindMark } from '../../storage/kind-mark.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { childrenByParent, sumsWithin } from '../../ui/tree/tree-rows.ts';
import classes from './locations.module.css';

/** The locations inside a location, each a way in, with how full it is. */
export const LocationsInside = ({
  location,
  rows,
}: {
  location: StorageLocation;
  rows: readonly StorageLocation[];
}) => {
  const { t } = useTranslation('storage');
  const children = childrenByParent(rows).get(location.id) ?? [];
  const sums = sumsWithin(rows, ({ pieces }) => pieces);
  if (children.length === 0) return null;
  return (
    <TitledPanel title={t('inside')}>
      <ul className={classes.cards}>
        {children.map(({ id, name, code, kind, capacity }) => (
          <li key={id}>
            <Link to="/storage/$id" params={{ id }} className={classes.card}>
              <KindMark kind={kind} size={40} />
              <span className={classes.cardWords}>
                <span className={classes.cardHead}>
                  <span className={classes.cardName}>
                    <bdi>{name}</bdi>
                  </span>
                  {code && (
                    <bdi className={classes.code} dir="ltr">
                      {code}
                    </bdi>
                  )}
                </span>
                <CapacityBar used={sums.get(id) ?? 0} capacity={capacity} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </TitledPanel>
  );
};
