import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { Alert, Skeleton, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDynamicTitle } from '../../platform/navigation/dynamic-title.ts';
import { LocationDrawer, type LocationInHand } from '../../storage/location-drawer.tsx';
import { RemoveLocationDialog } from '../../storage/remove-location-dialog.tsx';
import { useStorageLocations } from '../../storage/use-storage-locations.ts';
import { DetailColumns } from '../../ui/detail-columns.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { Results } from '../../ui/results.tsx';
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
  const place = places.data?.rows.find((row) => row.id === id);
  useDynamicTitle(place?.name);
  return (
    <Results of={places} skeleton={<PlaceSkeleton />}>
      {({ rows }) =>
        place ? (
          <Shown key={id} place={place} rows={rows} />
        ) : (
          <NotHere title={t('notHere')} back={<LinkButton to="/storage">{t('backToList')}</LinkButton>} />
        )
      }
    </Results>
  );
};

const Shown = ({ place, rows }: { place: StorageLocation; rows: readonly StorageLocation[] }) => {
  const { t } = useTranslation('storage');
  const navigate = useNavigate();
  const [inHand, setInHand] = useState<LocationInHand | null>(null);
  const [removed, setRemoved] = useState<StorageLocation | null>(null);
  return (
    <Stack gap="1.5rem">
      <PlaceHero
        place={place}
        rows={rows}
        onAdd={() => setInHand({ parentId: place.id })}
        onEdit={() => setInHand({ place })}
        onRemove={() => setRemoved(place)}
      />
      {!place.active && (
        <Alert
          color="gray"
          variant="light"
          icon={<IconInfoCircle size={20} aria-hidden />}
          title={t('inactive')}
        >
          {t('inactiveHint')}
        </Alert>
      )}
      <DetailColumns aside={<PlaceAside place={place} rows={rows} />}>
        <PlacesInside place={place} rows={rows} />
        <ItemsHere placeId={place.id}>
          <PlaceContents place={place} rows={rows} />
        </ItemsHere>
      </DetailColumns>
      <LocationDrawer inHand={inHand} rows={rows} onClose={() => setInHand(null)} />
      <RemoveLocationDialog
        place={removed}
        onClose={() => setRemoved(null)}
        onRemoved={() => navigate({ to: '/storage', replace: true })}
      />
    </Stack>
  );
};

const PlaceSkeleton = () => (
  <Stack gap="1.5rem">
    <Skeleton height={72} width="min(26rem, 100%)" radius="lg" />
    <DetailColumns aside={<Skeleton height={280} radius="lg" />}>
      <Skeleton height={96} radius="lg" />
      <Skeleton height={320} radius="lg" />
    </DetailColumns>
  </Stack>
);
