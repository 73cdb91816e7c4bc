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
import { PlaceAside } from './place-aside.tsx';
import { PlaceContents } from './place-contents.tsx';
import { PlaceHero } from './place-hero.tsx';
import { PlacesInside } from './places-inside.tsx';

/** A warehouse hand stands before a shelf: what belongs there, how full it is, and what to take elsewhere. */
export const StorageLocationPage = () => {
  const { t } = useTranslation('storage');
  const { id = '' } = useParams({ strict: false });
  const places = useStorageLocations();
  return (
    <DetailPage
      id={id}
      of={places}
      find={({ rows }) => rows.find((row) => row.id === id)}
      nameOf={({ name }) => name}
      title={t('title')}
      notHere={t('notHere')}
      back={<LinkButton to="/storage">{t('backToList')}</LinkButton>}
    >
      {(place, { rows }) => <Shown key={id} place={place} rows={rows} />}
    </DetailPage>
  );
};

const Shown = ({ place, rows }: { place: StorageLocation; rows: readonly StorageLocation[] }) => {
  const { t } = useTranslation('storage');
  const navigate = useNavigate();
  const [inHand, setInHand] = useState<LocationInHand | null>(null);
  const [removed, setRemoved] = useState<StorageLocation | null>(null);
  return (
    <DetailView
      hero={
        <PlaceHero
          place={place}
          rows={rows}
          onAdd={() => setInHand({ parentId: place.id })}
          onEdit={() => setInHand({ place })}
          onRemove={() => setRemoved(place)}
        />
      }
      notice={
        !place.active && (
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
      aside={<PlaceAside place={place} rows={rows} />}
      dialogs={
        <>
          <LocationDrawer inHand={inHand} rows={rows} onClose={() => setInHand(null)} />
          <RemoveLocationDialog
            place={removed}
            onClose={() => setRemoved(null)}
            onRemoved={() => navigate({ to: '/storage', replace: true })}
          />
        </>
      }
    >
      <PlacesInside place={place} rows={rows} />
      <ItemsHere placeId={place.id}>
        <PlaceContents place={place} rows={rows} />
      </ItemsHere>
    </DetailView>
  );
};
