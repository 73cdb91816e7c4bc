import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../ui/overlay/side-drawer.tsx';
import { useKept } from '../ui/overlay/use-kept.ts';
import { LocationForm } from './location-form.tsx';

/** A place to change, or what a new one will stand in (nothing: at the top). */
export type LocationInHand = { readonly place?: StorageLocation; readonly parentId?: string };

type LocationDrawerProps = {
  inHand: LocationInHand | null;
  rows: readonly StorageLocation[];
  onClose: () => void;
  onSaved?: ((place: StorageLocation) => unknown) | undefined;
};

export const LocationDrawer = ({ inHand, rows, onClose, onSaved }: LocationDrawerProps) => {
  const { t } = useTranslation('storage');
  const shown = useKept(inHand);
  const place = shown?.place;
  return (
    <SideDrawer opened={inHand !== null} onClose={onClose} title={place ? t('editTitle') : t('add')}>
      {shown && (
        <LocationForm
          key={place ? place.id : `new ${shown.parentId}`}
          place={place}
          parentId={shown.parentId ?? null}
          rows={rows}
          onClose={onClose}
          onSaved={onSaved}
        />
      )}
    </SideDrawer>
  );
};
