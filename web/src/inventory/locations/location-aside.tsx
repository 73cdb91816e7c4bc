import type { StorageLocation } from '@archway/contract/storage/storage-location';
import {
  type StorageLocationField,
  storageLocationFields,
} from '@archway/contract/storage/storage-location-fields';
import { useTranslation } from 'react-i18next';
import { CapacityBar } from '../../storage/capacity-bar.tsx';
import { useLocationWords } from '../../storage/use-location-names.ts';
import { OtherFacts } from '../../ui/fields/other-facts.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { PlacedMap } from '../../ui/map/placed-map.tsx';
import { sumsWithin } from '../../ui/tree/tree-rows.ts';
import classes from './locations.module.css';

/** How full a location is, where it is, and what somebody noted about it. What nobody has said is left out. */
export const LocationAside = ({
  location,
  rows,
}: {
  location: StorageLocation;
  rows: readonly StorageLocation[];
}) => {
  const { t } = useTranslation('storage');
  const { nameOf, optionName } = useLocationWords();
  const { id, name, address, latitude, longitude, capacity, notes } = location;
  const used = sumsWithin(rows, ({ pieces }) => pieces).get(id) ?? 0;
  const at = latitude !== null && longitude !== null ? { latitude, longitude } : undefined;
  return (
    <>
      {capacity !== null && (
        <TitledPanel title={t('capacity.title')}>
          <CapacityBar used={used} capacity={capacity} />
        </TitledPanel>
      )}
      {(address || at) && (
        <TitledPanel title={t('where')}>
          {address && (
            <p className={classes.address}>
              <bdi>{address}</bdi>
            </p>
          )}
          {at && <PlacedMap at={at} name={name} />}
        </TitledPanel>
      )}
      {notes && (
        <TitledPanel title={nameOf('notes')}>
          <p className={classes.notes} dir="auto">
            {notes}
          </p>
        </TitledPanel>
      )}
      <OtherFacts
        table={storageLocationFields}
        row={location}
        nameOf={nameOf}
        optionName={optionName}
        except={shownElsewhere}
      />
    </>
  );
};

/** At the head of the page, in its path or in the panels above. */
const shownElsewhere: readonly StorageLocationField[] = [
  'name',
  'parentId',
  'kind',
  'code',
  'active',
  'address',
  'latitude',
  'longitude',
  'capacity',
  'notes',
];
