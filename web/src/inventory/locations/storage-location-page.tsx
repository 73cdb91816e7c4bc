import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import { DetailView } from '../../kit/detail/detail-view.tsx';
import { LocationDrawer, type LocationInHand } from '../../storage/location-drawer.tsx';
import { RemoveLocationDialog } from '../../storage/remove-location-dialog.tsx';
import { useStorageLocations } from '../../storage/use-storage-locations.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ItemsHere } from './items-here.tsx';
import { LocationAside } from './location-aside.tsx';
import { LocationContents } from './location-contents.tsx';
import { LocationHero } from './location-hero.tsx';
import { LocationsInside } from './locations-inside.tsx';

/** A warehouse hand stands before a shelf: what belongs there, how full it is, and what to take elsewhere. */
export const StorageLocationPage = () => {
  const { t } = useTranslation('storage');
  const { id = '' } = useParams({ strict: false });
  const locations = useStorageLocations();
  return (
    <DetailPage
      id={id}
      of={locations}
      find={({ rows }) => rows.find((row) => row.id === id)}
      nameOf={({ name }) => name}
      title={t('title')}
      notHere={t('notHere')}
      back={<LinkButton to="/storage">{t('backToList')}</LinkButton>}
    >
      {(location, { rows }) => <Shown key={id} location={location} rows={rows} />}
    </DetailPage>
  );
};

const Shown = ({ location, rows }: { location: StorageLocation; rows: readonly StorageLocation[] }) => {
  const { t } = useTranslation('storage');
  const navigate = useNavigate();
  const [inHand, setInHand] = useState<LocationInHand | null>(null);
  const [removed, setRemoved] = useState<StorageLocation | null>(null);
  return (
    <DetailView
      hero={
        <LocationHero
          location={location}
          rows={rows}
          onAdd={() => setInHand({ parentId: location.id })}
          onEdit={() => setInHand({ location })}
          onRemove={() => setRemoved(location)}
        />
      }
      notice={
        !location.active && (
          <Alert
            color="gray"
            variant="light"
            icon={<IconInfoCircle size={20} aria-hidden />}
            title={t('inactive')}
          >
            {t('inactiveHint')}
          </Alert>
        )
      }
      aside={<LocationAside location={location} rows={rows} />}
      dialogs={
        <>
          <LocationDrawer inHand={inHand} rows={rows} onClose={() => setInHand(null)} />
          <RemoveLocationDialog
            location={removed}
            onClose={() => setRemoved(null)}
            onRemoved={() => navigate({ to: '/storage', replace: true })}
          />
        </>
      }
    >
      <LocationsInside location={location} rows={rows} />
      <ItemsHere locationId={location.id}>
        <LocationContents location={location} rows={rows} />
      </ItemsHere>
    </DetailView>
  );
};
